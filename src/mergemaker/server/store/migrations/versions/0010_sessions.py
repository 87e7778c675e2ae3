"""What the browser of a session is, and what the names of accounts look like."""

import sqlalchemy as sa
from alembic import op

from mergemaker.room.names import looks

revision = "0010"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Sessions have an agent, accounts what their name looks like: of several that look alike the oldest."""
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=True))
    op.add_column("users", sa.Column("skeleton", sa.Text(), nullable=True))
    users = sa.table("users", *(sa.column(name) for name in ("id", "name", "login", "created", "skeleton")))
    accounts = sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None)).order_by(users.c.created)
    known: dict[str, str] = {}
    for row in op.get_bind().execute(accounts):
        known.setdefault(looks(row.name), row.id)
    for skeleton, user in known.items():
        op.execute(sa.update(users).where(users.c.id == user).values(skeleton=skeleton))
    op.create_index("users_by_skeleton", "users", ["skeleton"], unique=True)


def downgrade() -> None:
    """Neither is known."""
    op.drop_index("users_by_skeleton", "users")
    op.drop_column("users", "skeleton")
    op.drop_column("sessions", "agent")
