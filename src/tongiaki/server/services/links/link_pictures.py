"""Pictures of links, rendered in a separate low-priority process and cached."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tongiaki.common.days import day_number
from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.protocol.puzzle_outcomes import puzzle_of_day
from tongiaki.puzzles.puzzle import numbered
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.process_pool import ProcessPool, ResponseCache
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.links.link_subjects import LinkSubjects
from tongiaki.server.web.authentication import HasScope, client_address

NICENESS = 19
"""Niceness of the process (lowest priority), so that games take precedence."""
CACHE_BYTES = 16 * 2**20
"""Maximum size of the cached pictures in bytes. A picture has 150,000 to 500,000 bytes."""
GENERAL_PICTURE = 160
"""Number of the puzzle whose start is the picture of the whole site. Its board fills the picture."""
SOON, HOURLY, DAILY = 60, 3600, 86_400
"""Seconds for which other programs may cache a picture: of a running game or in place of another, of the site or of a
day, and of a board that does not change."""


@dataclass(frozen=True, slots=True)
class LinkPicture:
    """A PNG picture of 1200 by 630 pixels, and the seconds for which it may be cached."""

    content: bytes
    max_age: int


class LinkPictures:
    """The pictures of links.

    A link without a visible board has the general picture, which is rendered once. So does a link whose picture cannot
    be rendered now, because the address has used up its allowance or the process is busy. `work_limit` is the
    allowance of each address, in seconds of CPU time.
    """

    def __init__(self, work_limit: RateLimit, subjects: LinkSubjects, game_access: GameAccess) -> None:
        self._pool = ProcessPool(work_limit, NICENESS)
        self._cache = ResponseCache(CACHE_BYTES)
        self._general: bytes | None = None
        self._subjects = subjects
        self._game_access = game_access

    async def close(self) -> None:
        """Stop the process."""
        await self._pool.close()

    async def general(self) -> bytes:
        """Return the picture of the whole site; raises `try_again` if it cannot be rendered."""
        if self._general is None:
            # An allowance of its own: the address is nobody's.
            self._general = await self._cache.get(
                "general", lambda: self._pool.run("", jobs.picture_of_puzzle, GENERAL_PICTURE)
            )
        return self._general

    async def of_site(self) -> LinkPicture:
        """Return the general picture."""
        return LinkPicture(await self.general(), HOURLY)

    async def of_table(self, table_id: str, request: HasScope) -> LinkPicture:
        """Return the board of a table's game, if everybody may see it; raises UnavailableError."""
        subject = await self._subjects.find_table(table_id)
        if subject is None or not subject.has_board:
            return LinkPicture(await self.general(), SOON)

        async def render() -> bytes:
            return await self._render_game(table_id, request)

        max_age = SOON if subject.status == "running" else DAILY
        return await self._picture(request, f"{table_id} {subject.status} {subject.moves}", render, max_age)

    async def of_puzzle(self, number: int, request: HasScope) -> LinkPicture:
        """Return the start of a puzzle."""
        if not 1 <= number <= len(numbered()) or numbered()[number - 1].is_dropped:
            return await self.of_site()

        async def render() -> bytes:
            return await self._pool.run(client_address(request), jobs.picture_of_puzzle, number)

        return await self._picture(request, f"puzzle {number}", render, DAILY)

    async def of_day(self, day: str, request: HasScope) -> LinkPicture:
        """Return the daily game and the puzzle of a day.

        The picture of a past day shows the best result's game at its end; today's shows its start. Raises
        UnavailableError.
        """
        subject = await self._subjects.find_day(day)
        if subject is None:
            return await self.of_site()
        best, puzzle = subject.best_table, puzzle_of_day(day_number(day))

        async def render() -> bytes:
            game = None if best is None else await self._game_access.get_game(best, request)
            return await self._pool.run(client_address(request), jobs.picture_of_day, subject.players, game, puzzle)

        return await self._picture(request, f"day {day} {best}", render, HOURLY)

    async def of_tournament(self, tournament_id: str, request: HasScope) -> LinkPicture:
        """Return the board of a tournament's latest game; raises UnavailableError."""
        table_id = await self._subjects.find_latest_game(tournament_id) if is_id(tournament_id) else None
        if table_id is None:
            return LinkPicture(await self.general(), SOON)
        return LinkPicture((await self.of_table(table_id, request)).content, SOON)

    async def _render_game(self, table_id: str, request: HasScope) -> bytes:
        game = await self._game_access.get_game(table_id, request)
        return await self._pool.run(client_address(request), jobs.picture_of_game, game)

    async def _picture(
        self, request: HasScope, key: str, render: Callable[[], Awaitable[bytes]], max_age: int
    ) -> LinkPicture:
        """Return a cached or newly rendered picture, or the general one if it cannot be rendered now."""

        async def make() -> bytes:
            self._pool.require_capacity(client_address(request))
            return await render()

        try:
            return LinkPicture(await self._cache.get(key, make), max_age)
        except ProblemError:
            return LinkPicture(await self.general(), SOON)
