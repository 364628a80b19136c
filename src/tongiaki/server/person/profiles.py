"""Profiles over HTTP: a named person's ratings, their history, and the games played."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tongiaki.common.problems import ProblemError
from tongiaki.server.house.company import Company
from tongiaki.server.person.friends import online
from tongiaki.server.person.results import results_at
from tongiaki.server.web.callers import caller_of
from tongiaki.store import Account, Accounts, Ledger, Results, Ties
from tongiaki.tables.structs.profiles import PlayedGame, Profile, RatingPoint, RatingView

GAMES = 50
"""Games that a profile lists at most."""
POINTS = 500
"""Points that the history of a rating has at most."""

_Request = Request[Any, Any, Any]


@get("/api/people/{name:str}", summary="A named person", opt={"price": 6})
async def profile(
    name: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    company: NamedDependency[Company],
    ledger: NamedDependency[Ledger],
    results: NamedDependency[Results],
    ties: NamedDependency[Ties],
) -> Profile:
    """Show a named person; games at tables that are not public are shown to the person alone."""
    account = await accounts.named(name)
    if account is None:
        raise ProblemError("not_found")
    caller = caller_of(request)
    own = caller.account and caller.person == account.person
    # The games first: a game that is shown has changed the rating already.
    games = await _games(accounts, ledger, results, account, own=own)
    # Only the person's own browsers read whom the person follows and blocks.
    shown = caller.account and caller.scope is None and not own
    owner = None if account.owner is None else await accounts.of(account.owner)
    return Profile(
        account.name,
        account.created,
        await _ratings(results, account, own=own),
        games,
        program=account.program,
        owner=None if owner is None else owner.name,
        online=account.person in await online(company, ties, caller.person, [account.person]),
        stance=await ties.stance(caller.person, account.person) if shown else None,
    )


async def _ratings(results: Results, account: Account, *, own: bool) -> list[RatingView]:
    views = []
    for standing in await results.standings(account.person):
        counted = await results.history(account.person, standing.players, POINTS)
        points = [
            RatingPoint(one.at, one.rating, one.table if own or one.public else None)
            for one in counted
            if one.rating is not None
        ]
        views.append(RatingView(standing.players, standing.rating, standing.games, points))
    return views


async def _games(
    accounts: Accounts, ledger: Ledger, results: Results, account: Account, *, own: bool
) -> list[PlayedGame]:
    tables = await results.games(account.person, GAMES, hidden=own)
    games = []
    for table, (players, stored) in (await results_at(accounts, ledger, results, tables)).items():
        mine = next(one for one in stored if one.person == account.person)
        games.append(PlayedGame(table, mine.at, players, mine.rating is not None, mine.rank))
    return games


HANDLERS = [profile]
