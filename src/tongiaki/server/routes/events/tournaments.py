"""Tournaments over HTTP: create, join and leave them, and read their standings."""

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
from tongiaki.runtime.tables.tournament_setup import TournamentSetup, check_setup
from tongiaki.server.bodies import event_bodies
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.events.tournament_director import TournamentDirector, meetings_of, setup_of
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.web.authentication import BROWSER_ONLY, caller_of, client_address
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import MIN_ENTRANTS, AccountProfile, Accounts, Entrant, Ledger, StoredTournament, Tournaments
from tongiaki.tables.structs.entries import NAMELESS
from tongiaki.tables.structs.limits import DAY
from tongiaki.tournaments import TIE_BREAKS, TieBreak, count_rounds, standings

MAX_LISTED = 50
"""Maximum number of tournaments in the list."""
MAX_PER_HOST = 3
"""Maximum number of unfinished or recently created tournaments per host."""
MAX_AHEAD = 30 * DAY
"""Maximum time between now and the scheduled start, in seconds."""

_Request = Request[Any, Any, Any]


@get("/api/tournaments", summary="Tournaments", opt={"price": 4})
async def list_tournaments(
    request: _Request, accounts: NamedDependency[Accounts], tournaments: NamedDependency[Tournaments]
) -> event_bodies.TournamentList:
    """List unfinished tournaments, then finished ones, each newest first."""
    stored = await tournaments.list_all(MAX_LISTED)
    names = await accounts.load_profiles({tournament.host for tournament in stored if tournament.host is not None})
    entered = await tournaments.filter_entered(caller_of(request).person, [tournament.id for tournament in stored])
    return event_bodies.TournamentList(
        [_card(tournament, names, entered=tournament.id in entered) for tournament in stored]
    )


@get("/api/tournaments/{tournament_id:str}", summary="A tournament", opt={"price": 8})
async def get_tournament(
    tournament_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    ledger: NamedDependency[Ledger],
    tournaments: NamedDependency[Tournaments],
) -> event_bodies.TournamentView:
    """Return the standings and the games of each round. Raises `not_found`."""
    tournament = await _find(tournaments, tournament_id)
    setup, person = setup_of(tournament), caller_of(request).person
    entrants = await tournaments.list_entrants(tournament.id)
    games = await tournaments.list_games(tournament.id)
    persons = {each.person for each in entrants if each.person is not None}
    known = await accounts.load_profiles(persons | ({tournament.host} if tournament.host is not None else set()))
    table = standings(setup.kind, [each.number for each in entrants], meetings_of(games))
    numbered = {each.number: each for each in entrants}
    bot_games = {  # games between bots only, some of which may not have started yet
        each.table
        for each in games
        if each.table is not None
        and each.places is None
        and all(numbered[number].person is None for number in each.seats)
    }
    waiting = bot_games - (await ledger.load_cards(bot_games)).keys() if bot_games else bot_games
    card = _card(tournament, known, entered=any(each.person == person and not each.gone for each in entrants))
    return event_bodies.TournamentView(
        **msgspec.structs.asdict(card),
        yours=tournament.host == person,
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
                points=_rounded(each.points),
                tie_breaks=[None if value is None else _rounded(value) for value in each.tie_breaks],
                by=each.by,
            )
            for each in table
        ],
        games=[
            event_bodies.TournamentGameView(
                each.round,
                None if each.table in waiting else each.table,
                list(each.seats),
                None if each.places is None else list(each.places),
            )
            for each in games
        ],
    )


