"""How finished games ended; the deals of the day; a secret of the house that they are made from.

The results of games that were over before are noted by the sweeper, a few at a time.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the places where they are noted."""
    op.create_table(
        "results",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=False),
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("points", sa.Integer()),
    )
    op.create_index("ix_dailies_table", "dailies", ["table"])
    op.create_index("dailies_by_points", "dailies", ["day", "game", "points"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
