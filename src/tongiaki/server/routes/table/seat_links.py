"""Personal links of seats, which move a guest's seat to another browser."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tongiaki.common.problems import ProblemError
from tongiaki.protocol import table_bodies as b
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.settings import Settings
from tongiaki.server.web.authentication import caller_of, client_address
from tongiaki.store import Accounts, ProgramAccounts
from tongiaki.tables.decisions import seating
from tongiaki.tables.state.seat_keys import new_key

_Request = Request[Any, Any, Any]


@post("/api/tables/{table_id:str}/link", summary="Create the personal link of my seat")
async def link_seat(
    table_id: FromPath[str],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    limits: NamedDependency[RequestLimits],
    settings: NamedDependency[Settings],
) -> b.SeatKey:
    """Create a single-use key that moves a guest's seat to another browser. Accounts log in there instead."""
    caller = caller_of(request)
    if caller.account:
        raise ProblemError("has_account")
    table = await game_access.get_table(table_id, request)
    if table.state.number >= settings.table_entries:
        raise ProblemError("enough", limit=settings.table_entries)
    if not limits.chat.try_acquire(client_address(request), caller.person, table_id, person_only=True):
        raise ProblemError("too_fast")
    key = new_key()
    await table.act(lambda state: seating.link(state, caller.person, key))
    return b.SeatKey(key=key)


@post("/api/tables/{table_id:str}/claim", status_code=200, summary="Move a seat to this browser")
async def claim_seat(
    table_id: FromPath[str],
    data: JSONBody[b.ClaimSeat],
    request: _Request,
    accounts: NamedDependency[Accounts],
    game_access: NamedDependency[GameAccess],
    limits: NamedDependency[RequestLimits],
    program_accounts: NamedDependency[ProgramAccounts],
) -> b.SeatClaimed:
    """Take the seat that belongs to the key of a personal link. Too many wrong keys are rejected with `too_fast`."""
    person, guesses = caller_of(request).person, limits.seat_key_attempts.bucket(client_address(request))
    if guesses.is_empty():
        raise ProblemError("too_fast")
    if await program_accounts.is_program(person):
        raise ProblemError("not_for_programs")
    table = await game_access.get_table(table_id, request)
    try:
        await table.act(lambda state: seating.claim(state, person, data.key, table.known))
    except ProblemError as problem:
        if problem.code == "wrong_key":
            guesses.try_acquire()
        raise
    account = await accounts.find(person)
    if account is not None:
        await table.act(lambda state: seating.rename(state, person, account.name))
    return b.SeatClaimed(seat=seating.own_seat(table.state, person))


HANDLERS = [link_seat, claim_seat]
