"""Also compare names without symbols and diacritics.

This only adds rows to `account_looks`. A server of revision 0027 can run at the same time, because it still finds all
rows that it uses. If it creates or renames an account in the meantime, the rows for the new name are incomplete until
the account is renamed again.
"""

import sqlalchemy as sa
from alembic import op

from tongiaki.common.names import lookalikes

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None
goes_with = "0027"

_accounts = sa.table("accounts", sa.column("person"), sa.column("name"), sa.column("created"))
_looks = sa.table("account_looks", sa.column("look"), sa.column("person"))


def upgrade() -> None:
    """Apply the migration. Accounts whose names now look alike keep them. The oldest account gets the common form."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_accounts.update().where(_accounts.c.person.is_(None)).values(created=0))
    connection = op.get_bind()
    taken = set(connection.execute(sa.select(_looks.c.look)).scalars())
    named = sa.select(_accounts.c.person, _accounts.c.name).where(_accounts.c.name.is_not(None))
    new: dict[str, str] = {}
    for person, name in connection.execute(named.order_by(_accounts.c.created, _accounts.c.person)).all():
        for look in lookalikes(name) - taken:
            new.setdefault(look, person)
    if new:
        op.bulk_insert(_looks, [{"look": look, "person": person} for look, person in new.items()])


def downgrade() -> None:
    """Undo the migration. The additional rows remain, because they do no harm."""
