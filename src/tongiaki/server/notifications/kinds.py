"""The kinds of notifications.

Each kind decides whether a notification is still needed, its text, and its link. Each kind is a subclass of `Kind`. The
import fails if a subclass lacks a method, or if a stored name has no subclass.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, get_args

from tongiaki.catalogue import join_in_words_of, text_in
from tongiaki.store import Invitation, Player
from tongiaki.tables.machine.notification_triggers import NotificationKind, seconds_per_turn
from tongiaki.tables.machine.summary import LobbyCard


@dataclass(frozen=True, slots=True)
class Content:
    """Text of a notification, with the `path` of the page that it links to.

    `text` is the title and the body as sentences.
    A later notification with the same `tag` replaces it. `link` is the catalogue key of the text that introduces the
    link in a mail.
    """

    title: str
    body: str
    text: str
    path: str
    tag: str
    link: str = "letter-link"


@dataclass(frozen=True, slots=True)
class Situation:
    """The current state of the table that a notification is about, from its recipient's point of view.

    `own`: the recipient's seats. `pace`: the minimum time per turn from the recipient's settings, in seconds.
    `is_present`: the recipient has the table open. `invitation`: the open invitation, or None if there is none or the
    recipient is online.
    """

    table: str
    card: LobbyCard
    status: str
    own: Sequence[Player]
    pace: int
    is_present: bool
    invitation: Invitation | None = None

    @property
    def is_slow(self) -> bool:
        """Whether the table's time per turn is at least the minimum in the recipient's settings."""
        return seconds_per_turn(self.card.options) >= self.pace

    @property
    def others(self) -> list[str]:
        """The names of the other players."""
        mine = {player.seat for player in self.own}
        return [view.name for view in self.card.seats if view.seat not in mine and view.name]


class Kind(ABC):
    """A kind of notification."""

    @abstractmethod
    def still_wanted(self, situation: Situation) -> bool:
        """Return whether the cause of the notification still applies."""

    @abstractmethod
    def content(self, language: str, situation: Situation) -> tuple[str, str]:
        """Return the title and the body in a language."""

    @abstractmethod
    def link(self, situation: Situation) -> str:
        """Return the path of the page that the notification links to."""

    link_text: ClassVar[str] = "letter-link"
    """Catalogue key of the text that introduces the link in a mail."""

    def tag(self, situation: Situation) -> str:
        """Return the tag. A later notification with the same tag replaces this one."""
        return situation.table


def content(kind: str, language: str, situation: Situation) -> Content:
    """Return the whole content of a notification in a language."""
    rules = KINDS[kind]
    title, body = rules.content(language, situation)
    text = text_in(language, "letter-whole", title=title, body=body)
    return Content(title, body, text, rules.link(situation), rules.tag(situation), rules.link_text)


def _with_others(language: str, others: Sequence[str]) -> str:
    if not others:
        return text_in(language, "letter-alone")
    return text_in(language, "letter-with", names=join_in_words_of(language, others))


class Turn(Kind):
    """Notification that it is the recipient's turn in a slow game."""

    title_text = "letter-turn"

    def still_wanted(self, situation: Situation) -> bool:
        return not situation.is_present and situation.is_slow and any(player.to_move for player in situation.own)

    def content(self, language: str, situation: Situation) -> tuple[str, str]:
        return text_in(language, self.title_text), _with_others(language, situation.others)

    def link(self, situation: Situation) -> str:
        return f"/t/{situation.table}#since"


class Reminder(Turn):
    """Notification that the recipient's time for a turn ends soon."""

    title_text = "letter-reminder"


class Over(Turn):
    """Notification that a slow game of the recipient is over."""

    title_text = "letter-over"

    def still_wanted(self, situation: Situation) -> bool:
        return not situation.is_present and situation.is_slow and bool(situation.own)


class Round(Kind):
    """Notification that a round of the recipient's tournament has begun."""

    def still_wanted(self, situation: Situation) -> bool:
        return not situation.is_present and bool(situation.own) and situation.status == "running"

    def content(self, language: str, situation: Situation) -> tuple[str, str]:
        return text_in(language, "letter-round"), _with_others(language, situation.others)

    def link(self, situation: Situation) -> str:
        return f"/t/{situation.table}"


class Invited(Kind):
    """Notification that the host of a table invites the recipient.

    Players who are online see the invitation on the page instead.
    """

    def still_wanted(self, situation: Situation) -> bool:
        return situation.invitation is not None

    def content(self, language: str, situation: Situation) -> tuple[str, str]:
        host = "" if situation.invitation is None else situation.invitation.host
        return text_in(language, "letter-invited", name=host), text_in(language, "letter-invited-about")

    def link(self, situation: Situation) -> str:
        return f"/t/{situation.table}"


class Finished(Kind):
    """Notification that the recipient's tournament is over."""

    link_text = "letter-link-standings"

    def still_wanted(self, situation: Situation) -> bool:
        return bool(situation.own)

    def content(self, language: str, situation: Situation) -> tuple[str, str]:  # noqa: ARG002 - as all kinds have it
        return text_in(language, "letter-finished"), text_in(language, "letter-finished-about")

    def link(self, situation: Situation) -> str:
        return f"/tournament/{self.tag(situation)}"

    def tag(self, situation: Situation) -> str:
        return "" if situation.card.occasion is None else situation.card.occasion.id


KINDS: dict[str, Kind] = {
    "turn": Turn(),
    "reminder": Reminder(),
    "over": Over(),
    "round": Round(),
    "invited": Invited(),
    "finished": Finished(),
}
"""The kinds by their stored names."""

if different := set(get_args(NotificationKind)) ^ KINDS.keys():
    raise TypeError(f"these kinds of notifications have a stored name or a class, but not both: {different}")
