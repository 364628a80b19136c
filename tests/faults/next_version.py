"""A simulated later version of Tongiaki: all of its code with one more migration."""

import textwrap
from pathlib import Path

from tests.other_version import another
from tongiaki.store import newest_revision

NEXT = "9999"


def next_version(folder: Path, goes_with: str) -> Path:
    """Create the version in an empty folder and return its command.

    `goes_with` is the oldest revision that stays compatible with its migration.
    """
    command, migrations = another(folder, "store/engine/migrations/versions")
    (migrations / f"{NEXT}_later.py").write_text(
        textwrap.dedent(f"""
            import sqlalchemy as sa
            from alembic import op

            revision = "{NEXT}"
            down_revision = "{newest_revision()}"
            branch_labels = None
            depends_on = None
            goes_with = "{goes_with}"


            def upgrade() -> None:
                op.add_column("tables", sa.Column("later", sa.String(8), nullable=True))
        """)
    )
    return command
