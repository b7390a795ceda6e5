"""Fair dice."""

import json
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

import strandline
from strandline import BadRecord, Record
from strandline.core.contract import CHANCE
from strandline.table import dice

SECRET = "ab" * 32
NONCES = ["00" * 16, "ff" * 16]


def fair_game(seed: int = 0) -> Record:
    """A game of Krabcek that fair dice have dealt and rolled."""
    position = strandline.game("krabcek", turns=20).start(dice.seed(SECRET, "t", NONCES))
    while position.turn is not None:
        moves = position.moves()
        if position.turn == CHANCE:
            weights = position.weights()
            n = len(position.history) + 1
            position = position.play(list(weights)[dice.draw(SECRET, "t", NONCES, n, list(weights.values()))])
        else:
            position = position.play(moves[seed % len(moves)])
    about = {"id": "t", "commitment": dice.commitment(SECRET), "secret": SECRET, "nonces": NONCES}
    return Record.of(position, extra={"table": about})


def test_outcomes_are_as_likely_as_their_weights() -> None:
    weights = [1, 2, 3, 0, 4]
    drawn = Counter(dice.draw(SECRET, "t", NONCES, n, weights) for n in range(10_000))
    for outcome, weight in enumerate(weights):
        assert abs(Fraction(drawn[outcome], 10_000) - Fraction(weight, 10)) < Fraction(2, 100)


def test_a_number_that_would_favour_some_outcome_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [dice.SPACE - 1, 5]
    monkeypatch.setattr(dice, "number", lambda *args: found[args[4]])
    assert dice.draw(SECRET, "t", NONCES, 1, [1, 1, 1]) == 2  # 2**256 - 1 is the one number too many for thirds
    assert dice.draw(SECRET, "t", NONCES, 1, [1, 1]) == 1


@pytest.mark.parametrize("other", [("cd" * 32, "t", NONCES), (SECRET, "u", NONCES), (SECRET, "t", NONCES[::-1])])
def test_secret_table_and_every_nonce_count(other: tuple[str, str, list[str]]) -> None:
    mine = [dice.draw(SECRET, "t", NONCES, n, [1] * 6) for n in range(50)]
    assert mine != [dice.draw(*other, n, [1] * 6) for n in range(50)]
    assert dice.seed(SECRET, "t", NONCES) != dice.seed(*other)


def test_a_fair_game_is_verified_with_its_deal_and_all_its_dice() -> None:
    record = fair_game()
    rolled = sum(move.startswith(("die", "open")) for move in record.moves)
    assert rolled > 5
    assert dice.verify(Record.read(record.json())) == 1 + rolled


def unfair(**changes: object) -> Record:
    record = fair_game()
    return replace(record, extra={"table": {**record.extra["table"], **changes}})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"secret": "cd" * 32}, "The secret doesn’t match the commitment"),
        ({"secret": "zz"}, "The secret doesn’t match the commitment"),
        ({"nonces": NONCES[::-1]}, "The start isn’t the one that the dice deal"),
        ({"id": "u"}, "The start isn’t the one that the dice deal"),
        ({"nonces": NONCES[:1]}, "This game can’t be checked"),
        ({"nonces": None}, "This game can’t be checked"),
        ({"commitment": 5}, "This game can’t be checked"),
    ],
)
def test_what_is_not_fair_is_found(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        dice.verify(unfair(**changes))


def test_what_was_kept_proves_that_it_is_the_secret_of_the_game() -> None:
    """The author of a record can choose another secret, and roll everything again: all of it is consistent."""
    kept = dice.Kept(dice.commitment(SECRET), {1: NONCES[1]}, "t")
    assert dice.verify(fair_game(), kept) == dice.verify(fair_game())
    with pytest.raises(BadRecord, match="the one you kept is"):
        dice.verify(fair_game(), replace(kept, commitment=dice.commitment("cd" * 32)))
    with pytest.raises(BadRecord, match=f"The nonce of seat 0 in the file is {NONCES[0]}"):
        dice.verify(fair_game(), replace(kept, nonces={0: NONCES[1]}))


def test_a_table_cannot_get_another_id_after_all_nonces_are_known() -> None:
    """The dice depend on it: the author could try one id after another."""
    with pytest.raises(BadRecord, match="The file is of table t, but you kept table u"):
        dice.verify(fair_game(), dice.Kept(dice.commitment(SECRET), dict(enumerate(NONCES)), "u"))


def test_a_record_cannot_have_another_commitment_than_its_seats_were_shown() -> None:
    own = dice.commitment(SECRET)
    assert dice.verify(unfair(commitments=[None, own]))
    with pytest.raises(BadRecord, match="the client of seat 1 was shown a different commitment"):
        dice.verify(unfair(commitments=[own, dice.commitment("cd" * 32)]))


def test_a_loaded_die_is_found() -> None:
    record = fair_game()
    n, position = next((n, each) for n, each in enumerate(record.positions()) if each.turn == CHANCE)
    other = next(face for face in position.weights() if face != record.moves[n])
    loaded = Record.of(position.play(other), extra=record.extra)
    with pytest.raises(BadRecord, match=f"Move {n + 1} is {other}, but the dice say {record.moves[n]}"):
        dice.verify(loaded)


def test_a_record_without_dice_is_said_to_be_none() -> None:
    with pytest.raises(BadRecord, match="This game can’t be checked"):
        dice.verify(Record.of(strandline.game("crab-stack").start(1)))


def test_the_browsers_test_has_what_these_dice_say() -> None:
    vector = json.loads((Path(__file__).parents[2] / "web" / "tests" / "dice.json").read_text(encoding="utf-8"))
    about = vector["secret"], vector["table"], vector["nonces"]
    assert about == (SECRET, "t", NONCES)
    assert vector["seed"] == str(dice.seed(*about))
    assert vector["first"] == dice.lot(*about)
    asked = (0, 0), (1, 0), (1, 1), (12, 0)
    assert vector["numbers"] == [str(dice.number(*about, n, again)) for n, again in asked]
    for each in vector["draws"]:
        assert each["outcome"] == dice.draw(*about, each["n"], each["weights"])
    assert vector["record"] == json.loads(fair_game().json())
