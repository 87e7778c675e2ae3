"""What each game did to its players' ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Outcomes have the rating before and after; unknown for games played earlier."""
    op.add_column("outcomes", sa.Column("mu_before", sa.Float(), nullable=True))
    op.add_column("outcomes", sa.Column("mu_after", sa.Float(), nullable=True))


def downgrade() -> None:
    """Without what games did to ratings."""
    op.drop_column("outcomes", "mu_after")
    op.drop_column("outcomes", "mu_before")
