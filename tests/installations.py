"""Another version of the program: all of its code, but for one folder that is its own."""

import stat
import sys
import textwrap
from pathlib import Path

import tongiaki

_HERE = Path(tongiaki.__file__).parent


def another(folder: Path, own: str) -> tuple[Path, Path]:
    """Make it in an empty folder; give its command and its own folder, which is `own` in the package, with links."""
    package = folder / "tongiaki"
    _link(_HERE, package, _HERE / own)
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
    return command, package / own


def _link(source: Path, copy: Path, opened: Path) -> None:
    """Make a copy of a folder, of links to what it holds, but for the folders on the way to one, and that one."""
    copy.mkdir(parents=True)
    for one in source.iterdir():
        if one == opened or one in opened.parents:
            _link(one, copy / one.name, opened)
        elif one.name != "__pycache__":
            (copy / one.name).symlink_to(one)
