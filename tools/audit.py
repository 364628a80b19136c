"""Ask the advisory databases of PyPI and npm about every locked dependency.

Usage: python tools/audit.py PIP_AUDIT, the path of pip-audit. The exit status is 0 if no advisory is known, 1 if at
least one is known, and 2 if a database did not answer.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import npm

FOUND, NOT_ASKED = 1, 2
PIP_OPTIONS = "--disable-pip --require-hashes --no-deps --format=json --progress-spinner=off --timeout=20"
NPM_OPTIONS = "--package-lock-only --json --fetch-timeout=20000 --loglevel=silent"


@dataclass
class Report:
    """The answer for one lock file.

    `advisories` has one line per advisory. `failure` is the reason why the database did not answer, or None.
    """

    lock: str
    advisories: list[str]
    failure: str | None = None


def read_pip_audit(lock: str, output: str, errors: str) -> Report:
    """Return the report in the output of `pip-audit --format=json`."""
    try:
        dependencies = json.loads(output)["dependencies"]
    except (ValueError, KeyError):
        return Report(lock, [], _last_line(errors))
    lines = []
    for package in dependencies:
        for advisory in package.get("vulns", []):
            fixed = ", ".join(advisory["fix_versions"]) or "no release"
            lines.append(f"{package['name']} {package['version']}: {advisory['id']}, fixed in {fixed}")
    skipped = [package["skip_reason"] for package in dependencies if "skip_reason" in package]
    failure = f"{len(skipped)} of {len(dependencies)} packages, such as: {skipped[0]}" if skipped else None
    return Report(lock, lines, failure)


def read_npm_audit(lock: str, output: str, errors: str) -> Report:
    """Return the report in the output of `npm audit --json`."""
    try:
        answer: dict[str, Any] = json.loads(output)
    except ValueError:
        return Report(lock, [], _last_line(errors))
    if "vulnerabilities" not in answer:
        return Report(lock, [], str(answer.get("message") or answer.get("error") or "an answer without a list"))
    lines = []
    for name, package in answer["vulnerabilities"].items():
        causes = [cause["url"] if isinstance(cause, dict) else f"through {cause}" for cause in package["via"]]
        lines.append(f"{name} {package['range']}: {package['severity']}, {', '.join(causes)}")
    return Report(lock, lines)


def ask(pip_audit: str) -> Iterator[Report]:
    """Yield a report for each lock file."""
    for path in sorted((npm.ROOT / "requirements").glob("*.txt")):
        command = [pip_audit, "--requirement", str(path), *PIP_OPTIONS.split()]
        yield read_pip_audit(path.relative_to(npm.ROOT).as_posix(), *_run(command))
    for path in tracked("*package-lock.json"):
        command = [str(npm.NODE), str(npm.CLI), "audit", "--prefix", str(path.parent), *NPM_OPTIONS.split()]
        yield read_npm_audit(path.relative_to(npm.ROOT).as_posix(), *_run(command))


def tracked(pattern: str) -> list[Path]:
    """Return the files under version control whose path matches a pattern."""
    names = subprocess.run(
        ["git", "ls-files", "-z", pattern],  # noqa: S607 - the git of the developer's PATH
        cwd=npm.ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [npm.ROOT / name for name in names.split("\0") if name]


def summarize(reports: list[Report]) -> tuple[list[str], int]:
    """Return the lines to print and the exit status."""
    lines, status = [], 0
    for report in reports:
        if report.failure:
            lines.append(f"{report.lock}: could not ask: {report.failure}")
            status = status or NOT_ASKED
        elif not report.advisories:
            lines.append(f"{report.lock}: no known advisory")
        if report.advisories:
            lines += [f"{report.lock}: {line}" for line in report.advisories]
            status = FOUND
    return lines, status


def _run(command: list[str]) -> tuple[str, str]:
    result = subprocess.run(command, cwd=npm.ROOT, check=False, capture_output=True, text=True)
    return result.stdout, result.stderr


def _last_line(errors: str) -> str:
    lines = errors.strip().splitlines()
    return lines[-1][:300] if lines else "no answer"


def main() -> int:
    """Print the reports of all lock files, and return the exit status."""
    lines, status = summarize(list(ask(sys.argv[1])))
    print(*lines, sep="\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
