"""Texts of notifications in the recipient's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tongiaki.catalogue import text_in
from tongiaki.store import NoticeKind


@dataclass(frozen=True, slots=True)
class Letter:
    """Text of a notification, with the `path` of the page that it links to.

    A later notification with the same `tag` replaces it. `link` is the catalogue key of the text that introduces the
    link in a mail.
    """

    title: str
    body: str
    path: str
    tag: str
    link: str = "letter-link"


def letter(language: str, kind: NoticeKind, table: str, others: Sequence[str], event: str = "") -> Letter:
    """Return the text of a notification about a table.

    `others` are the names of the other players or, for an invitation, of the host. `event` is the id of the table's
    tournament, or empty.
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
