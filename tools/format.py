"""Format hand-written code: Python with ruff, the client with prettier.

Usage: python tools/format.py [--check]. With --check, it changes no file and fails if a file is not formatted.
"""

import subprocess
import sys

import npm


def main() -> int:
    """Run both formatters, the second even if the first failed, and return 1 if either failed."""
    check = "--check" in sys.argv
    python = [sys.executable, "-m", "ruff", "format", *(["--check"] if check else []), "."]
    failed = subprocess.run(python, cwd=npm.ROOT, check=False).returncode
    web = npm.ROOT / "web"
    npm.install(web)
    return 1 if npm.run(web, "run", "--silent", "format:check" if check else "format") or failed else 0


if __name__ == "__main__":
    sys.exit(main())
