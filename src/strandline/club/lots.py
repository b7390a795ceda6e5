"""What is drawn by lot in a tournament. Everything follows from its seed: the same events give the same draws."""

from collections.abc import Iterable
from hashlib import sha256


def lot(seed: str, *words: object) -> int:
    """Return a number that the seed and the words decide."""
    text = "\n".join(map(str, (seed, *words)))
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def shuffled(seed: str, players: Iterable[str], *words: object) -> list[str]:
    """Return the players in an order drawn by lot."""
    return sorted(players, key=lambda player: (lot(seed, *words, player), player))
