"""Everyone who uploaded a box, not only the first; the tables played with a box are found by it.

Until now only the first who uploaded a box was noted.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the place where they are noted, with those who are known."""
    op.create_table(
        "uploads",
        sa.Column("box", sa.String(64), sa.ForeignKey("boxes.id"), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_index("ix_uploads_person", "uploads", ["person"])
    op.execute(sa.text("INSERT INTO uploads (box, person) SELECT id, person FROM boxes"))
    with_a_box = sa.text("box IS NOT NULL")
    op.create_index("tables_by_box", "tables", ["box"], postgresql_where=with_a_box, sqlite_where=with_a_box)
