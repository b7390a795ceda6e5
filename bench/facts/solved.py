"""What the solver has proved of random deals of two-player Crab Stack: a file of lines, and a section of the page."""

import json
import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import strandline
from strandline.arena.rating import wilson

BEGIN, END = "<!-- perfect play -->", "<!-- end of perfect play -->"
OPEN = "open"
WORDS = {(1.0, 1.0): "won", (0.0, 0.0): "lost", (0.5, 0.5): "drawn", (0.0, 0.5): "not won", (0.5, 1.0): "not lost"}


@dataclass(frozen=True)
class Deal:
    """A deal and what is proved of it; a line of the file is its fields as JSON."""

    seed: int
    tie: str
    """Who decides a tied wave (CS-12)."""
    position: str
    low: float
    """The least share of 1 that is proved for the first player, with perfect play."""
    high: float
    """The most."""
    seconds: float
    """The CPU time that the solver had."""
    nodes: int
    moves: str
    """Best play as far as it is known: the winner takes the quickest known way, the loser the longest."""

    @property
    def is_proved(self) -> bool:
        return self.low == self.high

    def is_done(self, seconds: float) -> bool:
        """Return whether it makes no sense to try again with this much time."""
        return self.is_proved or self.seconds >= seconds

    @property
    def is_decisive(self) -> bool:
        """Whether one player is proved to win."""
        return self.is_proved and self.low != 0.5

    @property
    def outcome(self) -> str:
        """What is proved for the first player, in words."""
        return WORDS.get((self.low, self.high), OPEN)

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    def check(self) -> None:
        """Play the moves by the rules; a won or lost deal must end as the line says."""
        position = strandline.game("crab-stack", tie=self.tie).start(self.seed)
        assert position.text == self.position, f"seed {self.seed} deals another position"
        first = position.turn
        assert first is not None
        for move in self.moves.split():
            position = position.play(move)
        if self.is_decisive:
            assert position.result is not None, f"seed {self.seed}: the line does not end"
            assert position.result[first] == self.low, f"seed {self.seed}: the line ends with another result"


def read(file: Path) -> dict[tuple[int, str], Deal]:
    """Return the deals of a file, by seed and rule; of several lines for a deal, the last one counts."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    deals = [Deal(**json.loads(line)) for line in lines]
    return {(deal.seed, deal.tie): deal for deal in deals}


Rules = dict[str, dict[int, Deal]]
"""The deals by seed, for each rule."""


def section(deals: dict[tuple[int, str], Deal]) -> str:
    """Return the section of the page in Markdown."""
    rules = {
        tie: {seed: deal for (seed, rule), deal in deals.items() if rule == tie}
        for tie in ("mover", "next")
        if tie == "mover" or any(rule == tie for _, rule in deals)
    }
    return "\n".join(
        [
            BEGIN,
            "## Crab Stack, 2 players, with perfect play",
            "",
            *table(rules),
            "",
            " ".join(sentences(rules)),
            "",
            END,
        ]
    )


def table(rules: Rules) -> Iterator[str]:
    """Yield what is proved for the player who moves first, with both rules for tied waves."""
    yield "| for the first player | " + " | ".join(f"`tie={tie}` | share" for tie in rules) + " |"
    yield "|---|" + "--:|--:|" * len(rules)
    counts = {tie: Counter(deal.outcome for deal in deals.values()) for tie, deals in rules.items()}
    for word in (*WORDS.values(), OPEN):
        if any(count[word] for count in counts.values()):
            cells = (f"{count[word]} | {interval(count[word], count.total())}" for count in counts.values())
            yield f"| {word} | " + " | ".join(cells) + " |"
    yield "| deals | " + " | ".join(f"{count.total()} | " for count in counts.values()) + " |"


def sentences(rules: Rules) -> Iterator[str]:
    mover, after = rules["mover"], rules.get("next", {})
    seconds = max(deal.seconds for deals in rules.values() for deal in deals.values())
    yield f"[The solver](solver.md) had {seconds:g} s of CPU time for each deal, from the first move."
    low, high = (100 * statistics.mean(getattr(deal, name) for deal in mover.values()) for name in ("low", "high"))
    yield f"Whatever the open deals are worth, the first player's share of these deals is between {low:.1f} % and"
    yield f"{high:.1f} % with perfect play. The open deals are the harder ones: they may be worth less than the others."
    lengths = [len(deal.moves.split()) for deal in mover.values() if deal.is_decisive]
    if lengths:
        yield f"The known lines of won and lost deals have {min(lengths)} to {max(lengths)} moves, half of them at most"
        yield f"{statistics.median_low(lengths)}; the shortest possible ones may be shorter."
    both = [seed for seed, deal in after.items() if deal.is_proved and seed in mover and mover[seed].is_proved]
    changed = [seed for seed in both if mover[seed].low != after[seed].low]
    if both:
        yield f"Of {len(both)} deals proved with both rules for tied waves (CS-12), {len(changed)} have another"
        yield f"outcome with the other rule{': seeds ' * bool(changed)}{', '.join(map(str, changed))}."
    yield "[The data](facts/crab-stack-solved.jsonl) has a line for each deal: the position, the bounds, and best play."
    yield "`python bench/solve_deals.py --check` plays all lines by the rules; without `--check` it continues."


def interval(number: int, of: int) -> str:
    """Return a share with its 95 % interval (Wilson)."""
    low, high = wilson(number, of)
    return f"{100 * number / of:.0f} % ({100 * low:.0f} to {100 * high:.0f})" if of else ""
