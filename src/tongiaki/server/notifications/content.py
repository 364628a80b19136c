"""What a notice says, in the language of whom it is for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tongiaki.catalogue import text_in
from tongiaki.store import NoticeKind


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice in words, with the path of the page that it leads to; a later one of the same `tag` takes its place.

    `link` is the message by which a mail shows the way there.
    """

    title: str
    body: str
    path: str
    tag: str
    link: str = "letter-link"


def letter(language: str, kind: NoticeKind, table: str, others: Sequence[str], event: str = "") -> Letter:
    """Put a notice of a table into words; `others` are the names of those who play there, too, or of who invites.

    `event` is the tournament's id, if the table is one of a tournament.
    """
    names = ", ".join(others)
    title = (
        text_in(language, f"letter-{kind}", name=names) if kind == "invited" else text_in(language, f"letter-{kind}")
    )
    if kind == "invited":
        return Letter(title, text_in(language, "letter-invited-about"), f"/t/{table}", table)
    if kind == "finished":
        about = text_in(language, "letter-finished-about")
        return Letter(title, about, f"/tournament/{event}", event, "letter-link-standings")
    body = text_in(language, "letter-with", names=names) if names else text_in(language, "letter-alone")
    return Letter(title, body, f"/t/{table}" if kind == "round" else f"/t/{table}#since", table)
