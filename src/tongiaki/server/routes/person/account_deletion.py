"""Deletion of accounts and guests, and export of a person's data."""

from __future__ import annotations

import contextlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.protocol.base import HttpBody
from tongiaki.protocol.person_bodies import Me
from tongiaki.runtime.tables.erasure import exported_entries, played_as
from tongiaki.server.bodies import account_bodies as b
from tongiaki.server.routes.person.accounts import account_of, require_password, with_cookie
from tongiaki.server.services.conflict_retry import retry_on_conflict
from tongiaki.server.services.services import Services
from tongiaki.server.web.authentication import BROWSER_ONLY, Caller, caller_of, client_address
from tongiaki.store import (
    ConflictError,
    MailAddress,
    NotificationChoices,
    OnlineVisibility,
    PuzzleAttempt,
    Session,
    Standing,
    StoredResult,
    TokenScope,
)
from tongiaki.tables.decisions import seating
from tongiaki.tables.structs.entries import NAMELESS

_Request = Request[Any, Any, Any]


class ExportedAccount(HttpBody):
    """An account: its name, creation time in seconds since 1970 (UTC), whether it is a bot, and the bots it owns."""

    name: str
    since: int
    program: bool
    programs: list[str]


class ExportedClient(HttpBody):
    """An API client without its token. `created` and `seen` (last use, to the day) are in seconds since 1970, UTC."""

    name: str
    scope: TokenScope
    created: int
    seen: int


class ExportedLine(HttpBody):
    """A chat message in a study."""

    study: str
    at: int
    text: str


class ExportedGame(HttpBody):
    """An archived game: the id of its table, and its record."""

    table: str
    record: str


class ExportedDaily(HttpBody):
    """A daily game that the person started: its day, and the id of its table."""

    day: str
    table: str


class ExportedDailyPuzzle(HttpBody):
    """The person's attempts at the puzzle of a day, and whether the last one solved it."""

    day: str
    attempts: int
    solved: bool


class ExportedNotice(HttpBody):
    """A pending notification about a table; `due` is in milliseconds since 1970, UTC."""

    table: str
    kind: str
    turn: int
    due: int


class ExportedNotices(HttpBody):
    """Notification settings. `pushes` contains the host names of the push services of subscribed browsers."""

    chosen: NotificationChoices
    mail: MailAddress | None
    pushes: list[str]
    waiting: list[ExportedNotice]


class ExportedFriends(HttpBody):
    """The accounts that the person follows or blocks, the online visibility, and the tables of open invitations."""

    shown_to: OnlineVisibility
    followed: list[str]
    blocked: list[str]
    invited_to: list[str]


class ExportedVacation(HttpBody):
    """Start and end of a vacation, in milliseconds since 1970, UTC."""

    begun: int
    until: int


class Export(HttpBody):
    """GET /api/account/export: all data about a person except secrets; times in seconds since 1970, UTC."""

    name: str | None
    named_at: int | None
    account: ExportedAccount | None
    sessions: list[Session]
    clients: list[ExportedClient]
    ratings: list[Standing]
    puzzles: list[PuzzleAttempt]
    puzzle_rating: int | None
    results: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    archived: list[ExportedGame]
    studies_led: list[str]
    studies: list[ExportedLine]
    daily_games: list[ExportedDaily]
    daily_puzzles: list[ExportedDailyPuzzle]
    tournaments_made: list[str]
    tournaments_entered: list[str]
    notices: ExportedNotices
    friends: ExportedFriends
    vacations: list[ExportedVacation]


@post("/api/account/delete", status_code=200, summary="Delete my account", opt={"scope": BROWSER_ONLY, "account": True})
async def delete_account(
    data: JSONBody[b.DeleteAccount], request: _Request, services: NamedDependency[Services]
) -> Response[Me]:
    """Delete the account with its name, password, sessions, results and ratings, and anonymize its games."""
    account = await account_of(request, services.accounts)
    await require_password(request, services.login_throttle, account, data.password)
    services.session_revocations.end(
        [*await delete_account_data(services, account.person, account.name), caller_of(request).token]
    )
    return await _respond_as_new_guest(request, services, account.person)


@post("/api/me/delete", status_code=200, summary="Delete a guest's data", opt={"scope": BROWSER_ONLY})
async def delete_guest(request: _Request, services: NamedDependency[Services]) -> Response[Me]:
    """Delete a guest: remove the name, anonymize the games and revoke the token."""
    caller = caller_of(request)
    if caller.account:
        raise ProblemError("has_account")
    if not services.limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    await _leave_tables(services, caller.person)
    await _anonymize(services, caller.person, None)
    try:
        await services.accounts.delete_guest(caller.person)
    except ConflictError:  # another window has claimed the name or deleted the guest in the meantime
        raise ProblemError("has_account") from None
    services.session_revocations.end([caller.token])
    return await _respond_as_new_guest(request, services, caller.person)


@get("/api/account/export", summary="Export all data about me", opt={"scope": BROWSER_ONLY})
async def export(request: _Request, services: NamedDependency[Services]) -> Response[Export]:
    """Return all data about a person (account or guest) except secrets, in a single JSON file.

    The export reads every table on which the person appears. The server runs only one export at a time, and charges its
    computing time to the caller's address.
    """
    work_bucket = services.limits.work.bucket(client_address(request))
    if work_bucket.is_empty() or not services.limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    if services.export_lock.locked():
        raise ProblemError("try_again")
    async with services.export_lock:
        started = time.monotonic()
        body = await _export_data(services, caller_of(request))
        work_bucket.charge(time.monotonic() - started)
    headers = {"Content-Disposition": 'attachment; filename="tongiaki.json"', "Cache-Control": "no-store"}
    return Response(body, headers=headers)


