"""Profiles and ladders over HTTP."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import account_bodies as b
from tongiaki.server.routes.person.friends import visible_online
from tongiaki.server.services.lobby.online_presence import OnlinePresence
from tongiaki.server.web.authentication import caller_of
from tongiaki.store import Account, AccountProfile, Accounts, Ledger, Relations, Results, StoredResult
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.structs.limits import LEAST_SEATS, MOST_SEATS
from tongiaki.tables.structs.profiles import PlayedGame, Profile, RatingPoint, RatingView, Result
from tongiaki.tables.structs.views import SeatView


async def results_at(
    accounts: Accounts, ledger: Ledger, results: Results, tables: Collection[str]
) -> dict[str, tuple[list[Result], list[StoredResult]]]:
    """Return the results of each table in seat order, both in the form shown to clients and as stored."""
    stored_results = await results.load_results_of_tables(tables)
    cards = await ledger.load_cards(tables)
    persons = {result.person for results in stored_results.values() for result in results if result.person is not None}
    names = await accounts.load_profiles(persons)
    shown_results = {}
    for table in tables:
        seats = msgspec.json.decode(cards[table].card, type=LobbyCard).seats
        stored = stored_results[table]
        shown_results[table] = ([_shown(result, names, seats[result.seat]) for result in stored], stored)
    return shown_results


def _shown(result: StoredResult, names: dict[str, AccountProfile], seat: SeatView) -> Result:
    account = None if result.person is None else names.get(result.person)
    if account is None:
        return Result(seat.name, seat.bot, result.points, result.rank, account=False)
    return Result(account.name, seat.bot, result.points, result.rank, account=True, program=account.program)


MAX_GAMES = 50
"""Maximum number of games in a profile."""
MAX_POINTS = 500
"""Maximum number of points in a rating history."""

_Request = Request[Any, Any, Any]


@get("/api/people/{name:str}", summary="The profile of an account", opt={"price": 6})
async def profile(
    name: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    online_presence: NamedDependency[OnlinePresence],
    ledger: NamedDependency[Ledger],
    results: NamedDependency[Results],
    relations: NamedDependency[Relations],
) -> Profile:
    """Return the profile of an account. Games at tables that are not public are visible only to the account itself."""
    account = await accounts.find_by_name(name)
    if account is None:
        raise ProblemError("not_found")
    caller = caller_of(request)
    own = caller.account and caller.person == account.person
    # Read the games first, so that the rating, read later, includes every game shown.
    games = await _games(accounts, ledger, results, account, own=own)
    # Whether the caller follows or blocks the person is sent only to browsers, not to API clients.
    shown = caller.account and caller.scope is None and not own
    owner = None if account.owner is None else await accounts.find(account.owner)
    return Profile(
        account.name,
        account.created,
        await _ratings(results, account, own=own),
        games,
        program=account.program,
        owner=None if owner is None else owner.name,
        online=account.person in await visible_online(online_presence, relations, caller.person, [account.person]),
        stance=await relations.find_kind(caller.person, account.person) if shown else None,
    )


async def _ratings(results: Results, account: Account, *, own: bool) -> list[RatingView]:
    views = []
    for standing in await results.list_standings(account.person):
        rated = await results.list_rated_results(account.person, standing.players, MAX_POINTS)
        points = [
            RatingPoint(result.at, result.rating, result.table if own or result.public else None)
            for result in rated
            if result.rating is not None
        ]
        views.append(RatingView(standing.players, standing.rating, standing.games, points))
    return views


async def _games(
    accounts: Accounts, ledger: Ledger, results: Results, account: Account, *, own: bool
) -> list[PlayedGame]:
    tables = await results.list_games(account.person, MAX_GAMES, include_hidden=own)
    games = []
    for table, (players, stored) in (await results_at(accounts, ledger, results, tables)).items():
        own_result = next(result for result in stored if result.person == account.person)
        games.append(PlayedGame(table, own_result.at, players, own_result.rating is not None, own_result.rank))
    return games


LADDER_LENGTH = 100
"""Number of places in a ladder."""


@get("/api/ladder", summary="The best players, by number of seats", opt={"price": 2})
async def ladder(
    results: NamedDependency[Results],
    players: Annotated[int, QueryParameter(ge=LEAST_SEATS, le=MOST_SEATS)] = 2,
    programs: FromQuery[bool] = False,
) -> b.Ladder:
    """Return the ladder of people, or of bots, in games with this number of players."""
    entries = await results.list_ladder(players, LADDER_LENGTH, programs=programs)
    better = [sum(other.rating > entry.rating for other in entries) for entry in entries]
    rungs = [
        b.LadderRow(1 + number, entry.name, entry.rating, entry.games)
        for number, entry in zip(better, entries, strict=True)
    ]
    return b.Ladder(players, programs, rungs)


HANDLERS = [profile, ladder]
