"""The daily game over HTTP: playing it, and its results."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tongiaki.common.days import end_of_day, today
from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import event_bodies as w
from tongiaki.server.bodies import table_bodies as b
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.web.authentication import caller_of, client_address
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import Accounts, Dailies, DailyResult, Ledger, People
from tongiaki.tables.runtime.summary import LobbyCard
from tongiaki.tables.structs.views import Status

LISTED = 100
"""Maximum number of results shown per day (best first), for accounts and for guests separately."""

_Request = Request[Any, Any, Any]


@get("/api/daily", summary="The daily game, and how everybody fared", opt={"price": 4})
async def daily_game(
    request: _Request,
    accounts: NamedDependency[Accounts],
    dailies: NamedDependency[Dailies],
    daily_games: NamedDependency[DailyGames],
    ledger: NamedDependency[Ledger],
    people: NamedDependency[People],
    day: Annotated[str | None, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$")] = None,
) -> w.DailyView:
    """Return the daily game of today or of a past day. Raises `not_found` if nobody opened it on that day."""
    now, person = today(), caller_of(request).person
    asked = _checked(day or now, now)
    setup = await daily_games.setup(asked) if asked == now else await daily_games.past(asked)
    if setup is None:
        raise ProblemError("not_found")
    own = await daily_games.game(asked, person)
    status = None if own is None or own.status is None else msgspec.convert(own.status, Status)
    seen = asked < now or await daily_games.has_finished(person)
    rows, guests = [
        await _rows(
            accounts,
            ledger,
            people,
            await dailies.list_results(asked, setup.seat, end_of_day(asked), LISTED, of_accounts=named),
            setup.seat,
            person,
            seen=seen,
        )
        for named in (True, False)
    ]
    return w.DailyView(
        day=asked,
        ends=end_of_day(asked),
        over=asked < now,
        colours=setup.colours,
        seat=setup.seat,
        bot=setup.bot,
        table=None if own is None or status is None else own.table,
        status=status,
        rows=rows,
        guests=guests,
    )


@post("/api/daily", summary="Play the daily game")
async def play_daily(
    data: JSONBody[w.PlayDaily],
    request: _Request,
    daily_games: NamedDependency[DailyGames],
    limits: NamedDependency[Limits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
) -> b.TableCreated:
    """Start today's daily game, or return its table if the person has started it before.

    Each person has one attempt.
    """
    limits.allow_making(client_address(request))
    person = caller_of(request).person
    name = await account_names.name_for(person, data.name)
    table = await daily_games.begin(person, name, pseudonyms.origin(client_address(request), person))
    await people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


def _checked(day: str, now: str) -> str:
    """Return the day if it is a valid date that is not in the future. Raises `not_found`."""
    try:
        date.fromisoformat(day)
    except ValueError as error:
        raise ProblemError("not_found") from error
    if day > now:
        raise ProblemError("not_found")
    return day


async def _rows(
    accounts: Accounts,
    ledger: Ledger,
    people: People,
    results: list[DailyResult],
    seat: int,
    viewer: str,
    *,
    seen: bool,
) -> list[w.DailyRow]:
    """Return the results without players who resigned. Results with equal places and points share a rank."""
    persons = {one.person for one in results}
    claimed = await accounts.load_profiles(persons)
    names = await people.load_names(persons)
    cards = await ledger.load_cards([one.table for one in results])
    rows: list[w.DailyRow] = []
    for one in results:
        seats = msgspec.json.decode(cards[one.table].card, type=LobbyCard).seats
        if seats[seat].resigned:
            continue
        known = claimed.get(one.person)
        name = names.get(one.person, seats[seat].name or "") if known is None else known.name
        last = rows[-1] if rows else None
        rank = last.rank if last is not None and (last.place, last.points) == (one.rank, one.points) else len(rows) + 1
        yours = one.person == viewer
        rows.append(
            w.DailyRow(
                rank=rank,
                name=name,
                account=known is not None,
                place=one.rank,
                points=one.points,
                table=one.table if seen or yours else None,
                yours=yours,
                program=known is not None and known.program,
            )
        )
    return rows


HANDLERS = [daily_game, play_daily]
