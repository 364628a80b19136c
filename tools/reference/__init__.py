"""The references in docs/, rendered from the code. `generate.py` writes the pages."""

import re

from reference.command_page import command_page
from reference.http_page import http_page
from reference.message_page import message_page
from reference.problem_page import problem_page
from reference.settings_page import settings_page
from reference.type_page import type_page

PAGES = {
    "docs/bots/http.md": http_page,
    "docs/bots/messages.md": message_page,
    "docs/bots/problems.md": problem_page,
    "docs/bots/types.md": type_page,
    "docs/host/settings.md": settings_page,
    "docs/play/command-line.md": command_page,
}
"""The function that renders each page, by its path in the repository."""


def pages() -> dict[str, str]:
    """Return the generated pages, by their path in the repository."""
    return {path: re.sub(r"\n{3,}", "\n\n", page()) for path, page in PAGES.items()}
