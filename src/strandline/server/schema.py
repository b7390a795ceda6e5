"""The schema of the database: people, tables, and for each table all its events, in order.

The events are the truth, and events are only added. The other columns of a table's row follow from them and are
written with them, so that lists and duties can be found without reading every game.
"""

import sqlalchemy as sa

metadata = sa.MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s"})

ID = sa.String(32)
HOME = sa.String(24)
"""The mark of an address (``Signer.home``): equal for everything that came from the same address."""

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("named", sa.BigInteger, nullable=False, server_default="0", index=True),
)
"""``named``: when the person last chose the name."""

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", ID, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Links by which a second device becomes the same person."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", ID, nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("signs", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
"""Passkeys by which a browser becomes a person again. ``signs``: how often it has signed, if it counts that."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("person", ID, nullable=False),
    sa.Column("purpose", sa.String(10), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
)
"""What browsers are to sign with a passkey: once, soon, and by the person who has asked for it."""

progress = sa.Table(
    "progress",
    metadata,
    sa.Column("person", ID, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("deleted", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
)
"""What a person has solved and learnt, as JSON; only their browsers read it. ``version``: one more with each change.

``deleted``: the version in which it was last deleted, or 0. A browser that knows only earlier ones deletes its own.
"""

pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", ID, nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(30), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
)
"""The browsers that want to be told when it is a person's turn. ``hash``: of the endpoint, which a browser has once.

``failures``: how many messages in a row did not arrive.
"""

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("person", ID, nullable=False, index=True),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("home", HOME, index=True),
)
"""Records that someone keeps here for a while, to share them by link."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("host", ID, nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("last", sa.BigInteger, nullable=False, index=True),
    sa.Column("duty", sa.BigInteger, index=True),
    sa.Column("deciding", sa.JSON, nullable=False),
    sa.Column("home", HOME),
    sa.Column("to_rate", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("moves", sa.Integer, nullable=False, server_default="0"),
    sa.Column("seek", sa.String(80), unique=True, index=True),
)
"""``last``: the time of the last event that everyone can see. ``duty``: when the server must act next.

``to_rate``: the table is rated, and its result has not been counted yet. ``moves``: how many moves were made. ``seek``:
what people wait for there, as long as they wait. No two tables have the same: whoever comes second finds the first,
even in the same moment at another process.
"""

TO_RATE = sa.text("to_rate")
sa.Index("ix_tables_to_rate", tables.c.id, sqlite_where=TO_RATE, postgresql_where=TO_RATE)

LISTED = sa.text("public AND status NOT IN ('over', 'closed')")
"""Which tables are in the list of public ones: open, or being played.

A query finds their index by exactly this condition. With ``IN``, SQLite would take the index of ``status`` instead.
"""
sa.Index("ix_tables_listed", tables.c.last, tables.c.id, sqlite_where=LISTED, postgresql_where=LISTED)

players = sa.Table(
    "players",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", ID, nullable=False, index=True),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("host", ID, nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("last", sa.BigInteger, nullable=False, index=True),
    sa.Column("home", HOME, index=True),
)
"""A tournament's tables have its id as their host."""

tournament_events = sa.Table(
    "tournament_events",
    metadata,
    sa.Column("tournament_id", ID, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", ID),
    sa.Column("body", sa.JSON, nullable=False),
)

tournament_people = sa.Table(
    "tournament_people",
    metadata,
    sa.Column("tournament_id", ID, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", ID, primary_key=True, index=True),
    sa.Column("hosts", sa.Boolean, nullable=False),
    sa.Column("plays", sa.Boolean, nullable=False),
)
"""Hosts and players. ``plays``: now, so that they cannot play in another tournament."""
PLAYS = sa.text("plays")
sa.Index(
    "ix_tournament_people_plays", tournament_people.c.person, unique=True, sqlite_where=PLAYS, postgresql_where=PLAYS
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", ID),
    sa.Column("key", sa.String(64)),
    sa.Column("body", sa.JSON, nullable=False),
    sa.UniqueConstraint("table_id", "n", name="uq_events_n"),
    sa.UniqueConstraint("table_id", "person", "key", name="uq_events_key"),
)
"""``key``: the sender's own id of a command, so that a command that is sent twice is done once."""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", ID, primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("cautious", sa.Double, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
)
"""Each person's rating in a game for a number of players. ``cautious``: what leaderboards are ordered by.

``name``: the one by which they last played, for people whose name has been deleted since.
"""
sa.Index("ix_ratings_leaderboard", ratings.c.game, ratings.c.players, ratings.c.cautious)

rated_games = sa.Table(
    "rated_games",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("why_not", sa.String(10)),
)
"""Rated games that have ended: each is counted once. They stay when their tables are deleted.

``why_not``: why a game does not count; null if it does.
"""

rated_seats = sa.Table(
    "rated_seats",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", ID, nullable=False, index=True),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("new_mu", sa.Double, nullable=False),
    sa.Column("new_sigma", sa.Double, nullable=False),
)
"""The players of rated games, with their places and their ratings before and after: every rating can be audited."""
