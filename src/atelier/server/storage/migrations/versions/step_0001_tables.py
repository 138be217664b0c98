"""People, keys, tables and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY, HASH, TIME = sa.String(22), sa.String(64), sa.BigInteger()


def upgrade() -> None:
    """Make everything that is kept."""
    op.create_table(
        "people",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("owner", KEY, sa.ForeignKey("people.id")),
        sa.Column("made_at", TIME, nullable=False),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "keys",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("person", KEY, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made_at", TIME, nullable=False),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_table(
        "links",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("person", KEY, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
    )
    op.create_table(
        "boxes",
        sa.Column("id", HASH, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("person", KEY, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made_at", TIME, nullable=False),
    )
    op.create_index("ix_boxes_person", "boxes", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("host", KEY, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("request", HASH, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("box", HASH, sa.ForeignKey("boxes.id")),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("origin", sa.Text()),
        sa.Column("secret", HASH, nullable=False),
        sa.Column("made_at", TIME, nullable=False),
        sa.Column("listed", sa.Integer(), nullable=False),
        sa.Column("life", sa.String(8), nullable=False),
        sa.Column("awaits", sa.String(8)),
        sa.Column("deadline", TIME),
        sa.Column("touched_at", TIME, nullable=False),
    )
    op.create_index("tables_by_request", "tables", ["host", "request"], unique=True)
    op.create_index("tables_by_life", "tables", ["life", "touched_at"])
    op.create_index("tables_by_touch", "tables", ["touched_at"])
    op.create_index("tables_by_host", "tables", ["host", "life"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "log",
        sa.Column("table", KEY, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", KEY),
        sa.Column("request", HASH),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_index("log_by_request", "log", ["table", "person", "request"], unique=True)
    op.create_table(
        "sittings",
        sa.Column("person", KEY, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", KEY, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "claims",
        sa.Column("work", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("until", TIME, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("table", KEY, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("report", sa.JSON()),
        sa.Column("failed", sa.Text()),
    )
