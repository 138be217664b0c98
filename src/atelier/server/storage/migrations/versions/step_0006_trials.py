"""Boxes that are tried out: how far each trial is, the games of those under way, what they showed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the places where they are kept."""
    op.create_table(
        "trials",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id")),
        sa.Column("study", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("box", sa.JSON(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("stopped", sa.Integer(), nullable=False),
        sa.Column("findings", sa.JSON()),
        sa.Column("failed", sa.String(8)),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("trials_by_person", "trials", ["person", "study"], unique=True)
    op.create_index("ix_trials_study", "trials", ["study"])
    op.create_table(
        "trial_games",
        sa.Column("trial", sa.String(22), sa.ForeignKey("trials.id"), primary_key=True),
        sa.Column("piece", sa.Integer(), primary_key=True),
        sa.Column("games", sa.LargeBinary(), nullable=False),
    )
