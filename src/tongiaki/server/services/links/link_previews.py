"""Titles and descriptions of links, for the page's head and for messengers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tongiaki.catalogue import join_in_words_of, languages, text_in
from tongiaki.common.days import today
from tongiaki.puzzles.puzzle import numbered
from tongiaki.server.services.links.link_subjects import LinkSubjects, TableSubject
from tongiaki.store import UnavailableError
from tongiaki.tables.structs.views import SeatView

GENERAL_PATH = "/api/picture"
"""Path of the picture of the whole site."""


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """The title, the description and the path of the picture of a link, in a `language`."""

    title: str
    description: str
    picture: str
    language: str


class LinkPreviews:
    """The previews of links. `language` is used for links that name no language."""

    def __init__(self, subjects: LinkSubjects, language: str) -> None:
        self._subjects = subjects
        self._language = language

    async def describe(self, path: str, language: str | None = None, day: str | None = None) -> LinkPreview:
        """Return the preview of the page at a path; of the whole site if the page has none or the database is away.

        `language` is the link's language, and `day` the day of a link to `/today` or to the daily game.
        """
        spoken = language if language in languages() else self._language
        for pattern, describe in self._pages():
            match = pattern.fullmatch(path)
            if match is not None:
                try:
                    preview = await describe(match[1] if match.groups() else day or today(), spoken)
                except UnavailableError:
                    break
                return preview or _general(spoken)
        return _general(spoken)

    def _pages(self) -> list[tuple[re.Pattern[str], Callable[[str, str], Awaitable[LinkPreview | None]]]]:
        return [
            (_TABLE, self._table),
            (_PUZZLE, self._puzzle),
            (_DAILY, self._day),
            (_TOURNAMENT, self._tournament),
        ]

    async def _table(self, table_id: str, language: str) -> LinkPreview | None:
        table = await self._subjects.find_table(table_id)
        if table is None:
            return None
        if table.is_private:
            return _preview(language, "preview-private", "preview-about", GENERAL_PATH)
        picture = f"/api/tables/{table_id}/picture" if table.has_board else GENERAL_PATH
        names = _names([seat for seat in table.seats if _is_taken(seat)], language)
        if table.status == "open":
            free = sum(not _is_taken(seat) for seat in table.seats)
            title = text_in(language, "preview-open", names=names) if names else text_in(language, "preview-empty")
            about = text_in(language, "preview-open-about", free=free) if free else text_in(language, "preview-about")
            return LinkPreview(title, about, picture, language)
        title = text_in(language, "preview-game", names=names)
        return LinkPreview(title, await self._state_of_game(table, language), picture, language)

    async def _state_of_game(self, table: TableSubject, language: str) -> str:
        if table.status != "over":
            return text_in(language, "preview-running")
        winners, points = await self._subjects.winners(table) if table.has_board else ([], 0)
        if not winners:
            return text_in(language, "preview-about")
        names = _names(winners, language)
        return text_in(language, "preview-won", names=names, winners=len(winners), points=points)

    async def _puzzle(self, number: str, language: str) -> LinkPreview | None:
        found = int(number)
        if found > len(numbered()) or numbered()[found - 1].is_dropped:
            return None
        title = text_in(language, "preview-puzzle", number=number)
        return LinkPreview(title, text_in(language, "preview-puzzle-about"), f"/api/puzzles/{number}/picture", language)

    async def _day(self, day: str, language: str) -> LinkPreview | None:
        if await self._subjects.find_day(day) is None:
            return None
        title = text_in(language, "preview-day", day=day)
        return LinkPreview(title, text_in(language, "preview-day-about"), f"/api/daily/picture?day={day}", language)

    async def _tournament(self, tournament_id: str, language: str) -> LinkPreview | None:
        subject = await self._subjects.find_tournament(tournament_id)
        if subject is None:
            return None
        stored, setup, entrants = subject.stored, subject.setup, subject.entrants
        about = text_in(
            language,
            "preview-tournament-about",
            status=stored.status,
            entrants=entrants,
            places=setup.places,
            round=stored.round,
            rounds=setup.rounds,
        )
        title = text_in(language, "preview-tournament", kind=setup.kind)
        return LinkPreview(title, about, f"/api/tournaments/{tournament_id}/picture", language)


def _is_taken(seat: SeatView) -> bool:
    return bool(seat.name) or seat.bot is not None


def _names(seats: Sequence[SeatView], language: str) -> str:
    """Return the names of players as a list in words. Bots have the names that they have at the table."""
    names = [
        text_in(language, "bot-person", colour=seat.colour or "") if seat.bot is not None else seat.name or ""
        for seat in seats
    ]
    return join_in_words_of(language, names)


def _general(language: str) -> LinkPreview:
    return _preview(language, "preview-site", "preview-about", GENERAL_PATH)


def _preview(language: str, title: str, about: str, picture: str) -> LinkPreview:
    return LinkPreview(text_in(language, title), text_in(language, about), picture, language)


_TABLE = re.compile(r"/t/([A-Za-z0-9_-]+)(?:/replay)?/?")
_PUZZLE = re.compile(r"/puzzles/([1-9][0-9]{0,5})/?")
_DAILY = re.compile(r"/(?:daily|today)/?")
_TOURNAMENT = re.compile(r"/tournament/([A-Za-z0-9_-]+)/?")
