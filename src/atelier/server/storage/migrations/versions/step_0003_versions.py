"""A table knows the version of its rules; claims say whose they are; the house has a heartbeat.

All tables until now were played by version 1 of their game.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is needed."""
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("claims", sa.Column("holder", sa.String(22)))
    op.add_column("analyses", sa.Column("tries", sa.Integer(), nullable=False, server_default="0"))
    unfinished = sa.text("report IS NULL")
    op.create_index("analyses_unfinished", "analyses", ["table"], postgresql_where=unfinished, sqlite_where=unfinished)
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("careful_until", sa.BigInteger(), nullable=False),
    )
