"""Survive: the kept tiles, what can still be on the others, and who knows what (mask and guess)."""

from strandline.core.bits import low, pick
from strandline.core.contract import OVER, UNKNOWN, Row

from .board import (
    ALL_VALUES,
    BEACH,
    COLOUR_COUNT,
    EFFECT_COUNT,
    EXPLORERS,
    FIRST_KEPT,
    HAND,
    HELD,
    KEPT,
    KEPT_FROM,
    MIX,
    MOUNTAIN,
    NOBODY,
    PLACED,
    PLAYERS,
    RULED_OUT,
    SEEN,
    TURN,
    VALUES,
)


def keep(s: Row, seat: int, effect: int, terrain: int) -> None:
    """SV-26: give a tile to a seat, face down."""
    tile = s[KEPT]
    s[KEPT] = tile + 1
    s[KEPT_FROM] |= terrain << 2 * tile
    s[HELD + seat] |= 1 << tile
    s[HAND + seat] |= effect - FIRST_KEPT << 3 * tile


def oldest(s: Row, seat: int, effect: int) -> int:
    """SV-35: return the tile with an effect that the seat got first, of those it holds; NOBODY if there is none."""
    held = s[HELD + seat]
    while held:
        tile = low(held)
        if s[HAND + seat] >> 3 * tile & 7 == effect - FIRST_KEPT:
            return tile
        held &= held - 1
    return NOBODY


def spend(s: Row, seat: int, effect: int) -> None:
    """SV-35: turn over and discard a kept tile. Everyone sees that none of the seat's older tiles has this effect."""
    tile = oldest(s, seat, effect)
    kind = effect - FIRST_KEPT
    s[HELD + seat] ^= 1 << tile
    s[HAND + seat] &= ~(7 << 3 * tile)
    s[SEEN + (s[KEPT_FROM] >> 2 * tile & 3)] += 1 << 4 * effect
    s[RULED_OUT + kind // 3] |= (s[HELD + seat] & (1 << tile) - 1) << 18 * (kind % 3)


def left_under(s: Row, terrain: int, hidden: int) -> int:
    """SV-5: return the effects of a terrain's tiles that nobody has seen or holds, 4 bits an effect.

    Tiles held by the seats in ``hidden`` count as not seen and not held.
    """
    left = MIX[terrain] - s[SEEN + terrain]
    for seat in range(s[PLAYERS]):
        held = 0 if hidden >> seat & 1 else s[HELD + seat]
        while held:
            tile = low(held)
            held &= held - 1
            if s[KEPT_FROM] >> 2 * tile & 3 == terrain:
                left -= 1 << 4 * (FIRST_KEPT + (s[HAND + seat] >> 3 * tile & 7))
    return left


# Who knows what


def mask(s: Row, seat: int) -> None:
    """SV-8, SV-26, SV-45: a seat knows its own explorers' values and its own tiles; at the end everything is shown."""
    if s[TURN] == OVER:
        return
    for other in range(s[PLAYERS]):
        if other != seat:
            s[HAND + other] = UNKNOWN
    for colour in range(s[COLOUR_COUNT]):
        if colour % s[PLAYERS] != seat:
            s[VALUES + colour] = UNKNOWN


def guess(s: Row, seat: int, rng: Row) -> None:
    """Choose explorers' values and the others' tiles at random among all possibilities."""
    for colour in range(s[COLOUR_COUNT]):
        if s[VALUES + colour] == UNKNOWN:
            guess_values(s, colour, rng)
    hidden = 0
    for other in range(s[PLAYERS]):
        if s[HAND + other] == UNKNOWN:
            hidden |= 1 << other
    for terrain in range(BEACH, MOUNTAIN + 1):
        left = left_under(s, terrain, hidden) >> 4 * FIRST_KEPT
        # The draw is uniform over what fits. The truth fits, so drawing again comes to an end.
        while not guess_tiles(s, terrain, hidden, left, rng):
            pass


def guess_values(s: Row, colour: int, rng: Row) -> None:
    """SV-6: give every explorer placed so far one of the colour's ten values, all equally likely."""
    left = ALL_VALUES
    found = 0
    for n in range(s[PLACED + colour]):
        value = drawn(left, EXPLORERS - n, rng)
        left -= 1 << 4 * value
        found |= value << 3 * n
    s[VALUES + colour] = found


def guess_tiles(s: Row, terrain: int, hidden: int, left: int, rng: Row) -> bool:
    """Draw the hidden kept tiles of a terrain from those left; return whether none contradicts what is known."""
    total = 0
    for kind in range(EFFECT_COUNT - FIRST_KEPT):
        total += left >> 4 * kind & 15
    for seat in range(s[PLAYERS]):
        if not hidden >> seat & 1:
            continue
        if s[HAND + seat] == UNKNOWN:
            s[HAND + seat] = 0
        held = s[HELD + seat]
        while held:
            tile = low(held)
            held &= held - 1
            if s[KEPT_FROM] >> 2 * tile & 3 == terrain:
                kind = drawn(left, total, rng)
                if s[RULED_OUT + kind // 3] >> 18 * (kind % 3) + tile & 1:
                    return False
                left -= 1 << 4 * kind
                total -= 1
                s[HAND + seat] = s[HAND + seat] & ~(7 << 3 * tile) | kind << 3 * tile
    return True


def drawn(left: int, total: int, rng: Row) -> int:
    """Draw a sort from a bag of ``total`` pieces, 4 bits a sort; every piece is equally likely."""
    n = pick(rng, total)
    sort = 0
    while n >= left & 15:
        n -= left & 15
        left >>= 4
        sort += 1
    return sort
