"""Run the browser tests with pytest. Tests that fail are run again, one at a time.

Some failures depend on the speed of a busy machine. A test that passes the second time is listed as UNSTABLE. Find the
reason: it can be a race in the client. The exit status is that of pytest's last run.

Usage: python tools/browser_tests.py PYTEST_OPTION... [FOLDER]
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

MAX_REPEATED = 3
"""Maximum number of failed tests that are run again. If more tests fail, the machine is not the reason."""
TESTS_FAILED = 1
"""Pytest's exit status if tests failed."""


def run(*options: str) -> int:
    """Run pytest with options in this process's folder, and return its exit status."""
    return subprocess.run([sys.executable, "-m", "pytest", *options], check=False).returncode


def failed_tests(cache: Path) -> list[str]:
    """Return the names of the tests that failed in the last run, from pytest's cache."""
    names = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(names.read_text())) if names.exists() else []


def main() -> int:
    """Run the tests, and run up to MAX_REPEATED failed tests again. Return the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        options = [*sys.argv[1:], "-o", f"cache_dir={folder}"]
        status = run(*options)
        if status != TESTS_FAILED:
            return status
        failed = failed_tests(Path(folder))
        if not 1 <= len(failed) <= MAX_REPEATED:
            return status
        print("\nThe failed tests run again, one at a time.", flush=True)
        status = run(*options, "--last-failed", "-n", "0")
        if status == 0:
            print(*(f"UNSTABLE {name}" for name in failed), sep="\n", flush=True)
        return status


if __name__ == "__main__":
    sys.exit(main())
