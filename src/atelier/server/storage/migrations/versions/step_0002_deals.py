"""Which finished games had the same deal; the watch fills it in, for games of earlier days too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the place where deals are noted."""
    op.create_table(
        "deals",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("deals_by_deal", "deals", ["deal", "at"])
