"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Reviews, how everybody played in each game, and everybody's mistakes."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.String(64), nullable=False, index=True),
        sa.Column("data", sa.Text(), nullable=False),
    )
    op.create_table(
        "reviewed_seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(32), index=True),
        sa.Column("mean_loss", sa.Float(), nullable=False),
        sa.Column("error", sa.Float(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("mistakes", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "mistakes",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("decision", sa.String(16), nullable=False),
        sa.Column("loss", sa.Float(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    op.create_index("mistakes_by_user", "mistakes", ["user", "loss"])


def downgrade() -> None:
    """Without reviews, which can be made again."""
    for name in ("mistakes", "reviewed_seats", "reviews"):
        op.drop_table(name)
