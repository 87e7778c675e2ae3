"""Puzzles that people have answered."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A new table."""
    op.create_table(
        "puzzle_answers",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user"],
            ["users.id"],
        ),
        sa.PrimaryKeyConstraint("user", "number"),
        sa.UniqueConstraint("user", "puzzle", name="puzzle_answers_by_puzzle"),
    )


def downgrade() -> None:
    """Without the table."""
    op.drop_table("puzzle_answers")
