"""When people are away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One new table."""
    op.create_table(
        "vacations",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user"],
            ["users.id"],
        ),
        sa.PrimaryKeyConstraint("user", "since"),
    )


def downgrade() -> None:
    """Without the table."""
    op.drop_table("vacations")
