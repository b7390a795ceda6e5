"""Crab Stack: the hexagonal board, its layouts, the options, and the map of the row.

A cell's number is 8 * column + row, so that the six neighbours of a whole set of cells are a few
shifts away (the eighth place of each column stays empty and catches what would run over), and the lowest bit of a set
is its first cell in the order a1, a2, ..., g4.
"""

from strandline.core.bits import count as count
from strandline.core.bits import low as low
from strandline.core.bits import mix as mix
from strandline.core.bits import pick as pick
from strandline.core.bits import rand as rand
from strandline.core.contract import OVER as OVER
from strandline.core.contract import Row as Row
from strandline.core.contract import Shares as Shares

SEATS = 4
COLOURS = "rbgy"
SMALL, MEDIUM, LARGE = 1, 2, 3

# A crab is colour * 16 + size * 4 + (0, 1 or 2): never 0, which stands for no crab.
# A pile is height * 64 + top crab, 16 bits; four piles share an int. What lies below a crab: 8 bits, eight to an int.
TURN = 0
MOVER = 1
CHOICE = 2  # the first cells of the tied groups while a wave choice is pending, else 0
ALIVE = 3  # the players not out
IS_FRESH = 4
HASH = 5
CARRIES = 5  # + size: the cells on which a crab of that size may end; with LARGE, all that are occupied
SMALLS = CARRIES + SMALL
MEDIUMS = CARRIES + MEDIUM
OCCUPIED = CARRIES + LARGE
TOPS = 9  # + colour: the cells where that colour lies on top
PILES = 13
BELOW = 27
PLAYERS = 35
LAYOUT = 36
TIE = 37
REPEATS = 38
SIZE = 39
