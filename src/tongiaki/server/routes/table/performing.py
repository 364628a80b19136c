"""Execution of client messages: each handler is registered with its policy, and every transport uses `perform`."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias, TypeVar, cast, get_args

import msgspec

from tongiaki.common import background_tasks
from tongiaki.common.callbacks import Done, completed
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import table_messages as p
from tongiaki.runtime.tables.table import Table
from tongiaki.server.services.services import Services
from tongiaki.tables.decisions import chat, chat_commands
from tongiaki.tables.decisions.request import Request
from tongiaki.tables.machine.table_machine import Decision


class Full(Enum):
    """Whether a message is accepted at a table that has reached its maximum number of entries."""

    ACCEPTED = "accepted"
    """Accepted, because a game cannot finish without it."""
    ACCEPTED_BEFORE_START = "accepted before the start"
    """Accepted until the game starts, because it prepares the game."""
    REJECTED = "rejected"
    """rejected."""


@dataclass(frozen=True, slots=True)
class Policy:
    """The handler of a type of message, and the conditions under which the message is accepted.

    `plays`: an API token may not send it at a rated table, unless the account is a bot. `chats`: it counts against the
    chat limit per person and table. `speaks`: it is rejected from the address of a banned person, unless the sender is
    a player or the host. `reads`: it changes nothing, so read-only API tokens may send it, and no limit of the table
    applies. `is_long`: its cost depends on the person's other tables, so the time it takes is not refunded.
    """

    handler: Handler
    is_async: bool
    full: Full
    plays: bool
    chats: bool
    speaks: bool
    reads: bool
    is_long: bool


class CommandLine:
    """Placeholder type for a chat message that is a command.

    The message that the command becomes has its own policy.
    """


@dataclass(slots=True)
class Context:
    """A message's context: its table, its request, and `answer`, which sends a message to this client only."""

    services: Services
    table: Table
    request: Request
    answer: Callable[[msgspec.Struct], None]

    @property
    def person(self) -> str | None:
        """The sender, or None for a request without a cookie."""
        return self.request.person

    async def act(self, decide: Decision) -> None:
        """Carry out a decision. If it fails, its error is raised."""
        await self.table.act(decide, self.request.once)


Outcome: TypeAlias = Decision | Coroutine[Any, Any, Decision | None] | None
Handler: TypeAlias = Callable[[Context, Any], Outcome]
_Function = TypeVar("_Function", bound=Handler)

POLICIES: dict[type[Any], Policy] = {}
"""The policy for each type of message."""


def handles(
    message: type[Any],
    *,
    full: Full = Full.REJECTED,
    plays: bool = False,
    chats: bool = True,
    speaks: bool = False,
    reads: bool = False,
    is_long: bool = False,
) -> Callable[[_Function], _Function]:
    """Return a decorator that registers the handler of a message with its policy (see `Policy`).

    A handler returns the decision to carry out, or None if it has already done all the work. If it is a coroutine, it
    is awaited first. If it raises ProblemError or RefusedError, the table is unchanged.
    """

    def register(handler: _Function) -> _Function:
        is_async = inspect.iscoroutinefunction(handler)
        POLICIES[message] = Policy(handler, is_async, full, plays, chats, speaks, reads, is_long)
        return handler

    return register


def require_policies() -> None:
    """Check that every client message has a handler; raises TypeError if not."""
    missing = [kind.__name__ for kind in get_args(p.ClientMessage) if kind not in POLICIES]
    if missing:
        raise TypeError(f"messages without a policy: {', '.join(missing)}")


def policy_of(message: p.ClientMessage) -> Policy:
    """Return the policy for a message."""
    if type(message) is p.Chat and chat_commands.is_command(message.text):
        return POLICIES[CommandLine]
    return POLICIES[type(message)]


def perform(context: Context, message: p.ClientMessage, done: Done) -> Coroutine[Any, Any, None] | None:
    """Carry out a message, and call `done` with its outcome. Return a coroutine if the caller must await the rest.

    A message whose idempotency key has already been used is ignored, because clients repeat messages whose answer was
    lost with the connection.
    """
    policy, table, request = policy_of(message), context.table, context.request
    if request.once is not None and request.once in table.state.idempotency_keys:
        done(None)
        return None
    if not (policy.reads or policy.is_long):
        table.track(request)
    if policy.is_async or (policy.plays and request.token and table.state.options.rated):
        return _perform_async(policy, context, message, done)
    try:
        check(policy, context)
        decision = cast("Decision | None", policy.handler(context, message))
    except Exception as error:  # noqa: BLE001 - passed on
        table.untrack(request)
        done(error)
        return None

    def finish(error: Exception | None) -> None:
        table.untrack(request)
        done(error)

    if decision is None:
        finish(None)
    else:
        table.submit(decision, finish, request.once)
    return None


async def performed(context: Context, message: p.ClientMessage) -> None:
    """Carry out a message and wait for its outcome. If it fails, its error is raised.

    The message is carried out even if the calling task is cancelled.
    """
    tasks: list[asyncio.Task[None]] = []

    def start(done: Done) -> None:
        work = perform(context, message, done)
        if work is not None:
            tasks.append(background_tasks.start(work, f"table {context.table.id}: request", table=context.table.id))

    await completed(start)


async def _perform_async(policy: Policy, context: Context, message: p.ClientMessage, done: Done) -> None:
    error: Exception | None = None
    try:
        await run(policy, context, message)
    except Exception as raised:  # noqa: BLE001 - passed on
        error = raised
    finally:
        context.table.untrack(context.request)
    done(error)


async def run(policy: Policy, context: Context, message: p.ClientMessage) -> None:
    """Check a message against its policy, and carry it out."""
    state, services = context.table.state, context.services
    # API clients of a person may not play rated games.
    is_restricted = policy.plays and context.request.token and state.options.rated
    if is_restricted and not await services.program_accounts.is_program(context.person):
        raise ProblemError("not_for_programs")
    check(policy, context)
    outcome: Any = policy.handler(context, message)
    decision: Decision | None = await outcome if policy.is_async else outcome
    if decision is not None:
        await context.act(decision)


def check(policy: Policy, context: Context) -> None:
    """Check that a message is allowed; raises ProblemError if not."""
    if policy.reads:
        return
    services, state, request = context.services, context.table.state, context.request
    if policy.speaks:
        require_not_banned(context)
    most = services.settings.table_entries
    if state.number >= most // 2:
        limit = most if belongs(context) else most // 2  # spectators must not fill the table
        accepted = policy.full is Full.ACCEPTED or (
            policy.full is Full.ACCEPTED_BEFORE_START and state.status == "open"
        )
        if state.number >= limit and not accepted:
            raise ProblemError("enough", limit=most)
    # This limit applies per person, regardless of the number of open windows. All spectators at one address share a
    # second limit.
    # Without it, a few spectators could fill the table. Players and the host have a separate limit.
    if policy.chats and not services.limits.chat.try_acquire(
        request.address, request.person, state.id, person_only=belongs(context)
    ):
        raise ProblemError("too_fast")


def require_not_banned(context: Context) -> None:
    """Require that the address is not that of a banned person, unless the sender is a player or the host."""
    bans, request = context.services.address_bans, context.request
    if not belongs(context):
        bans.require_allowed(context.table.state.id, request.address)
    bans.record_address(context.table.state.id, request.person, request.address)


def belongs(context: Context) -> bool:
    """Return whether the sender plays the game, has a seat, or is the host."""
    state, person = context.table.state, context.person
    return person is not None and (chat.is_player(state, person) or person == state.host)
