"""Public finished games over HTTP: a filtered list, and a download of all their records."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, QueryParameter
from litestar.response import Stream

from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import TokenBucket
from tongiaki.runtime.archive.game_archive import GameArchive
from tongiaki.runtime.tables.loading import build_state
from tongiaki.server.routes.person.profiles import results_at
from tongiaki.server.services.services import Services
from tongiaki.server.web.authentication import client_address
from tongiaki.store import Accounts, Ledger, PublicGameFilter, PublicGames, Results
from tongiaki.store import PublicGame as Found
from tongiaki.tables.structs import profiles as p
from tongiaki.tables.structs.limits import LEAST_SEATS, MOST_SEATS
from tongiaki.tables.structs.views import Status
from tongiaki.tables.views.game_snapshot import GameSnapshot

PAGE_SIZE = 25
"""Number of games per page."""
LOOKUP_SECONDS = 0.004
"""Seconds of computing time charged for the look-up of each game in a download, in addition to writing its record."""
CHECK_INTERVAL = 1.0
"""Seconds between checks of whether the address has computing time left for the next game of its download."""

_Request = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Filter:
    """The filter as given in the query string, before the player's name is looked up."""

    player: str | None
    query: PublicGameFilter


def parse_filter(
    player: Annotated[str | None, QueryParameter(max_length=64)] = None,
    won: FromQuery[bool] = False,
    players: Annotated[int | None, QueryParameter(ge=LEAST_SEATS, le=MOST_SEATS)] = None,
    rated: FromQuery[bool | None] = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=2**40)] = None,
    until: Annotated[int | None, QueryParameter(ge=0, le=2**40)] = None,
) -> Filter:
    """Return the filter from the query parameters."""
    return Filter(player, PublicGameFilter(None, won, players, rated, since, until))


RECORDS = ResponseSpec(str, generate_examples=False, description="The records", media_type="text/plain")
_FILTER = {"filter_": Provide(parse_filter, sync_to_thread=False)}


@get("/api/games", summary="The public finished games", opt={"price": 6}, dependencies=_FILTER)
async def list_games(
    filter_: NamedDependency[Filter],
    accounts: NamedDependency[Accounts],
    ledger: NamedDependency[Ledger],
    public_games: NamedDependency[PublicGames],
    results: NamedDependency[Results],
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> p.PublicGamesPage:
    """List the matching games, newest first, one page at a time."""
    query = await _resolve(accounts, filter_)
    found = [] if query is None else await public_games.list_latest(query, PAGE_SIZE + 1, _parse_cursor(before))
    shown = found[:PAGE_SIZE]
    ended = await results_at(accounts, ledger, results, [game.table for game in shown])
    games = [p.PublicGame(game.table, game.at, ended[game.table][0], game.rated) for game in shown]
    return p.PublicGamesPage(games, f"{shown[-1].at}-{shown[-1].table}" if len(found) > PAGE_SIZE else None)


@get(
    "/api/games/file",
    media_type="text/plain",
    summary="Download the public finished games",
    responses={200: RECORDS},
    opt={"price": 6},
    dependencies=_FILTER,
)
async def download_games(
    filter_: NamedDependency[Filter], request: _Request, services: NamedDependency[Services]
) -> Stream:
    """Stream the records of the matching games, newest first, at the rate that the address's computing time allows."""
    address = client_address(request)
    work_bucket = services.limits.work.bucket(address)
    if work_bucket.is_empty() or address in services.downloading:
        raise ProblemError("too_fast")
    query = await _resolve(services.accounts, filter_)

    async def stream_records() -> AsyncIterator[bytes]:
        if query is None or address in services.downloading:
            return
        services.downloading.add(address)
        try:
            async for record in _records(services.games, services.ledger, services.public_games, query, work_bucket):
                yield record
        finally:
            services.downloading.discard(address)

    headers = {"Content-Disposition": 'attachment; filename="tongiaki.tgk"', "Cache-Control": "no-store"}
    return Stream(stream_records(), media_type="text/plain; charset=utf-8", headers=headers)


async def _records(
    games: GameArchive, ledger: Ledger, public_games: PublicGames, query: PublicGameFilter, work_bucket: TokenBucket
) -> AsyncIterator[bytes]:
    """Yield the records one by one, separated by empty lines. Only one record is in memory at a time."""
    key: tuple[int, str] | None = None
    first = True
    while found := await public_games.list_latest(query, PAGE_SIZE, key):
        for game in found:
            key = (game.at, game.table)
            while work_bucket.is_empty():  # noqa: ASYNC110 - the bucket refills with time and sends no event
                await asyncio.sleep(CHECK_INTERVAL)
            started = time.monotonic()
            record = await _record(games, ledger, game)
            work_bucket.charge(LOOKUP_SECONDS + time.monotonic() - started)
            if record is not None:
                yield ("" if first else "\n").encode() + record.encode()
                first = False


async def _record(games: GameArchive, ledger: Ledger, game: Found) -> str | None:
    """Return a game's record, or None if the game is no longer stored, public and finished."""
    over: Status = "over"
    try:
        card = await ledger.find_card(game.table)
        if card is None or card.status != over or card.hidden:
            return None
        rows = await ledger.read(game.table)
        if rows and rows[0].kind != "archived":
            read = GameSnapshot.from_state(await build_state(game.table, rows))
            return await asyncio.to_thread(read.text)
        return (await games.archived(game.table)).text()
    except ProblemError:
        return None


async def _resolve(accounts: Accounts, filter_: Filter) -> PublicGameFilter | None:
    """Resolve the player's name; return None if no account has that name."""
    query = filter_.query
    if filter_.player is None:
        return query
    account = await accounts.find_by_name(filter_.player)
    if account is None:
        return None
    return PublicGameFilter(account.person, query.won, query.players, query.rated, query.since, query.until)


def _parse_cursor(text: str | None) -> tuple[int, str] | None:
    """Parse the cursor of a page. Raises `malformed`."""
    if text is None:
        return None
    at, _, table = text.partition("-")
    if not (at.isascii() and at.isdecimal() and len(at) <= 12 and is_id(table)):
        raise ProblemError("malformed", field="before")
    return int(at), table


HANDLERS = [list_games, download_games]
