"""Survive: what no bot of the lower levels does while there are other moves."""

import pytest
from atlantis import lay

from strandline.bots.bot import legal
from strandline.games.survive.blunders import is_blunder
from strandline.search.thought import Root

# What lies where, the move, and whether it only hurts the player.
CASES = {
    "into the water with a shark": ({"who": {"ra": "D4"}, "sharks": "C4"}, "ra>sea C4", True),
    "into the water with a whale": ({"who": {"ra": "D4"}, "whales": "C4"}, "ra>sea C4", False),
    "onto a boat that a whale then sinks": ({"who": {"ra": "D4"}, "boats": "C4", "whales": "C4"}, "ra>boat C4", True),
    "beside that boat": ({"who": {"ra": "D4"}, "boats": "C4", "whales": "C4"}, "ra>sea C4", False),
    "off a boat, to a shark": ({"who": {"ra": "boat C4"}, "boats": "C4", "sharks": "C4"}, "ra>sea C4", True),
    "one's boat to a serpent": ({"who": {"ra": "boat C4"}, "boats": "C4", "serpents": "C5"}, "boat C4>C5", True),
    "one's boat to a shark": ({"who": {"ra": "boat C4"}, "boats": "C4", "sharks": "C5"}, "boat C4>C5", False),
    "an empty boat to a serpent": ({"who": {"ra": "D4"}, "boats": "C5", "serpents": "C6"}, "boat C5>C6", False),
    "a boat with another's explorer too": (
        {"who": {"ra": "boat C4", "ba": "boat C4"}, "boats": "C4", "serpents": "C5"}, "boat C4>C5", False,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_step_that_hurts_nobody_but_oneself_is_a_blunder(case: str) -> None:
    """SV-23, as a seat sees it."""
    position, move, expected = CASES[case]
    root = Root.of(lay(tiles="D4:b J7:b", **position))
    assert is_blunder(root.row, root.seat, legal(root)[move]) is expected
