"""The games for OpenSpiel. Importing this module registers ``strandline_crab_stack`` and so on with pyspiel.

Chance nodes draw the deal; ``deal=7`` uses the deal of that seed instead, and ``position=…`` begins there. A decision
is a dense action; an outcome of chance is its number in the order of the rules.
"""

import json
import math
from dataclasses import fields
from typing import Any, ClassVar

from strandline.core import registry
from strandline.core.contract import CHANCE
from strandline.core.errors import MissingExtra
from strandline.core.game import Game, Position, game
from strandline.core.messages import say
from strandline.core.options import options_of

try:
    import pyspiel
except ImportError:
    raise MissingExtra(say("core-needs-extra", extra="envs")) from None

import numpy as np

from .episode import LIMIT, checked_limit
from .openspiel_state import Snapshot, dealing, encoding

__all__ = ["SpielGame", "SpielState"]

BY_CHANCE = -1
"""The value of ``deal`` that means: no seed."""
OWN = ("deal", "limit", "position")
"""The parameters that are not options of the game."""
Kind = pyspiel.GameType


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with options as an OpenSpiel game. Each game has a class of its own, which knows its name."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]):
        name = self.name
        options = {key: value for key, value in parameters.items() if key not in OWN}
        self.table = game(name, **{key: _option(name, key, value) for key, value in options.items()})
        self.limit = checked_limit(int(parameters["limit"]))
        seed, seats = int(parameters["deal"]), self.table.seats
        start, text = None, str(parameters["position"])
        if seed != BY_CHANCE and text:
            raise ValueError("deal and position: a game begins with one of them")
        if seed != BY_CHANCE:
            start = self.table.start(seed)
        elif text:
            start = self.table.load(text)
        self.first = Snapshot(self.table, self.limit, position=start)
        is_by_chance = start is None or dealing(name).HAS_DICE
        information = pyspiel.GameInfo(
            num_distinct_actions=encoding(self.table).actions,
            max_chance_outcomes=dealing(name).OUTCOMES if is_by_chance else 0,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(_kind(name, is_by_chance), information, parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of draws of the deal and of later chance events."""
        return self.limit + _draws(self.table) if self.max_chance_outcomes() else 0

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> "Observer":
        return Observer(self.first, kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel, made from a snapshot of a game."""

    def __init__(self, of: SpielGame):
        super().__init__(of)
        self.snapshot = of.first

    def current_player(self) -> int:
        turn = self.snapshot.turn
        if turn is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        return self.snapshot.turn is None

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.snapshot.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        whole = sum(self.snapshot.weights.values())
        return [(number, weight / whole) for number, weight in enumerate(self.snapshot.weights.values())]

    def _apply_action(self, action: int) -> None:
        self.snapshot = self.snapshot.after(action)

    def resample_from_infostate(self, player: int, draw: Any) -> "SpielState":
        """Return a state that the player cannot tell from this one, with what it does not know drawn anew."""
        found: SpielState = self.clone()
        found.snapshot = self.snapshot.resampled(player, draw)
        return found

    def undo_action(self, _player: int, _action: int) -> None:
        """Raise an error: pyspiel keeps the history of a Python game where Python cannot take anything back."""
        raise NotImplementedError("undo_action: keep state.clone(), which shares everything with the state")

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.snapshot.name(action)

    def returns(self) -> list[float]:
        return list(self.snapshot.returns)

    def __str__(self) -> str:
        """Return the text of the position with everything hidden, or the deal so far."""
        position = self.snapshot.position
        return self.snapshot.dealt if position is None else position.text


class Observer:
    """Observes what a seat knows now or, with perfect recall, also everything that it saw since the deal.

    The pieces of a tensor are the planes of the game's page and, for perfect recall, ``events``: a line for each event
    with who (1: the first seat, …; -1: chance) and what, plus 1. Where nothing is hidden, perfect recall is a string
    alone, and so is what is only public or only private.
    """

    def __init__(self, first: Snapshot, kind: Any, parameters: dict[str, Any] | None):
        if parameters:
            raise ValueError(f"observation parameters {parameters}: there are none")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer knows what all players know: str(state) tells the whole truth")
        self.is_public = bool(kind.public_info)
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_recall = bool(kind.perfect_recall)
        is_hidden = first.game.modules.view.HIDDEN
        shapes: dict[str, tuple[int, ...]] = {}
        if self.is_public and (self.is_private or not is_hidden) and (is_hidden or not self.has_recall):
            shapes = {plane.name: (plane.length,) for plane in encoding(first.game).planes}
            if self.has_recall:
                shapes["events"] = first.limit, 2
        sizes = [math.prod(shape) for shape in shapes.values()]
        whole = np.zeros(sum(sizes), np.float32)
        parts = np.split(whole, np.cumsum(sizes[:-1]))  # they share the memory of the tensor
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=False)}
        self.tensor = whole if shapes else None

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        snapshot = state.snapshot
        self.tensor.fill(0)
        if snapshot.position is not None:
            seen = encoding(snapshot.game).observe(snapshot.position, player)
            self.tensor[: len(seen)] = seen
        if "events" in self.dict and snapshot.events:
            lines = [(event.who + (event.who != CHANCE), event.numbers[player] + 1) for event in snapshot.events]
            self.dict["events"][: len(lines)] = lines

    def string_from(self, state: SpielState, player: int) -> str:
        snapshot = state.snapshot
        if snapshot.position is None:
            return snapshot.dealt if self.is_public else ""
        if not self.is_public:
            return _secrets(snapshot.position, player) if self.is_private else ""
        if self.has_recall:
            events = "; ".join(event.texts[player] for event in snapshot.events)
            told = f"seat {player} | {snapshot.position.start} | {events}".rstrip(" |")
            is_drawn = snapshot.drawn_for not in (None, player)  # then its secrets are not among the events
            return f"{told} | {_secrets(snapshot.position, player)}" if is_drawn else told
        if snapshot.game.modules.view.HIDDEN:
            return json.dumps(snapshot.position.view(player if self.is_private else None))
        return snapshot.position.text