@post("/api/tournaments", summary="Create a tournament", opt={"scope": BROWSER_ONLY, "account": True})
async def create_tournament(
    data: JSONBody[event_bodies.NewTournament],
    request: _Request,
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[RequestLimits],
    pseudonyms: NamedDependency[Pseudonyms],
    tournaments: NamedDependency[Tournaments],
    tournament_director: NamedDependency[TournamentDirector],
) -> event_bodies.TournamentCreated:
    """Create a tournament, which every account may join until it starts. Raises `too_many_tournaments`."""
    account = await account_of(request, accounts)
    limits.count_creation(client_address(request))
    fields = {name: getattr(data, name) for name in TournamentSetup.__struct_fields__}
    setup = msgspec.convert(fields, TournamentSetup)
    check_setup(setup)
    now = clock.now()
    if data.starts is not None and not now <= data.starts <= now + MAX_AHEAD:
        raise ProblemError("malformed", field="starts")
    tournament_id = new_id()
    written = msgspec.json.encode(setup).decode()
    origin = pseudonyms.origin(client_address(request), account.person)
    if not await tournaments.create(tournament_id, account.person, written, data.starts, MAX_PER_HOST, origin.address):
        raise ProblemError("too_many_tournaments", limit=MAX_PER_HOST)
    tournament_director.wake()
    return event_bodies.TournamentCreated(tournament_id)


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
    """Join a tournament that has not started yet. Raises `not_open` or `table_full`."""
    account = await account_of(request, accounts)
    tournament = await _find(tournaments, tournament_id)
    outcome = await tournaments.join(tournament.id, account.person, setup_of(tournament).places)
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

    Before the start, the entry is deleted. After the start, the entrant drops out from the next round on.
    """
    account = await account_of(request, accounts)
    tournament = await _find(tournaments, tournament_id)
    if not await tournaments.leave(tournament.id, account.person):
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
    """Start one of the caller's tournaments. Raises `not_host`, `not_open` or `too_few_people`."""
    tournament = await _find_hosted(request, accounts, tournaments, tournament_id)
    setup = setup_of(tournament)
    if tournament.status != "open":
        raise ProblemError("not_open")
    if tournament.entrants < MIN_ENTRANTS:
        raise ProblemError("too_few_people", least=MIN_ENTRANTS)
    await tournaments.start(tournament.id, setup.bot, setup.fill, int(clock.now()))
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
    """Cancel the remaining rounds of one of the caller's tournaments. Running games continue.

    Raises `not_host` or `not_open`.
    """
    tournament = await _find_hosted(request, accounts, tournaments, tournament_id)
    if not await tournaments.cancel(tournament.id):
        raise ProblemError("not_open")


async def _find(tournaments: Tournaments, tournament_id: str) -> StoredTournament:
    tournament = await tournaments.find(tournament_id) if is_id(tournament_id) else None
    if tournament is None:
        raise ProblemError("not_found")
    return tournament


async def _find_hosted(
    request: _Request, accounts: Accounts, tournaments: Tournaments, tournament_id: str
) -> StoredTournament:
    account = await account_of(request, accounts)
    tournament = await _find(tournaments, tournament_id)
    if tournament.host != account.person:
        raise ProblemError("not_host")
    return tournament


def _card(
    tournament: StoredTournament, known: dict[str, AccountProfile], *, entered: bool
) -> event_bodies.TournamentCard:
    setup = setup_of(tournament)
    host = None if tournament.host is None else known.get(tournament.host)
    rounds = (
        setup.rounds if tournament.status == "open" else count_rounds(setup.kind, tournament.entrants, setup.rounds)
    )
    return event_bodies.TournamentCard(
        id=tournament.id,
        host=None if host is None else host.name,
        kind=setup.kind,
        size=setup.size,
        rounds=rounds,
        round=tournament.round,
        status=tournament.status,
        due=tournament.due,
        entrants=tournament.entrants,
        places=setup.places,
        entered=entered,
    )


def _row(
    entrant: Entrant,
    known: dict[str, AccountProfile],
    viewer: str,
    *,
    rank: int,
    points: float,
    tie_breaks: Sequence[float | None],
    by: TieBreak | None,
) -> event_bodies.TournamentRow:
    account = None if entrant.person is None else known.get(entrant.person)
    return event_bodies.TournamentRow(
        number=entrant.number,
        rank=rank,
        name=account.name if account is not None else entrant.bot or NAMELESS,
        account=account is not None,
        program=account is not None and account.program,
        bot=entrant.bot,
        yours=entrant.person == viewer,
        gone=entrant.gone,
        points=points,
        tie_breaks=list(tie_breaks),
        by=by,
    )


def _rounded(value: Fraction) -> float:
    return round(float(value), 2)


HANDLERS = [
    list_tournaments,
    get_tournament,
    create_tournament,
    join_tournament,
    leave_tournament,
    start_tournament,
    cancel_tournament,
]
