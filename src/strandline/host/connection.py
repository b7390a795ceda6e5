"""One client's side of a table: what it has seen, and what it must be sent to be up to date.

It has no queue: it remembers the number of the last event that was sent, and the next message brings the client from
there to the present.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from strandline.table import messages as m
from strandline.table.state import Table
from strandline.table.wire import to_json

from .open_table import OpenTable
from .ownership import audience_of, current_audience


@dataclass
class Connection:
    """One connection. ``sent``: the number of the last event that the client knows, as its audience counts.

    ``rights``: what this person may do at the table.
    """

    open_table: OpenTable
    person: str
    audience: int
    sent: int | None
    rights: Callable[[Table], m.You]
    is_first: bool = True
    here: list[bool] = field(default_factory=list)
    yours: m.You | None = None

    def missed(self) -> list[str]:
        """Return the messages that bring the client up to date."""
        audience = current_audience(self.open_table.table, self.person, self.audience)
        if audience != self.audience:  # the person has sat down or got up
            self.audience, self.sent = audience, None
        messages = [to_json(each) for each in self._what_changed()]
        if self.is_first or self.sent != self.open_table.head(self.audience):
            self.is_first = False
            self.sent, news = self.open_table.news(self.audience, self.sent)
            messages.append(news)
        return messages

    def _what_changed(self) -> list[m.You | m.Here]:
        """Return the changes that have no event: who is here, and what this person may do at the table."""
        changes: list[m.You | m.Here] = []
        found = self.rights(self.open_table.table)
        if found != self.yours:
            self.yours = found
            changes.append(found)
        here = self.open_table.seats_here()
        if here != self.here:
            if self.here:  # the first time, it is part of the state
                changes.append(m.Here("here", here))
            self.here = here
        return changes

    def look(self, seat: int) -> bool:
        """Switch to the view of another of the person's seats, and return whether that changes anything."""
        audience = audience_of(self.open_table.table, self.person, seat)
        if audience == self.audience:
            return False
        self.audience, self.sent = audience, None
        return True