async def _export_data(services: Services, caller: Caller) -> Export:
    account = await services.accounts.find(caller.person)
    name = await services.people.find_name(caller.person)
    entries = []
    for table_id in await services.ledger.find_mentions(caller.person):
        entries += await exported_entries(table_id, await services.ledger.read(table_id), caller.person)
    owned = [account.name for account in await services.program_accounts.list_owned(caller.person)]
    solver = await services.puzzles.find_solver(caller.person)
    lines = await services.studies.list_lines_by(caller.person)
    return Export(
        name=name,
        named_at=await services.people.find_name_time(caller.person),
        account=None if account is None else ExportedAccount(account.name, account.created, account.program, owned),
        sessions=await services.sessions.list_sessions(caller.person),
        clients=[
            ExportedClient(client.name, client.scope, client.created, client.seen)
            for client in await services.api_tokens.list_clients(caller.person)
        ],
        ratings=await services.results.list_standings(caller.person),
        puzzles=await services.puzzles.list_attempts(caller.person),
        puzzle_rating=None if solver is None else solver.rating.shown,
        results=[_result_fields(result) for result in await services.results.list_results(caller.person)],
        entries=entries,
        archived=[ExportedGame(game.table, game.record) for game in await services.games.of(caller.person)],
        studies_led=await services.studies.list_led_by(caller.person),
        studies=[ExportedLine(study, line.at, line.text) for study, line in lines],
        daily_games=[ExportedDaily(day, table) for day, table in await services.dailies.list_games(caller.person)],
        daily_puzzles=[
            ExportedDailyPuzzle(puzzle.day, puzzle.attempts, puzzle.solved)
            for puzzle in await services.daily_puzzles.list_attempts(caller.person)
        ],
        tournaments_made=await services.tournaments.list_hosted(caller.person),
        tournaments_entered=await services.tournaments.filter_entered(caller.person),
        notices=ExportedNotices(
            await services.notification_settings.load_choices(caller.person),
            await services.notification_settings.find_mail(caller.person),
            [
                urlsplit(subscription.endpoint).hostname or ""
                for subscription in await services.notification_settings.list_push_subscriptions(caller.person)
            ],
            [
                ExportedNotice(notice.table, notice.kind, notice.turn, notice.due)
                for notice in await services.notices.list_pending(caller.person)
            ],
        ),
        friends=await _friends(services, caller.person),
        vacations=[
            ExportedVacation(vacation.begun, vacation.until)
            for vacation in await services.vacation_job.of(caller.person)
        ],
    )


async def _friends(services: Services, person: str) -> ExportedFriends:
    ties = await services.relations.list_relations(person)
    names = {stance: [tie.name for tie in ties if tie.kind == stance] for stance in ("follow", "block")}
    invited_to = [invitation.table for invitation in await services.invitations.list_open(person)]
    return ExportedFriends(
        await services.relations.find_visibility(person), names["follow"], names["block"], invited_to
    )


async def delete_account_data(services: Services, person: str, name: str) -> list[str]:
    """Delete an account and remove its name from every table. Return the token hashes of the revoked sessions."""
    await _leave_tables(services, person)
    await _anonymize(services, person, name)
    return await services.accounts.delete(person)


def _result_fields(result: StoredResult) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in fields.items() if name != "person"}


async def _respond_as_new_guest(request: _Request, services: Services, deleted: str) -> Response[Me]:
    """Refresh all tables and the lobby after a deletion, and return a response with a token for a new guest."""
    await services.registry.refresh_profiles([deleted])
    services.lobby.invalidate()
    return with_cookie(
        request, services.authenticator, Me(None, account=False), services.authenticator.signer.new_token()
    )


async def _leave_tables(services: Services, person: str) -> None:
    """Leave the seat at every open or running table. Each table decides what happens to a seat in a running game."""
    for table_id in await services.ledger.list_tables_of(person, ["open", "running"]):
        with contextlib.suppress(ProblemError):  # the person had already left this seat, which is only reserved
            await retry_on_conflict(
                services.registry, table_id, lambda table: table.act(lambda now: seating.leave(now, person))
            )


async def _anonymize(services: Services, person: str, claimed: str | None) -> None:
    """Anonymize a person in all tables, games and studies.

    Only this person could use the name `claimed`, so all chat messages under that name are anonymized, too.
    """
    for table_id in await services.ledger.find_mentions(person):
        # Rename in studies first: the names can no longer be looked up once the table is anonymized.
        players = await played_as(table_id, await services.ledger.read(table_id), person)
        await services.studies.rename_players(table_id, players, NAMELESS)
        try:
            await retry_on_conflict(services.registry, table_id, lambda table: table.forget(person))
        except ProblemError as problem:
            if problem.code not in {"archived", "no_table"}:  # the table has just been archived or deleted
                raise
    for table_id, players in (await services.games.played_as(person)).items():
        await services.studies.rename_players(table_id, players, NAMELESS)
        await services.games.forget(table_id, person)
    await services.studies.rename_author(person, claimed, NAMELESS)


HANDLERS = [delete_account, delete_guest, export]
