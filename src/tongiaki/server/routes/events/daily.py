"""The daily game over HTTP: start it, and list the results."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tongiaki.common.days import end_of_day, today
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import table_bodies as b
from tongiaki.server.bodies import event_bodies
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.web.authentication import caller_of, client_address
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import Accounts, Dailies, DailyResult, Ledger, People
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.structs.views import Status

MAX_ROWS = 100
"""Maximum number of results shown per day (best first), for accounts and for guests separately."""

_Request = Request[Any, Any, Any]


@get("/api/daily", summary="The daily game and its results", opt={"price": 4})
async def daily_game(
    request: _Request,
    accounts: NamedDependency[Accounts],
    dailies: NamedDependency[Dailies],
    daily_games: NamedDependency[DailyGames],
    ledger: NamedDependency[Ledger],
    people: NamedDependency[People],
    day: Annotated[str | None, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$")] = None,
) -> event_bodies.DailyView:
    """Return the daily game of today or of a past day.

    Raises `not_found` if nobody opened the daily game on that day.
    """
    now, person = today(), caller_of(request).person
    checked_day = _valid_day(day or now, now)
    setup = await daily_games.setup(checked_day) if checked_day == now else await daily_games.past(checked_day)
    if setup is None:
        raise ProblemError("not_found")
    own = await daily_games.game(checked_day, person)
    status = None if own is None or own.status is None else msgspec.convert(own.status, Status)
    show_tables = checked_day < now or await daily_games.has_finished(person)
    rows, guests = [
        await _rows(
            accounts,
            ledger,
            people,
            await dailies.list_results(checked_day, setup.seat, end_of_day(checked_day), MAX_ROWS, of_accounts=named),
            setup.seat,
            person,
            show_tables=show_tables,
        )
        for named in (True, False)
    ]
    return event_bodies.DailyView(
        day=checked_day,
        ends=end_of_day(checked_day),
        over=checked_day < now,
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
    data: JSONBody[event_bodies.PlayDaily],
    request: _Request,
    daily_games: NamedDependency[DailyGames],
    limits: NamedDependency[RequestLimits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
) -> b.TableCreated:
    """Start today's daily game, or return its table if the person has started it before.

    Each person has one attempt.
    """
    limits.count_creation(client_address(request))
    person = caller_of(request).person
    name = await account_names.name_for(person, data.name)
    table = await daily_games.get_or_create(person, name, pseudonyms.origin(client_address(request), person))
    await people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


def _valid_day(day: str, now: str) -> str:
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
    show_tables: bool,
) -> list[event_bodies.DailyRow]:
    """Return the ranked results, without players who resigned. Results with equal places and points share a rank."""
    persons = {result.person for result in results}
    accounts_by_person = await accounts.load_profiles(persons)
    names = await people.load_names(persons)
    cards = await ledger.load_cards([result.table for result in results])
    rows: list[event_bodies.DailyRow] = []
    for result in results:
        seats = msgspec.json.decode(cards[result.table].card, type=LobbyCard).seats
        if seats[seat].resigned:
            continue
        account = accounts_by_person.get(result.person)
        name = names.get(result.person, seats[seat].name or "") if account is None else account.name
        last = rows[-1] if rows else None
        rank = (
            last.rank
            if last is not None and (last.place, last.points) == (result.rank, result.points)
            else len(rows) + 1
        )
        yours = result.person == viewer
        rows.append(
            event_bodies.DailyRow(
                rank=rank,
                name=name,
                account=account is not None,
                place=result.rank,
                points=result.points,
                table=result.table if show_tables or yours else None,
                yours=yours,
                program=account is not None and account.program,
            )
        )
    return rows


HANDLERS = [daily_game, play_daily]
