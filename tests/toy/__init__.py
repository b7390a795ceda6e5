"""A game for tests alone: it has what Crab Stack has not, dice and secrets.

Each of two seats holds a hidden card from 1 to 9. Three times a die is rolled (3 is thrice as likely as 1); the first
seat takes it or leaves it, and the second does so twice. The higher sum of card and dice wins.
"""

import pytest

from strandline.core import registry


def seat_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry find the toy."""
    from . import board, notation, rules, view

    real, names = registry.modules, registry.names()
    toy = registry.Modules("toy", board, rules, notation, view)
    monkeypatch.setattr(registry, "modules", lambda name: toy if name == "toy" else real(name))
    monkeypatch.setattr(registry, "names", lambda: (*names, "toy"))
