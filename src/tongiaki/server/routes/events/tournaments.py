"""Tournaments over HTTP: creating, joining and leaving them, and their standings."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tongiaki.common import clock
from tongiaki.common.ids import is_id, new_id
from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import event_bodies as w
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.events.tournament_director import TournamentDirector, meetings_of, setup_of
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.web.authentication import BROWSER_ONLY, caller_of, client_address
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import MIN_ENTRANTS, AccountProfile, Accounts, Entrant, Ledger, StoredTournament, Tournaments
from tongiaki.tables.decisions.tournament_setup import TournamentSetup, check_setup
from tongiaki.tables.structs.entries import NAMELESS
from tongiaki.tables.structs.limits import DAY
from tongiaki.tournaments import TIE_BREAKS, TieBreak, count_rounds, standings

LISTED = 50
"""Maximum number of tournaments in the list."""
OF_ONE = 3
"""Maximum number of tournaments per host that are unfinished or recently created."""
AHEAD = 30 * DAY
"""Maximum time between now and the scheduled start, in seconds."""

_Request = Request[Any, Any, Any]


@get("/api/tournaments", summary="Tournaments", opt={"price": 4})
async def list_tournaments(
    request: _Request, accounts: NamedDependency[Accounts], tournaments: NamedDependency[Tournaments]
) -> w.TournamentList:
    """List unfinished tournaments, then the others, each newest first."""
    found = await tournaments.list_all(LISTED)
    names = await accounts.load_profiles({one.host for one in found if one.host is not None})
    entered = await tournaments.filter_entered(caller_of(request).person, [one.id for one in found])
    return w.TournamentList([_card(one, names, entered=one.id in entered) for one in found])


@get("/api/tournaments/{tournament_id:str}", summary="A tournament", opt={"price": 8})
async def one_tournament(
    tournament_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    ledger: NamedDependency[Ledger],
    tournaments: NamedDependency[Tournaments],
) -> w.TournamentView:
    """Return the standings and the games of each round. Raises `not_found`."""
    one = await _found(tournaments, tournament_id)
    setup, person = setup_of(one), caller_of(request).person
    entrants = await tournaments.list_entrants(one.id)
    games = await tournaments.list_games(one.id)
    persons = {each.person for each in entrants if each.person is not None}
    known = await accounts.load_profiles(persons | ({one.host} if one.host is not None else set()))
    table = standings(setup.kind, [each.number for each in entrants], meetings_of(games))
    numbered = {each.number: each for each in entrants}
    alone = {  # games of bots only, which may still wait to be started
        each.table
        for each in games
        if each.table is not None
        and each.places is None
        and all(numbered[number].person is None for number in each.seats)
    }
    waiting = alone - (await ledger.load_cards(alone)).keys() if alone else alone
    card = _card(one, known, entered=any(each.person == person and not each.gone for each in entrants))
    return w.TournamentView(
        **msgspec.structs.asdict(card),
        yours=one.host == person,
        bot=setup.bot,
        fill=setup.fill,
        clock=setup.clock,
        time=setup.time,
        increment=setup.increment,
        pause=setup.pause,
        tie_breaks=list(TIE_BREAKS[setup.kind]),
        rows=[
            _row(
                numbered[each.entrant],
                known,
                person,
                rank=each.rank,
                points=_told(each.points),
                tie_breaks=[None if value is None else _told(value) for value in each.tie_breaks],
                by=each.by,
            )
            for each in table
        ],
        games=[
            w.TournamentGameView(
                each.round,
                None if each.table in waiting else each.table,
                list(each.seats),
                None if each.places is None else list(each.places),
            )
            for each in games
        ],
    )


@post("/api/tournaments", summary="Make a tournament", opt={"scope": BROWSER_ONLY, "account": True})
async def make_tournament(
    data: JSONBody[w.NewTournament],
    request: _Request,
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[Limits],
    pseudonyms: NamedDependency[Pseudonyms],
    tournaments: NamedDependency[Tournaments],
    tournament_director: NamedDependency[TournamentDirector],
) -> w.TournamentMade:
    """Create a tournament, which every account may join until it starts. Raises `too_many_tournaments`."""
    account = await account_of(request, accounts)
    limits.allow_making(client_address(request))
    fields = {name: getattr(data, name) for name in TournamentSetup.__struct_fields__}
    setup = msgspec.convert(fields, TournamentSetup)
    check_setup(setup)
    now = clock.now()
    if data.starts is not None and not now <= data.starts <= now + AHEAD:
        raise ProblemError("malformed", field="starts")
    tournament_id = new_id()
    written = msgspec.json.encode(setup).decode()
    origin = pseudonyms.origin(client_address(request), account.person)
    if not await tournaments.create(tournament_id, account.person, written, data.starts, OF_ONE, origin.address):
        raise ProblemError("too_many_tournaments", limit=OF_ONE)
    tournament_director.wake()
    return w.TournamentMade(tournament_id)


@post(
    "/api/tournaments/{tournament_id:str}/join",
    status_code=204,
    summary="Enter a tournament",
    opt={"account": True, "price": 2},
)
async def join_tournament(
    tournament_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    tournaments: NamedDependency[Tournaments],
) -> None:
    """Join a tournament before its start. Raises `not_open` or `table_full`."""
    account = await account_of(request, accounts)
    one = await _found(tournaments, tournament_id)
    outcome = await tournaments.join(one.id, account.person, setup_of(one).places)
    if outcome != "joined":
        raise ProblemError("table_full" if outcome == "full" else "not_open")


@post(
    "/api/tournaments/{tournament_id:str}/leave",
    status_code=204,
    summary="Leave a tournament",
    opt={"account": True, "price": 2},
)
async def leave_tournament(
    tournament_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    tournaments: NamedDependency[Tournaments],
) -> None:
    """Leave a tournament. Raises `not_open`.

    Before the start, the entry is deleted. Later, the entrant drops out from the next round on.
    """
    account = await account_of(request, accounts)
    one = await _found(tournaments, tournament_id)
    if not await tournaments.leave(one.id, account.person):
        raise ProblemError("not_open")


@post(
    "/api/tournaments/{tournament_id:str}/start",
    status_code=204,
    summary="Start a tournament",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 2},
)
async def start_tournament(
    tournament_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    tournament_director: NamedDependency[TournamentDirector],
    tournaments: NamedDependency[Tournaments],
) -> None:
    """Start a tournament of the caller. Raises `not_host`, `not_open` or `too_few_people`."""
    one = await _own(request, accounts, tournaments, tournament_id)
    setup = setup_of(one)
    if one.status != "open":
        raise ProblemError("not_open")
    if one.entrants < MIN_ENTRANTS:
        raise ProblemError("too_few_people", least=MIN_ENTRANTS)
    await tournaments.start(one.id, setup.bot, setup.fill, int(clock.now()))
    tournament_director.wake()


@post(
    "/api/tournaments/{tournament_id:str}/cancel",
    status_code=204,
    summary="Cancel a tournament",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 2},
)
async def cancel_tournament(
    tournament_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    tournaments: NamedDependency[Tournaments],
) -> None:
    """Cancel the remaining rounds of a tournament of the caller. Running games continue.

    Raises `not_host` or `not_open`.
    """
    one = await _own(request, accounts, tournaments, tournament_id)
    if not await tournaments.cancel(one.id):
        raise ProblemError("not_open")


async def _found(tournaments: Tournaments, tournament_id: str) -> StoredTournament:
    found = await tournaments.find(tournament_id) if is_id(tournament_id) else None
    if found is None:
        raise ProblemError("not_found")
    return found


async def _own(request: _Request, accounts: Accounts, tournaments: Tournaments, tournament_id: str) -> StoredTournament:
    account = await account_of(request, accounts)
    one = await _found(tournaments, tournament_id)
    if one.host != account.person:
        raise ProblemError("not_host")
    return one


def _card(one: StoredTournament, known: dict[str, AccountProfile], *, entered: bool) -> w.TournamentCard:
    setup = setup_of(one)
    host = None if one.host is None else known.get(one.host)
    rounds = setup.rounds if one.status == "open" else count_rounds(setup.kind, one.entrants, setup.rounds)
    return w.TournamentCard(
        id=one.id,
        host=None if host is None else host.name,
        kind=setup.kind,
        size=setup.size,
        rounds=rounds,
        round=one.round,
        status=one.status,
        due=one.due,
        entrants=one.entrants,
        places=setup.places,
        entered=entered,
    )


def _row(
    one: Entrant,
    known: dict[str, AccountProfile],
    viewer: str,
    *,
    rank: int,
    points: float,
    tie_breaks: Sequence[float | None],
    by: TieBreak | None,
) -> w.TournamentRow:
    person = None if one.person is None else known.get(one.person)
    return w.TournamentRow(
        number=one.number,
        rank=rank,
        name=person.name if person is not None else one.bot or NAMELESS,
        account=person is not None,
        program=person is not None and person.program,
        bot=one.bot,
        yours=one.person == viewer,
        gone=one.gone,
        points=points,
        tie_breaks=list(tie_breaks),
        by=by,
    )


def _told(value: Fraction) -> float:
    return round(float(value), 2)


HANDLERS = [
    list_tournaments,
    one_tournament,
    make_tournament,
    join_tournament,
    leave_tournament,
    start_tournament,
    cancel_tournament,
]
