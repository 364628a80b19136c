"""Print the changelog's section of the current version, after checking that all files name the same version.

Usage: python tools/release_notes.py [TAG]. A tag must be `v` and the version. The exit status is 1, with the reason on
standard error, if a file names another version or the changelog has no section of it.
"""

import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class ReleaseError(Exception):
    """The files do not fit the release."""


def current_version() -> str:
    """Return the version of the package. Raises ReleaseError if the client has another version."""
    version = str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])
    for name in ("web/package.json", "web/package-lock.json"):
        other = json.loads((ROOT / name).read_text(encoding="utf-8"))["version"]
        if other != version:
            raise ReleaseError(f"{name} has the version {other}, and pyproject.toml has {version}")
    return version


def notes(changelog: str, version: str) -> str:
    """Return the text of a version's section, without its heading. Raises ReleaseError if there is none."""
    heading = re.compile(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", re.MULTILINE)
    match = heading.search(changelog)
    if match is None:
        raise ReleaseError(f"CHANGELOG.md has no section of {version} with a date")
    return re.split(r"^## |^\[", changelog[match.end() :], maxsplit=1, flags=re.MULTILINE)[0].strip()


def main() -> int:
    """Print the notes, and return the exit status."""
    tag = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        version = current_version()
        if tag not in {"", f"v{version}"}:
            raise ReleaseError(f"the tag is {tag}, and pyproject.toml has {version}")
        print(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version))
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
