"""What a view marks as threatened is what the creatures could take, and nothing else."""

import pytest
from tests.games.survive.atlantis import lay, to_die

from strandline import Position

SWIMMER = {"ra": "C3"}
CREW = {"ra": "boat C3", "bb": "boat C3"}


@pytest.mark.parametrize(
    ("creatures", "who", "threatened"),
    [
        ({"sharks": "C5"}, SWIMMER, ["ra"]),
        ({"sharks": "C6"}, SWIMMER, []),  # SV-36: two hexes and no farther
        ({"serpents": "C4"}, SWIMMER, ["ra"]),
        ({"serpents": "C5"}, SWIMMER, []),
        ({"whales": "C4"}, SWIMMER, []),  # SV-23: whales leave swimmers alone
        ({"whales": "C6"}, CREW, ["boat C3"]),  # those aboard swim then
        ({"whales": "C7"}, CREW, []),
        ({"sharks": "C4"}, CREW, []),
        ({"serpents": "C4"}, CREW, ["bb", "boat C3", "ra"]),
        ({"whales": "C6", "sharks": "C3"}, CREW, ["bb", "boat C3", "ra"]),  # the shark waits beside the boat
        ({"serpents": "C4", "sharks": "C4", "whales": "C4"}, {}, []),  # an empty boat
        ({"sharks": "C4"}, {"ra": "D4"}, []),  # SV-38: on a tile
    ],
)
def test_sv_23_sv_36_what_a_creature_can_reach_is_threatened(
    creatures: dict[str, str], who: dict[str, str], threatened: list[str]
) -> None:
    position = lay(tiles="D4:b J7:b", who={"rj": "J7", **who}, boats="" if who == SWIMMER else "C3", **creatures)  # type: ignore[arg-type]
    assert position.view()["threatened"] == threatened


def test_sv_37_a_creature_that_took_someone_goes_no_farther() -> None:
    ring = {f"r{letter}": hex_ for letter, hex_ in zip("abcdef", ("B4", "B5", "C3", "C5", "D4", "D5"), strict=True)}
    position = lay(who={**ring, "ri": "C6"}, sharks="C4")
    assert position.view()["threatened"] == sorted(ring)


def test_what_is_threatened_is_what_can_be_taken() -> None:
    """Every way that a creature of the die can go, tried out by the engine."""
    who = {"ra": "C4", "bb": "C6", "rc": "boat B4", "gd": "boat B4", "ye": "boat E9", "rf": "D5", "bg": "F11"}
    position = lay(tiles="D4:b D5:f J7:b", who=who, boats="B4 E9", serpents="A4", sharks="C7 F8", whales="C9")
    taken = set().union(*(hunted(to_die(position, kind)) for kind in ("serpent", "shark", "whale")))
    assert set(position.view()["threatened"]) == taken != set()


def hunted(position: Position) -> set[str]:
    """All that is removed in one of the ways on to the end of this turn."""
    before, taken = pieces(position), set()
    ways = [position]
    while ways:
        now = ways.pop()
        taken |= before - pieces(now)
        if now.view()["phase"] in ("hunting", "reacting"):
            ways += [now.play(move) for move in now.moves()]
    return taken


def pieces(position: Position) -> set[str]:
    view = position.view()
    on_board = {name for group in ("walkers", "swimmers", "boats") for each in view[group].values() for name in each}
    return on_board | {f"boat {name}" for name in view["boats"]}


def test_nothing_is_threatened_when_all_is_over() -> None:
    position = lay(variants=["last-tile"], tiles="J7:m", who={"ra": "C3", "rb": "J7"}, sharks="C4")
    assert position.view()["threatened"] == ["ra"]
    while position.turn is not None:
        quiet = [move for move in ("skip", "done", "back volcano") if move in position.moves()]
        position = position.play(quiet[0] if quiet else position.moves()[0])
    assert position.view()["threatened"] == []


def test_sv_39_whom_a_creature_has_come_to_is_threatened_while_others_are_asked() -> None:
    position = lay(tiles="J7:b", who={"rj": "J7", "bf": "K8"}, sharks="K9", hands={1: ["b:repel-shark"]})
    coming = to_die(position, "shark").play("shark K9>K8")
    assert coming.view()["phase"] == "reacting"
    assert coming.view()["threatened"] == ["bf", "rj"]  # whose tile has sunk
