"""The project's files: those that git tracks, and untracked ones that it does not ignore."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def files(*patterns: str) -> list[Path]:
    """Return every file that git tracks or does not ignore. Patterns, such as "*.py", restrict the result."""
    anybodys = ["-c", "safe.directory=*"]  # git also reads a checkout that belongs to another user
    command = ["git", *anybodys, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = (ROOT / name for name in sorted(set(names.split("\0"))) if name)
    return [path for path in paths if path.is_file()]


@cache
def texts(*patterns: str) -> dict[str, str]:
    """Return the content of the text files that match the patterns, by path."""
    texts: dict[str, str] = {}
    for path in files(*patterns):
        content = path.read_bytes()
        if b"\0" not in content:
            texts[path.relative_to(ROOT).as_posix()] = content.decode()
    return texts
