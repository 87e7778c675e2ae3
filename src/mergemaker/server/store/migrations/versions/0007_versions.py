"""Events, games and their rules carry versions; names have room however long they become when folded."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is stored already is of the first version."""
    op.add_column("events", sa.Column("format", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("games", sa.Column("format", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("games", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    with op.batch_alter_table("users") as users:
        users.alter_column("login", existing_type=sa.String(64), type_=sa.String(128))


def downgrade() -> None:
    """No versions; an account whose name is too long can no longer log in."""
    op.execute("UPDATE users SET login = NULL WHERE length(login) > 64")
    with op.batch_alter_table("users") as users:
        users.alter_column("login", existing_type=sa.String(128), type_=sa.String(64))
    op.drop_column("games", "rules")
    op.drop_column("games", "format")
    op.drop_column("events", "format")
