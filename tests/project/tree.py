"""The files that belong to the project: those git knows, or would take."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def files(*patterns: str) -> list[Path]:
    """Every file that git tracks or does not ignore; with patterns, such as "*.py", only those."""
    anybodys = ["-c", "safe.directory=*"]  # whoever owns the checkout
    command = ["git", *anybodys, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = (ROOT / name for name in sorted(set(names.split("\0"))) if name)
    return [path for path in paths if path.is_file()]


@cache
def texts(*patterns: str) -> dict[str, str]:
    """The content of those files that are text, by name."""
    found: dict[str, str] = {}
    for path in files(*patterns):
        content = path.read_bytes()
        if b"\0" not in content:
            found[path.relative_to(ROOT).as_posix()] = content.decode()
    return found
