from dataclasses import dataclass

from strandline.core.contract import Row

RULES_VERSION = 3
OLDER_RULES = {1: "0.1.0", 2: "0.2.5"}
SEATS = 2
SIZE = 6
PLIES, DIE, CARD, SUM = 0, 1, 2, 4


@dataclass(frozen=True)
class Options:
    seats: int = 2
    weather: tuple[str, ...] = ()


def setup(s: Row, options: Options) -> None:
    pass
