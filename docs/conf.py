"""The settings of Sphinx. `python3 dev.py docs` builds and serves the docs.

The source folder is the repository, so that the pages link to each other in the same way as on a code-hosting site.
"""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
project = "Tongiaki"
html_title = "Tongiaki"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "docs/README"
include_patterns = [
    "docs/**",
    "*.md",
    "tests/vectors/README.md",
    "src/tongiaki/locales/manual/*.md",
    "src/tongiaki/locales/strategy/*.md",
]
exclude_patterns = [".*", "**/node_modules", "README.md", "benchmarks", "deploy", "examples", "web", "**/__pycache__"]

html_theme = "furo"
html_favicon = "pictures/icon.svg"
html_logo = "pictures/icon.svg"
html_theme_options = {"navigation_with_keys": True}
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block"]
myst_links_external_new_tab = False

autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": False}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
default_role = "code"  # docstrings put code between single backticks
python_use_unqualified_type_names = True
add_module_names = False
maximum_signature_line_length = 90
suppress_warnings = ["ref.python"]

ITEM = re.compile(r"\[([^\]]+)\]\(([^)\s#]+)\.md\)")
ANCHOR = re.compile(r"^(#+ .*?) \{#([\w-]+)\}$", re.MULTILINE)
PICTURE = re.compile(r"!\[[^\]]*\]\((?:figure|lesson):[^)]*\)")


def setup(app: Any) -> None:  # noqa: ANN401 - Sphinx has no stable types
    """Register the changes of sources."""
    app.connect("source-read", change_source)


def change_source(_: object, name: str, source: list[str]) -> None:
    """Add the sidebar's lists to the front page, and adapt the manual.

    Only the game's client can draw the manual's pictures. The ids of its headings get the form that MyST knows.
    """
    if name == root_doc:
        source[0] += sidebar(source[0])
    source[0] = ANCHOR.sub(r"{#\2}\n\1", PICTURE.sub("", source[0]))


def sidebar(text: str) -> str:
    """Return a hidden table of contents for each section of the front page that lists pages."""
    contents = ""
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        lines = re.findall(r"^(?:- |  ).*$", body, re.MULTILINE)
        if entries := [f"{words} <{link}>" for line in lines for words, link in ITEM.findall(line)]:
            contents += "\n```{toctree}\n:hidden:\n:caption: " + heading + "\n\n" + "\n".join(entries) + "\n```\n"
    return contents
