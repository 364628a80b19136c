"""Another version of Tongiaki: all of its code, except one folder with separate content."""

import stat
import sys
import textwrap
from pathlib import Path

import tongiaki

_HERE = Path(tongiaki.__file__).parent


def another(folder: Path, own: str) -> tuple[Path, Path]:
    """Create the version in an empty folder and return its command and its own folder.

    The own folder is `own` inside the package. It contains links, and tests can add files.
    """
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
    """Copy a folder as links to its content. The folder `opened` and its parents become real folders."""
    copy.mkdir(parents=True)
    for file in source.iterdir():
        if file == opened or file in opened.parents:
            _link(file, copy / file.name, opened)
        elif file.name != "__pycache__":
            (copy / file.name).symlink_to(file)
