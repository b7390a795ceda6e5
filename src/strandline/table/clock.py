"""The clock of a table: how much time each seat has left."""

from dataclasses import dataclass, field

from .events import PlannedClock


@dataclass
class Clock:
    """What each seat has left, in milliseconds, as of ``since``, for the seat that is running."""

    kind: str
    full: int = 0
    increment: int = 0
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0

    def switch(self, seat: int | None, now: int, *, has_moved: bool) -> None:
        """Stop whoever is running, and let ``seat`` run. Only a move earns the increment."""
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
        """Leave out the time in which no server was up."""
        if self.running is not None:
            self.since += max(0, until - max(since, self.since))

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is over."""
        return None if self.running is None else self.since + self.left[self.running]


def clock_of(plan: PlannedClock, seats: int) -> Clock:
    """Return a clock that nobody has started."""
    full = 1000 * (plan.get("seconds", 0) or plan.get("days", 0) * 86_400)
    return Clock(plan["kind"], full, plan.get("increment", 0) * 1000, [full] * seats)
