"""Leaving for good, and taking along what the database holds of oneself."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response

from tongiaki.server import bodies as b
from tongiaki.server import naming
from tongiaki.server.accounts import account_of, require_password, with_cookie
from tongiaki.server.callers import caller_of
from tongiaki.server.house import House
from tongiaki.server.limits import address_of
from tongiaki.store import Account, Session, Standing, StoredResult
from tongiaki.tables import seating
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.traces import NAMELESS, played_as, told

_Request = Request[Any, Any, Any]


class ExportedAccount(b.Http):
    """A claimed name, and since when, in seconds since 1970, UTC."""

    name: str
    since: int


class ExportedLine(b.Http):
    """Something said in a study."""

    study: str
    at: int
    text: str


class ExportedGame(b.Http):
    """A game that is archived: its table, and its record."""

    table: str
    record: str


class Export(b.Http):
    """GET /api/account/export: all that is known of a person, but secrets; times in seconds since 1970, UTC."""

    name: str | None
    named_at: int | None
    account: ExportedAccount | None
    sessions: list[Session]
    ratings: list[Standing]
    results: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    archived: list[ExportedGame]
    studies_led: list[str]
    studies: list[ExportedLine]


@post("/api/account/delete", status_code=200, summary="Delete my account")
async def delete_account(
    data: JSONBody[b.DeleteAccount], request: _Request, house: NamedDependency[House]
) -> Response[b.Me]:
    """Forget a person: name, password, sessions, results and ratings go, and what is left of the games is nameless."""
    account = await account_of(request, house)
    await require_password(request, house, account, data.password)
    await _leave(house, account)
    await _take_name_away(house, account)
    house.end_sessions([*await house.accounts.delete(account.person), caller_of(request).token])
    await house.registry.meet([account.person])
    house.lobby.changed()
    return with_cookie(request, house, b.Me(None, account=False), house.callers.signer.new_token())


@get("/api/account/export", summary="Everything that is known of me")
async def export(request: _Request, house: NamedDependency[House]) -> Response[Export]:
    """Give everything that the database holds of a person, named or a guest, but secrets, as one JSON file."""
    if not house.knocking.take(address_of(request)):
        raise ProblemError("too_fast")
    caller = caller_of(request)
    account = await house.accounts.of(caller.person)
    name = await house.people.name(caller.person)
    entries = []
    for table_id in await house.ledger.about(caller.person):
        entries += await told(table_id, await house.ledger.read(table_id), caller.person)
    lines = await house.studies.said_by(caller.person)
    body = Export(
        name=name,
        named_at=await house.people.seen(caller.person),
        account=None if account is None else ExportedAccount(account.name, account.created),
        sessions=await house.sessions.of(caller.person),
        ratings=await house.results.standings(caller.person),
        results=[_without_person(one) for one in await house.results.all_of(caller.person)],
        entries=entries,
        archived=[ExportedGame(game.table, game.record) for game in await house.games.of(caller.person)],
        studies_led=await house.studies.led_by(caller.person),
        studies=[ExportedLine(study, line.at, line.text) for study, line in lines],
    )
    headers = {"Content-Disposition": 'attachment; filename="tongiaki.json"', "Cache-Control": "no-store"}
    return Response(body, headers=headers)


def _without_person(result: StoredResult) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in fields.items() if name != "person"}


async def _leave(house: House, account: Account) -> None:
    """Stand up everywhere; what becomes of the seat of a running game is the table's to say."""
    for table_id in await house.ledger.tables_of(account.person, ["open", "running"]):
        with contextlib.suppress(ProblemError):  # the seat was left before, and only kept
            await naming.at(house, table_id, lambda table: table.act(lambda now: seating.leave(now, account.person)))


async def _take_name_away(house: House, account: Account) -> None:
    person = account.person
    for table_id in await house.ledger.about(person):
        # The studies first: once the table has forgotten the names, nothing tells which they were.
        players = await played_as(table_id, await house.ledger.read(table_id), person)
        await house.studies.forget_players(table_id, players, NAMELESS)
        try:
            await naming.at(house, table_id, lambda table: table.forget(person))
        except ProblemError as problem:
            if problem.code not in {"archived", "no_table"}:  # since a moment ago
                raise
    for table_id, players in (await house.games.played_as(person)).items():
        await house.studies.forget_players(table_id, players, NAMELESS)
        await house.games.forget(table_id, person)
    await house.studies.forget_voice(person, account.name, NAMELESS)


HANDLERS = [delete_account, export]
