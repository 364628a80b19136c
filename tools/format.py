"""Format what is written by hand: Python with ruff, the client with prettier.

Usage: python tools/format.py [--check]; with --check it writes nothing and fails where something would be changed.
"""

import subprocess
import sys

import npm


def main() -> int:
    """Run both, the second even when the first failed; the exit status is 1 where either did."""
    check = "--check" in sys.argv
    python = [sys.executable, "-m", "ruff", "format", *(["--check"] if check else []), "."]
    failed = subprocess.run(python, cwd=npm.ROOT, check=False).returncode
    web = npm.ROOT / "web"
    npm.install(web)
    return 1 if npm.run(web, "run", "--silent", "format:check" if check else "format") or failed else 0


if __name__ == "__main__":
    sys.exit(main())
