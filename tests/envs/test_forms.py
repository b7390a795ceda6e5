"""One-hot bits and planes say the same as the compact numbers, which stay within their bounds."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import strandline
import strandline.envs.gymnasium
from strandline.envs.encoding import Encoding
from strandline.envs.forms import STEPS, Form, bit_of, steps
from strandline.envs.pettingzoo import raw_env
from strandline.games.crab_stack.board import NAMES
from strandline.games.survive.board import NAMES as HEXES

from .tables import VARIANTS, game_of, interpret, label
from .test_encoding import walk

GAMES = ["crab-stack", "krabcek", "survive"]


def observed(name: str, options: dict[str, Any], seed: int, every: int = 9) -> Any:
    positions = list(walk(name, options, seed))[::every]
    encoding = Encoding(positions[0].game)
    seats = range(positions[0].game.seats)
    return encoding, np.array([encoding.observe(position, seat) for position in positions for seat in seats])


@pytest.mark.parametrize(("name", "options"), [*((name, {}) for name in GAMES), *VARIANTS], ids=label)
def test_numbers_stay_within_their_bounds(name: str, options: dict[str, Any]) -> None:
    encoding, seen = observed(game_of(name, options).name, options, 3)
    assert (seen >= 0).all()
    assert (seen <= encoding.bounds).all()
    assert Form(encoding).bounds["observation"].shape == encoding.shape


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("form", ["onehot", "planes"])
def test_every_bit_is_a_number_s(name: str, form: str) -> None:
    encoding, seen = observed(name, {}, 5)
    shown = Form(encoding, form)
    bits = shown.of(seen)
    on_board, _ = shown.parts
    at = {"observation": 0, "rest": 0}
    for plane in encoding.planes:
        part = seen[:, plane.start : plane.start + plane.length]
        is_plane = form == "planes" and plane in on_board
        key = "observation" if form == "onehot" or is_plane else "rest"
        for bit in range(steps(plane)):
            numbers = [k for k in range(plane.most + 1) if bit in bit_of(k, plane)]
            if is_plane:
                found = bits[key][:, at[key]].reshape(len(seen), -1)[:, list(shown.grid[2])]
                at[key] += 1
            else:
                found = bits[key][:, at[key] : at[key] + plane.length]
                at[key] += plane.length
            assert np.array_equal(found, np.isin(part, numbers).astype(np.int8))
    assert {key: array.shape[1] for key, array in bits.items()} == {key: at[key] for key in bits}
    if form == "planes":
        on_pixels = np.zeros(shown.grid[0] * shown.grid[1], bool)
        on_pixels[list(shown.grid[2])] = True
        assert on_pixels.sum() == len(shown.grid[2])  # no two places share a pixel
        assert not bits["observation"].reshape(len(seen), -1, on_pixels.size)[..., ~on_pixels].any()


def test_a_number_above_the_steps_sets_as_many_bits_as_it_is_large() -> None:
    plane = next(plane for plane in Encoding(strandline.game("krabcek")).planes if plane.name == "turns")
    assert plane.most > STEPS
    counts = [len(bit_of(number, plane)) for number in range(plane.most + 1)]
    assert counts == sorted(counts)
    assert (counts[0], counts[1], counts[-1]) == (0, 1, STEPS)


def test_pixels_of_neighbours_touch() -> None:
    _, columns, pixels = Form(Encoding(strandline.game("crab-stack")), "planes").grid
    places = dict(zip(NAMES.values(), (divmod(pixel, columns) for pixel in pixels), strict=True))
    steps_of = {
        (places[other][0] - places[one][0], places[other][1] - places[one][1])
        for one, other in (("c3", "c4"), ("c3", "b3"), ("c3", "d3"), ("d3", "e3"), ("e3", "e4"), ("c3", "b2"))
    }
    assert all(max(map(abs, step)) == 1 for step in steps_of)
    _, columns, pixels = Form(Encoding(strandline.game("survive")), "planes").grid
    places = dict(zip(HEXES, (divmod(pixel, columns) for pixel in pixels), strict=True))
    assert places["E4"][0] == places["E5"][0] == places["F4"][0] - 1
    assert places["E5"][1] == places["E4"][1] + 1


@pytest.mark.parametrize("form", ["compact", "onehot", "planes"])
def test_environments_show_the_form_that_is_asked_for(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)
    single = gymnasium.make("strandline/CrabStack-v1", opponents="random", observations=form).unwrapped
    many = gymnasium.make_vec("strandline/CrabStackSelfPlay-v1", num_envs=3, observations=form)
    zoo = raw_env("crab-stack", observations=form)
    seen, _ = single.reset(seed=1)
    assert single.observation_space.contains(seen)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    final = None
    while final is None:
        seen, _, _, _, infos = many.step(many.sample())
        final = infos.get("final_obs")
    assert many.observation_space.contains(final)
    zoo.reset(seed=1)
    told = zoo.observe(zoo.agent_selection)
    assert zoo.observation_space(zoo.agent_selection).contains(told)
    expected = Form(zoo.encoding, form).of(zoo.encoding.observe(zoo.episode.whole, zoo.episode.turns[0]))
    assert all(np.array_equal(told[key], each) for key, each in expected.items())


def test_a_form_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="observations='sounds': allowed are compact, onehot, planes"):
        raw_env("crab-stack", observations="sounds")
