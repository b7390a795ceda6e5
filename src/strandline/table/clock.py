"""The clock of a table: how much time each seat has left."""

from dataclasses import dataclass, field, replace

from .events import PlannedClock

GRACE = 60_000
"""Extra time for a seat that has run out of time, once in a game."""


@dataclass
class Clock:
    """Each seat's remaining milliseconds; those of the running seat are as of ``since``.

    ``grace``: the extra time that each seat still gets when its owner comes back after running out of time.
    """

    kind: str
    full: int = 0
    increment: int = 0
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0
    grace: list[int] = field(default_factory=list)

    def copy(self) -> "Clock":
        """Return an independent copy."""
        return replace(self, left=self.left.copy(), grace=self.grace.copy())

    def switch(self, seat: int | None, now: int, *, has_moved: bool) -> None:
        """Stop the running seat, and let ``seat`` run. Only a move earns the increment."""
        if self.kind == "none":
            return
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - (now - self.since))
        if self.running != seat:
            if self.kind == "bank":
                if has_moved and self.running is not None and self.left[self.running]:
                    self.left[self.running] += self.increment
            elif seat is not None:
                self.left[seat] = self.full
        self.running, self.since = seat, now

    def skip(self, since: int, until: int) -> None:
        """Skip the time in which no server was up."""
        if self.running is not None:
            self.since += max(0, until - max(since, self.since))

    def can_return(self, seat: int, *, is_to_move: bool) -> bool:
        """Whether a seat that ran out of time has time to continue: each new turn may bring it some."""
        return self.grace[seat] > 0 or (self.kind != "bank" and not is_to_move)

    def come_back(self, seat: int, now: int, *, is_to_move: bool) -> None:
        """Give a seat that ran out of time its grace, unless its next turn brings time; it runs if it is its turn."""
        if self.kind == "bank" or is_to_move:
            self.left[seat], self.grace[seat] = self.grace[seat], 0
        else:
            self.left[seat] = self.full
        if is_to_move:
            self.running, self.since = seat, now

    @property
    def deadline(self) -> int | None:
        """When the running seat runs out of time."""
        return None if self.running is None else self.since + self.left[self.running]


def clock_of(plan: PlannedClock, seats: int) -> Clock:
    """Return a clock that nobody has started."""
    full = 1000 * (plan.get("seconds", 0) or plan.get("days", 0) * 86_400)
    increment = plan.get("increment", 0) * 1000
    return Clock(plan["kind"], full, increment, [full] * seats, grace=[min(full, GRACE)] * seats)
