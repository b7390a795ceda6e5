"""The schedule of a round robin, by the circle method: everyone meets everyone, and begins about as often as not."""

from collections.abc import Sequence


def rounds(players: Sequence[str], is_double: bool = False) -> list[tuple[list[list[str]], list[str]]]:
    """Return each round's pairs, the one who begins first, and who has a bye.

    If it is double, the second half repeats the first with the other player beginning.
    """
    circle: list[str | None] = [*([None] if len(players) % 2 else []), *players]
    found = []
    for number in range(len(circle) - 1):
        pairs, byes = list[list[str]](), list[str]()
        for n in range(len(circle) // 2):
            one, other = circle[n], circle[-1 - n]
            if one is None or other is None:
                byes += [each for each in (one, other) if each is not None]
            # Who stays in place begins in every other round; the others, by where they have come in the circle.
            elif number % 2 if n == 0 else n % 2:
                pairs.append([other, one])
            else:
                pairs.append([one, other])
        found.append((pairs, byes))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    if is_double:
        found += [([pair[::-1] for pair in pairs], byes) for pairs, byes in found]
    return found
