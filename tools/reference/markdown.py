"""Parts of generated Markdown pages."""

import textwrap
from collections.abc import Iterable, Sequence

NOTE = "<!-- Written by `python3 dev.py types` from {source}; edit that instead. -->\n\n"


def plain(text: str) -> str:
    """Return a docstring without the indentation of its lines."""
    first, _, rest = text.partition("\n")
    return (first + "\n" + textwrap.dedent(rest)).strip()


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table. Pipes in its cells are escaped."""
    lines = [heads, ("---",) * len(heads), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line).rstrip() + " |\n" for line in lines)