def _secrets(position: Position, seat: int) -> str:
    """Return what a seat may see and a spectator may not."""
    watched = position.view()
    seen = {key: value for key, value in position.view(seat).items() if value != watched[key] and key != "seat"}
    return json.dumps(seen) if seen else ""


def _draws(of: Game) -> int:
    """Return the number of draws of a deal."""
    drawn: list[str] = []
    while bag := dealing(of.name).bag(of.options, drawn):
        drawn.append(next(iter(bag)))
    return len(drawn)


def _kind(name: str, is_by_chance: bool) -> Any:
    modules = registry.modules(name)
    is_hidden = modules.view.HIDDEN
    players = options_of(modules.board.Options).get("players")
    seats = [int(count) for count in players.values] if players else [int(modules.board.SEATS)]
    return Kind(
        short_name=f"strandline_{name.replace('-', '_')}",
        long_name=f"{name.replace('-', ' ').title()} (Strandline)",
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC if is_by_chance else Kind.ChanceMode.DETERMINISTIC,
        information=Kind.Information.IMPERFECT_INFORMATION if is_hidden else Kind.Information.PERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=is_hidden,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=is_hidden,
        parameter_specification=_parameters(name),
    )


def _parameters(name: str) -> dict[str, int | str]:
    """Return the options of a game with their defaults. A list of words is a string with spaces."""
    usual: dict[str, Any] = {field.name: field.default for field in fields(registry.modules(name).board.Options)}
    values = {key: " ".join(value) if isinstance(value, tuple) else value for key, value in usual.items()}
    return {**values, "deal": BY_CHANCE, "limit": LIMIT, "position": ""}


def _option(name: str, key: str, value: int | str) -> Any:
    """Convert a parameter to the option's type."""
    usual = next(field.default for field in fields(registry.modules(name).board.Options) if field.name == key)
    is_many = isinstance(value, str) and (isinstance(usual, tuple) or " " in value)
    return tuple(str(value).split()) if is_many else value


for _name in registry.names():
    if registry.modules(_name).dealing is None:
        continue
    # A class, not a function: pyspiel releases it only after Python has ended, when nothing may be freed.
    pyspiel.register_game(_kind(_name, is_by_chance=True), type(f"Spiel {_name}", (SpielGame,), {"name": _name}))
