"""The action of each client message on its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tongiaki.common import clock
from tongiaki.common.clock import now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import table_messages as p
from tongiaki.server.routes.table import blocks, command_handling
from tongiaki.server.services.services import Services
from tongiaki.tables.decisions import (
    chat,
    chat_commands,
    consent,
    early_endings,
    moderation,
    options,
    playing,
    programs,
    seating,
    stand_ins,
    votes,
)
from tongiaki.tables.decisions.request import Request
from tongiaki.tables.runtime import table_creation
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


def takes_long(message: p.ClientMessage) -> bool:
    """Return whether the cost depends on the person's other tables, as for a rename.

    Such requests do not stop the clock.
    """
    return isinstance(message, p.Rename) or (isinstance(message, p.Chat) and chat_commands.is_command(message.text))


async def act(services: Services, table: Table, request: Request, message: p.ClientMessage) -> p.Notice | None:
    """Carry out a message. Raises ProblemError or RefusedError; the table is then unchanged.

    A message whose idempotency key has already been processed is ignored. The client repeats a message if its
    connection closed before the answer arrived.
    """
    if request.once in table.state.idempotency_keys:
        return None
    if isinstance(message, p.Chat) and chat_commands.is_command(message.text):
        return await _command(services, table, request, message)
    await _do(services, table, request, message)
    return None


async def _do(services: Services, table: Table, request: Request, message: p.ClientMessage) -> None:
    state = table.state
    if request.token and isinstance(message, _SEATED) and state.options.rated:
        await _require_program(services, request.person)
    if isinstance(message, _HEARD):
        _require_welcome(services, table, request)
    full = state.number >= _limit(services, table, request.person)
    if full and not isinstance(message, _ALWAYS if state.status != "open" else (*_ALWAYS, *_GATHERING)):
        raise ProblemError("enough", limit=services.settings.table_entries)
    # This limit applies per person, however many windows are open. All spectators at one address share another one.
    # Otherwise a few of them could fill the table. Players and the host have their own allowance.
    if not isinstance(message, _PLAYED) and not services.limits.chat.try_acquire(
        request.address, request.person, state.id, person_only=_belongs(table, request.person)
    ):
        raise ProblemError("too_fast")
    await _ACTIONS[type(message)](services, table, request, message)


async def _require_program(services: Services, person: str | None) -> None:
    """Require a bot account for requests with an API token. An API client of a person may not play rated games."""
    if not await services.program_accounts.is_program(person):
        raise ProblemError("not_for_programs")


async def _command(services: Services, table: Table, request: Request, line: p.Chat) -> p.Notice:
    command = chat_commands.parse(line.text)
    if command.word == "tell":
        _require_welcome(services, table, request)
    answer = await command_handling.answer(services, table, request, command)
    if answer is not None:
        return p.Notice(id=line.id, code=answer[0], facts=answer[1])
    if command.word == "join":
        name = command.text or (None if request.person is None else await services.people.find_name(request.person))
        if name is None:
            raise ProblemError("no_name")
        command.text = name
    message = command_handling.message(command, table.state, request.person, line.number)
    await _do(services, table, request, message)
    return p.Notice(id=line.id, code="done", facts={"command": command.word})


async def _hello(_house: Services, _table: Table, _request: Request, _message: p.Hello) -> None:
    raise ProblemError("hello_twice")


async def _move(_house: Services, table: Table, request: Request, message: p.Move) -> None:
    await table.act(
        lambda state: playing.move(state, request.person, message.number, message.move, table.server_delay(request)),
        request.once,
    )


async def _undo(_house: Services, table: Table, request: Request, message: p.Undo) -> None:
    await table.act(lambda state: playing.undo(state, request.person, message.number, now_ms()), request.once)


async def _ask_undo(services: Services, table: Table, request: Request, message: p.AskUndo) -> None:
    until = _until(services)
    await table.act(lambda state: votes.ask_to_undo(state, request.person, message.number, until), request.once)


async def _ask_bot(services: Services, table: Table, request: Request, message: p.AskBot) -> None:
    until = _until(services)
    here, lately = table.present, table.recently_present
    await table.act(
        lambda state: votes.ask_for_bot(state, request.person, message.seat, here, lately, until), request.once
    )


async def _ask_pause(services: Services, table: Table, request: Request, _message: p.AskPause) -> None:
    until = _until(services)
    await table.act(lambda state: votes.ask_to_pause(state, request.person, until), request.once)


async def _ask_resume(services: Services, table: Table, request: Request, _message: p.AskResume) -> None:
    until = _until(services)
    await table.act(lambda state: votes.ask_to_resume(state, request.person, table.present, until), request.once)


async def _back(_house: Services, table: Table, request: Request, _message: p.TakeBackSeat) -> None:
    await table.act(lambda state: stand_ins.take_back_seat(state, request.person), request.once)


async def _answer(_house: Services, table: Table, request: Request, message: p.Answer) -> None:
    await table.act(
        lambda state: votes.answer(state, request.person, message.vote, accept=message.accept), request.once
    )


async def _agree(_house: Services, table: Table, request: Request, message: p.Agree) -> None:
    await table.act(lambda state: votes.agree(state, request.person, on=message.on), request.once)


async def _chat(services: Services, table: Table, request: Request, message: p.Chat) -> None:
    name = await services.account_names.speaking_name(table, request.person)
    await blocks.require_heard(services.relations, table.state, request.person)
    program = request.person is not None and await services.program_accounts.is_program(request.person)
    await table.act(lambda state: chat.say(state, request.person, name, message.text, program=program), request.once)


async def _sit(services: Services, table: Table, request: Request, message: p.Sit) -> None:
    name, until = await services.account_names.name_for(request.person, message.name), _until(services)
    moderation.require_not_banned(table.state, request.person)
    await blocks.require_admitted(services.relations, table.state, request.person)
    program = await services.program_accounts.is_program(request.person)

    def sit(state: TableState) -> list[e.Entry]:
        if program:
            programs.require_may_sit(state, request.person)
        if state.status == "running":
            return votes.ask_for_seat(state, request.person, message.seat, name, until)
        return seating.sit(state, request.person, message.seat, name, message.colour)

    await table.act(sit, request.once)
    await services.people.set_name(seating.require_person(request.person), name)


async def _ban(services: Services, table: Table, request: Request, message: p.Ban) -> None:
    names = await services.people.load_names(table.present)
    before = table.state.banned.keys()
    await table.act(
        lambda state: moderation.ban(state, request.person, names, message.name, banned=message.banned), request.once
    )
    now = table.state.banned.keys()
    services.address_bans.change(table.state.id, now - before, before - now, request.person)


async def _quiet(_house: Services, table: Table, request: Request, message: p.Quiet) -> None:
    await table.act(lambda state: moderation.quiet(state, request.person, on=message.on), request.once)


async def _leave(_house: Services, table: Table, request: Request, _message: p.Leave) -> None:
    await table.act(lambda state: seating.leave(state, request.person), request.once)


async def _colour(_house: Services, table: Table, request: Request, message: p.ChooseColour) -> None:
    await table.act(lambda state: seating.recolour(state, request.person, message.colour), request.once)


async def _name(services: Services, table: Table, request: Request, message: p.Rename) -> None:
    account = await services.accounts.find(seating.require_person(request.person))
    if account is not None:
        await services.account_names.rename(account, message.name, request.address)
        return
    name = await services.account_names.name_for(request.person, message.name)
    await table.act(lambda state: seating.rename(state, request.person, name), request.once)
    await services.people.set_name(seating.require_person(request.person), name)


async def _add_bot(_house: Services, table: Table, request: Request, message: p.AddBot) -> None:
    await table.act(lambda state: seating.add_bot(state, request.person, message.seat, message.bot), request.once)


async def _remove_bot(_house: Services, table: Table, request: Request, message: p.RemoveBot) -> None:
    await table.act(lambda state: seating.remove_bot(state, request.person, message.seat), request.once)


async def _kick(_house: Services, table: Table, request: Request, message: p.Kick) -> None:
    await table.act(lambda state: seating.kick(state, request.person, message.seat), request.once)


async def _options(services: Services, table: Table, request: Request, message: p.ChooseOptions) -> None:
    here = [sitter.person for _, sitter in table.state.seats.taken() if sitter.person is not None]
    those = await services.program_accounts.filter_programs(here)
    await table.act(
        lambda state: options.change(state, request.person, message.chosen(state.options), those), request.once
    )


async def _accept(_house: Services, table: Table, request: Request, message: p.Accept) -> None:
    await table.act(lambda state: consent.accept(state, request.person, message.number), request.once)


async def _start(services: Services, table: Table, request: Request, message: p.Start) -> None:
    here = table.present

    def starting(state: TableState) -> list[e.Entry]:
        return playing.start(state, request.person, message.number, here, unrated=message.unrated)

    if request.once not in table.state.idempotency_keys:
        starting(table.state)  # report the table's own refusal before the server's limit
    await services.bot_game_quota.start(table, lambda: table.act(starting, request.once))


async def _resign(_house: Services, table: Table, request: Request, _message: p.Resign) -> None:
    await table.act(lambda state: early_endings.resign(state, request.person), request.once)


async def _rematch(services: Services, table: Table, request: Request, _message: p.Rematch) -> None:
    if table.state.rematch is None:
        services.limits.count_creation(request.address)
    else:
        again = await services.registry.get(table.state.rematch)
        await blocks.require_admitted(services.relations, again.state, request.person)
    origin = services.pseudonyms.origin(request.address, request.person)
    await table_creation.rematch(services.registry, table, request.person, origin)


def _limit(services: Services, table: Table, person: str | None) -> int:
    """Return the number of entries after which the person's requests are rejected: half the maximum for spectators."""
    most = services.settings.table_entries
    return most if _belongs(table, person) else most // 2


