"""Profiles over HTTP: a named person's ratings, their history, and the games played."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tongiaki.common.problems import ProblemError
from tongiaki.server.house.house import House
from tongiaki.server.web.callers import caller_of
from tongiaki.store import Account, Known, StoredResult
from tongiaki.tables.running.summary import Shown
from tongiaki.tables.structs.profiles import PlayedGame, Profile, RatingPoint, RatingView, Result
from tongiaki.tables.structs.views import SeatView

GAMES = 50
"""Games that a profile lists at most."""
POINTS = 500
"""Points that the history of a rating has at most."""

_Request = Request[Any, Any, Any]


@get("/api/people/{name:str}", summary="A named person", opt={"price": 6})
async def profile(name: FromPath[str], request: _Request, house: NamedDependency[House]) -> Profile:
    """Show a named person; games at tables that are not public are shown to the person alone."""
    account = await house.accounts.named(name)
    if account is None:
        raise ProblemError("not_found")
    caller = caller_of(request)
    own = caller.account and caller.person == account.person
    # The games first: a game that is shown has changed the rating already.
    games = await _games(house, account, own=own)
    owner = None if account.owner is None else await house.accounts.of(account.owner)
    return Profile(
        account.name,
        account.created,
        await _ratings(house, account, own=own),
        games,
        program=account.program,
        owner=None if owner is None else owner.name,
    )


async def _ratings(house: House, account: Account, *, own: bool) -> list[RatingView]:
    views = []
    for standing in await house.results.standings(account.person):
        counted = await house.results.history(account.person, standing.players, POINTS)
        points = [
            RatingPoint(one.at, one.rating, one.table if own or one.public else None)
            for one in counted
            if one.rating is not None
        ]
        views.append(RatingView(standing.players, standing.rating, standing.games, points))
    return views


async def _games(house: House, account: Account, *, own: bool) -> list[PlayedGame]:
    tables = await house.results.games(account.person, GAMES, hidden=own)
    results = await house.results.at_tables(tables)
    cards = await house.ledger.cards(tables)
    persons = {one.person for some in results.values() for one in some if one.person is not None}
    names = await house.accounts.known(persons)
    games = []
    for table in tables:
        seats = msgspec.json.decode(cards[table].card, type=Shown).seats
        mine = next(one for one in results[table] if one.person == account.person)
        players = [_result(one, names, seats[one.seat]) for one in results[table]]
        games.append(PlayedGame(table, mine.at, players, mine.rating is not None, mine.rank))
    return games


def _result(result: StoredResult, names: dict[str, Known], seat: SeatView) -> Result:
    named = None if result.person is None else names.get(result.person)
    if named is None:
        return Result(seat.name, seat.bot, result.points, result.rank, account=False)
    return Result(named.name, seat.bot, result.points, result.rank, account=True, program=named.program)


HANDLERS = [profile]
