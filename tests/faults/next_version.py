"""A version of the program that comes after this one: all of its code, with one more migration."""

import stat
import sys
import textwrap
from pathlib import Path

import tongiaki
from tongiaki.store import newest_revision

NEXT = "9999"
_HERE = Path(tongiaki.__file__).parent


def next_version(folder: Path, goes_with: str) -> Path:
    """Make it in an empty folder, and give its command; `goes_with` is what its migration says of older servers."""
    package = folder / "tongiaki"
    _link(_HERE, package, _HERE / "store" / "migrations" / "versions")
    migration = package / "store" / "migrations" / "versions" / f"{NEXT}_later.py"
    migration.write_text(
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
    command = folder / "command"
    command.write_text(
        textwrap.dedent(f"""
            #!{sys.executable}
            import sys
            sys.path.insert(0, {str(folder)!r})
            from tongiaki.cli import main
            if __name__ == "__main__":
                main()
        """).lstrip()
    )
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    return command


def _link(source: Path, copy: Path, opened: Path) -> None:
    """Make a copy of a folder, of links to what it holds, but for the folders on the way to one, and that one."""
    copy.mkdir(parents=True)
    for one in source.iterdir():
        if one == opened or one in opened.parents:
            _link(one, copy / one.name, opened)
        elif one.name != "__pycache__":
            (copy / one.name).symlink_to(one)
