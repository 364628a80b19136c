"""The settings of Sphinx. `python3 dev.py docs` builds and serves the docs.

The source folder is the repository, so that the pages link to each other in the same way as on a code-hosting site.
"""

import re
from pathlib import Path
from typing import Any

from sphinx.ext import napoleon

ROOT = Path(__file__).resolve().parent.parent
project = "Tongiaki"
html_title = "Tongiaki"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
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
html_static_path = ["static"]
html_css_files = ["run.css"]
html_js_files = [("run.js", {"defer": "defer"})]
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
RUN = "<!-- run -->"
"""The mark on a page whose Python examples can be run in the browser. Examples below it get the button of `run.js`."""
LOCALES = "src/tongiaki/locales/"
ANCHOR = re.compile(r"^(#+ .*?) \{#([\w-]+)\}$", re.MULTILINE)
PICTURE = re.compile(r"!\[[^\]]*\]\((?:figure|lesson):[^)]*\)")


def setup(app: Any) -> None:  # noqa: ANN401 - Sphinx has no stable types
    """Register the changes of sources."""
    app.connect("source-read", change_source)
    app.connect("autodoc-process-docstring", read_sections)


def read_sections(_: object, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Read the sections of a docstring, such as Args. The docstring of an attribute has none, but can have a colon."""
    if what not in {"attribute", "data", "property"}:
        lines[:] = napoleon.GoogleDocstring(lines, napoleon.Config(), None, what, name, thing, options).lines()


def change_source(_: object, name: str, source: list[str]) -> None:
    """Add the sidebar's lists to the front page, mark examples that can be run, and adapt the manual.

    Only the game's client can draw the manual's pictures.
    """
    if name == root_doc:
        source[0] += sidebar(source[0])
    head, mark, rest = source[0].partition(RUN)
    if mark:
        source[0] = head + rest.replace("```python\n", "```{code-block} python\n:class: run\n\n")
    if name.startswith(LOCALES):
        source[0] = with_unique_ids(PICTURE.sub("", source[0]), name.removeprefix(LOCALES).replace("/", "-"))


def with_unique_ids(text: str, page: str) -> str:
    """Return a page of the manual whose headings have ids in the form of MyST, which are unique in all languages."""
    text = ANCHOR.sub(rf"{{#{page}-\2}}\n\1", text)
    text = re.sub(r"\]\(#([\w-]+)\)", rf"](#{page}-\1)", text)
    return re.sub(r"\]\(\.\./(\w+)/(\w+)\.md#([\w-]+)\)", r"](#\1-\2-\3)", text)


def sidebar(text: str) -> str:
    """Return a hidden table of contents for each section of the front page that lists pages."""
    contents = ""
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        if heading == "Common questions":  # their pages are in the other sections
            continue
        lines = re.findall(r"^(?:- |  ).*$", body, re.MULTILINE)
        if entries := [f"{words} <{link}>" for line in lines for words, link in ITEM.findall(line)]:
            contents += "\n```{toctree}\n:hidden:\n:caption: " + heading + "\n\n" + "\n".join(entries) + "\n```\n"
    return contents
