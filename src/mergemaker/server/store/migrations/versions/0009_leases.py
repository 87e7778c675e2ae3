"""Several processes: which of them are alive, and which is in charge of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Processes, and the leases of games."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("beat", sa.Float(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("holder", sa.String(32), index=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """As before them."""
    op.drop_table("leases")
    op.drop_table("processes")
