"""What a notice says, in the language of whom it is for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tongiaki.catalogue import text_in
from tongiaki.store import NoticeKind

_TITLES = {"turn": "letter-turn", "reminder": "letter-reminder", "over": "letter-over"}


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice in words, with the path of the page that it leads to; a later one of the same `tag` takes its place."""

    title: str
    body: str
    path: str
    tag: str


def letter(language: str, kind: NoticeKind, table: str, others: Sequence[str]) -> Letter:
    """Put a notice of a table into words; `others` are the names of those who play there, too, or of who invites."""
    names = ", ".join(others)
    if kind == "invited":
        about = text_in(language, "letter-invited-about")
        return Letter(text_in(language, "letter-invited", name=names), about, f"/t/{table}", table)
    body = text_in(language, "letter-with", names=names) if names else text_in(language, "letter-alone")
    return Letter(text_in(language, _TITLES[kind]), body, f"/t/{table}#since", table)
