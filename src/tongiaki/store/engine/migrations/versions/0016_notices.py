"""Notifications: pending notifications, each person's choices, and browsers registered for push notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
    )
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_until", sa.Integer, nullable=True),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("mail", sa.Text, nullable=True),
        sa.Column("mail_key_hash", sa.String(64), nullable=True, unique=True),
        sa.Column("mail_until", sa.BigInteger, nullable=True),
        sa.Column("stop_key_hash", sa.String(64), nullable=True, unique=True),
    )
    op.create_table(
        "push_ways",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), nullable=False, index=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Undo the migration. Notifications are then no longer sent."""
    for name in ("push_ways", "notice_choices", "notices"):
        op.drop_table(name)