def _require_welcome(services: Services, table: Table, request: Request) -> None:
    if not _belongs(table, request.person):
        services.address_bans.check(table.state.id, request.address)
    services.address_bans.hear(table.state.id, request.person, request.address)


def _belongs(table: Table, person: str | None) -> bool:
    """Return whether the person is a player, has a seat, or is the host."""
    return person is not None and (chat.is_player(table.state, person) or person == table.state.host)


def _until(services: Services) -> int:
    return int(clock.now()) + services.settings.vote_patience


_ACTIONS: dict[type[Any], Callable[[Services, Table, Request, Any], Awaitable[None]]] = {
    p.Hello: _hello,
    p.Move: _move,
    p.Undo: _undo,
    p.Chat: _chat,
    p.Sit: _sit,
    p.Leave: _leave,
    p.ChooseColour: _colour,
    p.Rename: _name,
    p.AddBot: _add_bot,
    p.RemoveBot: _remove_bot,
    p.Kick: _kick,
    p.Ban: _ban,
    p.Quiet: _quiet,
    p.ChooseOptions: _options,
    p.AskUndo: _ask_undo,
    p.AskBot: _ask_bot,
    p.AskPause: _ask_pause,
    p.AskResume: _ask_resume,
    p.TakeBackSeat: _back,
    p.Answer: _answer,
    p.Agree: _agree,
    p.Accept: _accept,
    p.Start: _start,
    p.Resign: _resign,
    p.Rematch: _rematch,
}

_ALWAYS = (p.Move, p.Answer, p.Leave, p.TakeBackSeat, p.AskBot, p.AskResume, p.Accept, p.Start, p.Resign, p.Rematch)
"""The messages that a game needs to finish. A table at its maximum number of entries accepts only these."""
_HEARD = (p.Chat, p.Sit)
"""The messages that are rejected from a banned person's address, unless the sender is a player or the host."""
_GATHERING = (p.Sit, p.Kick, p.Ban, p.Quiet, p.AddBot, p.RemoveBot)
"""The messages that prepare a game. An open table at its maximum number of entries accepts them in addition."""
_SEATED = (p.Sit, p.Accept, p.Start, p.Move, p.TakeBackSeat)
"""Actions that an API token may not perform at a rated table unless the account is a bot."""
_PLAYED = (p.Hello, p.Move, p.Undo)
"""Messages that are exempt from the per-table chat limit."""
