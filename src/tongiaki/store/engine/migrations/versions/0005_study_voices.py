"""The author of each chat line in a study, because another person may use the same name later."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("moves", sa.Integer))


def upgrade() -> None:
    """Apply."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_tables.update().where(_tables.c.id.is_(None)).values(moves=0))
    op.add_column("study_lines", sa.Column("person", sa.String(64), nullable=True))
    op.create_index("ix_study_lines_person", "study_lines", ["person"])


def downgrade() -> None:
    """Undo the migration."""
    op.drop_index("ix_study_lines_person", "study_lines")
    op.drop_column("study_lines", "person")
