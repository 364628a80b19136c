"""Parses the tables of docs/develop/permissions.md.

They list the permissions of each actor, and the problem that each other actor gets.
"""

from dataclasses import dataclass

from tests.project.project_files import ROOT
from tests.security.scene import ACTORS, SITUATIONS

PAGE = ROOT / "docs" / "develop" / "permissions.md"


@dataclass(frozen=True)
class Row:
    """One row of the table: each actor's answer in these situations, either `yes` or the code of a problem."""

    what: str
    meant: str
    situations: tuple[str, ...]
    answers: dict[str, str]


def rows(*titles: str) -> list[Row]:
    """Return every row of the page's tables under these titles."""
    parsed = []
    title = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        title = line.removeprefix("## ") if line.startswith("## ") else title
        if title not in titles:
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("| `") or len(cells) != 3 + len(ACTORS):
            continue
        what, meant, when, *answers = cells
        situations = SITUATIONS if when == "always" else tuple(when.split(", "))
        plain = [answer.strip("`") for answer in answers]
        parsed.append(Row(what.strip("`"), meant, situations, dict(zip(ACTORS, plain, strict=True))))
    return parsed
