"""What is kept: people and their keys, tables, and one append-only log for each table. Times are in milliseconds."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("owner", String(22), ForeignKey("people.id"), index=True),  # of a bot: the person who made it
    Column("made_at", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),  # never the key itself
    Column("person", String(22), ForeignKey("people.id"), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

boxes = Table(
    "boxes",
    METADATA,
    Column("id", String(64), primary_key=True),  # sha256 of the text
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("person", String(22), ForeignKey("people.id"), nullable=False, index=True),  # the first who uploaded it
    Column("made_at", BigInteger, nullable=False),
)

uploads = Table(
    "uploads",
    METADATA,
    Column("box", String(64), ForeignKey("boxes.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True, index=True),  # everyone who uploaded it
)

kept_boxes = Table(
    "kept_boxes",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("request", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),  # with mistakes or without: it is being worked on
    Column("mistakes", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # one more each time it is kept
    Column("changed_at", BigInteger, nullable=False),
    Index("kept_boxes_by_request", "person", "request", unique=True),
    Index("kept_boxes_by_change", "person", "changed_at"),
)

trials = Table(
    "trials",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), ForeignKey("people.id")),  # nobody: the box that comes with the game
    Column("study", String(64), nullable=False, index=True),  # a digest of all that decides what is found
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", JSON, nullable=False),  # as it was checked
    Column("games", Integer, nullable=False),  # so many were asked for
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("stopped", Integer, nullable=False),
    Column("findings", JSON(none_as_null=True)),
    Column("failed", String(8)),
    Column("tries", Integer, nullable=False),  # how often it was begun since a piece was finished
    Column("asked_at", BigInteger, nullable=False),
    Index("trials_by_person", "person", "study", unique=True),
)

trial_games = Table(
    "trial_games",
    METADATA,
    Column("trial", String(22), ForeignKey("trials.id"), primary_key=True),
    Column("piece", Integer, primary_key=True),
    Column("games", LargeBinary, nullable=False),  # packed; gone once all are played and looked at
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("host", String(22), ForeignKey("people.id"), nullable=False),
    Column("request", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of the game's rules
    Column("box", String(64), ForeignKey("boxes.id")),
    Column("setup", JSON, nullable=False),  # options, name of the box, visibility, clock
    Column("origin", Text),  # the record a forked or imported table begins with
    Column("secret", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # What the log says, repeated here so that tables can be found by it.
    Column("listed", Integer, nullable=False),
    Column("life", String(8), nullable=False),
    Column("awaits", String(8)),  # person, opponent
    Column("deadline", BigInteger),  # when the clock of the seat on turn runs out
    Column("touched_at", BigInteger, nullable=False),
    Index("tables_by_request", "host", "request", unique=True),
    Index("tables_by_life", "life", "touched_at"),
    Index("tables_by_touch", "touched_at"),
    Index("tables_by_host", "host", "life"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_box", "box", postgresql_where=text("box IS NOT NULL"), sqlite_where=text("box IS NOT NULL")),
)

log = Table(
    "log",
    METADATA,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(22)),
    Column("request", String(64)),
    Column("body", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("log_by_request", "table", "person", "request", unique=True),
)

sittings = Table(
    "sittings",
    METADATA,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
)

claims = Table(
    "claims",
    METADATA,
    Column("work", String(40), primary_key=True),  # a table whose opponent is thinking, or an analysis
    Column("number", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("holder", String(22)),  # the process that has it
)

analyses = Table(
    "analyses",
    METADATA,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("report", JSON),
    Column("failed", Text),
    Column("tries", Integer, nullable=False, server_default="0"),  # how often it was begun
    Index("analyses_unfinished", "table", postgresql_where=text("report IS NULL"), sqlite_where=text("report IS NULL")),
)

deals = Table(
    "deals",
    METADATA,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("deal", String(64), nullable=False),  # of cards, box and options; written once the game is over
    Column("at", BigInteger, nullable=False),
    Index("deals_by_deal", "deal", "at"),
)

results = Table(
    "results",
    METADATA,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("outcome", JSON, nullable=False),  # who sat there, points and places, what of it can be compared
)

dailies = Table(
    "dailies",
    METADATA,
    Column("day", String(10), primary_key=True),  # 2026-07-05, by universal time
    Column("game", String(40), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("table", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("points", Integer),  # once the game is over
    Index("dailies_by_points", "day", "game", "points"),
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("secret", String(64), nullable=False),  # never told: what is told is made from it
)

heartbeats = Table(
    "heartbeats",
    METADATA,
    Column("id", Integer, primary_key=True),  # there is one
    Column("at", BigInteger, nullable=False),  # when someone last served
    Column("careful_until", BigInteger, nullable=False),  # until then the clock is not believed
)
