"""The client's colours stand in its palettes (`styles/tokens.css`, `look.toml`) and have names everywhere else."""

import re

from tests.project.tree import texts

COLOUR = re.compile(r"(?<![&\w.])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b(?!\()|\b(?:rgb|hsl)a?\(")
PALETTES = ("web/src/styles/", "web/src/generated/")


def test_no_colour_is_written_outside_the_palettes() -> None:
    files = texts("web/src/*.svelte", "web/src/*.ts", "web/src/*.css")
    assert any(COLOUR.search(text) for name, text in files.items() if name.startswith(PALETTES))
    found = {name: COLOUR.findall(text) for name, text in files.items() if not name.startswith(PALETTES)}
    assert {name: colours for name, colours in found.items() if colours} == {}
