"""The lookalike forms of registered names."""

import sqlalchemy as sa
from alembic import op

from tongiaki.common.names import lookalikes, name_key

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_accounts = sa.table("accounts", sa.column("person"), sa.column("name"), sa.column("name_key"), sa.column("created"))


def upgrade() -> None:
    """Apply the migration. Persons keep their names even if a name looks like that of an older account."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_accounts.update().where(_accounts.c.person.is_(None)).values(created=0))
    table = op.create_table(
        "account_looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), nullable=False, index=True),
    )
    named = sa.select(_accounts.c.person, _accounts.c.name).where(_accounts.c.name.is_not(None))
    taken: dict[str, str] = {}
    for person, name in op.get_bind().execute(named.order_by(_accounts.c.created)).all():
        op.execute(_accounts.update().where(_accounts.c.person == person).values(name_key=name_key(name)))
        for look in lookalikes(name):
            taken.setdefault(look, person)
    if taken:
        op.bulk_insert(table, [{"look": look, "person": person} for look, person in taken.items()])


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("account_looks")
