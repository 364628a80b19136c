"""What each client message asks of the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tongiaki.server import protocol as p
from tongiaki.server.house import House
from tongiaki.tables import commands, making, playing, seating, talking
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.table import Table


async def act(house: House, table: Table, person: str | None, message: p.ClientMessage) -> p.Notice | None:
    """Do what a message asks; raises ProblemError or RefusedError, and then nothing has changed."""
    if isinstance(message, p.Chat) and commands.is_command(message.text):
        return await _command(house, table, person, message)
    await _ACTIONS[type(message)](house, table, person, message)
    return None


async def _command(house: House, table: Table, person: str | None, line: p.Chat) -> p.Notice:
    command = commands.read(line.text)
    if command.word == "help":
        usage = "\n".join(commands.USAGE.values())
        return p.Notice(id=line.id, code="help", facts={"commands": usage})
    if command.word == "join":
        name = command.text or (None if person is None else await house.people.name(person))
        if name is None:
            raise ProblemError("no_name")
        command.text = name
    message = _meant(command, table)
    await _ACTIONS[type(message)](house, table, person, message)
    return p.Notice(id=line.id, code="done", facts={"command": command.word})


def _meant(command: commands.Command, table: Table) -> p.ClientMessage:
    """Give the message that a button would have sent."""
    match command:
        case commands.Command("join", seat, str(text), colour):
            return p.Sit(seat=seat, name=text, colour=colour)
        case commands.Command("name", _, str(text)):
            return p.Rename(name=text)
        case commands.Command("bot", _, str(text)):
            return p.AddBot(bot=text)
        case commands.Command("kick", int(seat)):
            return p.RemoveBot(seat=seat)
        case commands.Command("colour", _, _, colour) if colour is not None:
            return p.ChooseColour(colour=colour)
        case commands.Command("undo"):
            return p.Undo(number=table.state.number)
        case commands.Command("leave"):
            return p.Leave()
        case commands.Command("start"):
            return p.Start()
        case commands.Command("rematch"):
            return p.Rematch()
    raise ProblemError("unknown_command", command=command.word)


async def _hello(_house: House, _table: Table, _person: str | None, _message: p.Hello) -> None:
    raise ProblemError("hello_twice")


async def _move(_house: House, table: Table, person: str | None, message: p.Move) -> None:
    await table.act(lambda state: playing.move(state, person, message.number, message.move))


async def _undo(_house: House, table: Table, person: str | None, message: p.Undo) -> None:
    await table.act(lambda state: playing.undo(state, person, message.number))


async def _chat(house: House, table: Table, person: str | None, message: p.Chat) -> None:
    name = await house.people.name(person) if person is not None else None
    await table.act(lambda state: talking.say(state, person, name, message.text))


async def _sit(house: House, table: Table, person: str | None, message: p.Sit) -> None:
    name = clean_name(message.name)
    await table.act(lambda state: seating.sit(state, person, message.seat, name, message.colour))
    await house.people.set_name(seating.known(person), name)


async def _leave(_house: House, table: Table, person: str | None, _message: p.Leave) -> None:
    await table.act(lambda state: seating.leave(state, person))


async def _colour(_house: House, table: Table, person: str | None, message: p.ChooseColour) -> None:
    await table.act(lambda state: seating.recolour(state, person, message.colour))


async def _name(house: House, table: Table, person: str | None, message: p.Rename) -> None:
    name = clean_name(message.name)
    await table.act(lambda state: seating.rename(state, person, name))
    await house.people.set_name(seating.known(person), name)


async def _add_bot(_house: House, table: Table, person: str | None, message: p.AddBot) -> None:
    await table.act(lambda state: seating.add_bot(state, person, message.seat, message.bot))


async def _remove_bot(_house: House, table: Table, person: str | None, message: p.RemoveBot) -> None:
    await table.act(lambda state: seating.remove_bot(state, person, message.seat))


async def _start(_house: House, table: Table, person: str | None, _message: p.Start) -> None:
    await table.act(lambda state: playing.start(state, person))


async def _rematch(house: House, table: Table, person: str | None, _message: p.Rematch) -> None:
    await making.rematch(house.registry, table, person)


def clean_name(name: str) -> str:
    """Make a name one visible line of at most 24 characters; raises `malformed`."""
    cleaned = talking.clean(name)
    if len(cleaned) > p.NAME_LENGTH:
        raise ProblemError("malformed", field="name")
    return cleaned


_ACTIONS: dict[type[Any], Callable[[House, Table, str | None, Any], Awaitable[None]]] = {
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
    p.Start: _start,
    p.Rematch: _rematch,
}
