"""Every page can be reached from the front page of the docs, and so can the answers to common questions."""

import os.path
import re

import pytest

from tests.project.project_files import texts

PAGES = {name: text for name, text in texts("*.md").items() if not name.startswith("web/")}
FRONT = "docs/README.md"
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
ANSWERS = {
    "reset a player's password": ["docs/host/moderation.md#reset-a-password"],
    "let my bot play people": ["docs/bots/first-bot.md#4-play-people", "docs/bots/programs.md"],
    "what the luck figure means": ["docs/play/coach.md#numbers-chances-luck-mistakes"],
    "run behind nginx on another port": ["docs/host/proxies.md#nginx-on-any-port"],
    "move from SQLite to PostgreSQL": ["docs/host/database.md#move-from-sqlite-to-postgresql"],
    "play without a server": ["docs/play/guide.md#can-i-play-without-a-server", "docs/play/device.md"],
    "what happens to my e-mail address": [
        "docs/play/guide.md#what-happens-to-my-e-mail-address",
        "docs/host/privacy.md#data-that-leaves-the-server",
    ],
    "read a game record in Python": ["docs/python/examples.md#records"],
    "play with the keyboard alone": ["docs/play/keyboard.md"],
    "report a security hole": ["SECURITY.md"],
}
"""The links to follow from the front page, one after the other."""


def links(name: str) -> list[str]:
    """Return the targets of a page's links within the repository, from its root and with their anchors."""
    folder = os.path.dirname(name)  # noqa: PTH120 - a path in the repository, not a file
    found = LINK.findall(CODE.sub("", PAGES[name]))
    return [
        os.path.normpath(f"{folder}/{file}" if folder else file) + mark + anchor
        for file, mark, anchor in (link.partition("#") for link in found if "://" not in link)
        if file
    ]


def anchors(name: str) -> set[str]:
    """Return the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", CODE.sub("", PAGES[name]), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", sorted(name for name in PAGES if name.startswith("docs/") and name != FRONT))
def test_the_front_page_lists_every_page(name: str) -> None:
    """The sidebar of the site is made from these lists."""
    listed = [line for line in PAGES[FRONT].splitlines() if line.startswith(("- ", "  "))]
    assert any(f"]({os.path.relpath(name, 'docs')})" in line for line in listed)


@pytest.mark.parametrize("question", ANSWERS)
def test_the_answer_is_at_most_three_links_away(question: str) -> None:
    steps = ANSWERS[question]
    assert len(steps) <= 3
    for page, step in zip([FRONT, *(step.partition("#")[0] for step in steps)], steps, strict=False):
        assert step in links(page)
        file, _, anchor = step.partition("#")
        assert not anchor or anchor in anchors(file)
