"""Chat commands: conversion into client messages, and the answers to read-only commands."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import asdict

from tongiaki.common.names import find_matches
from tongiaki.common.problems import Facts, NoticeCode, ProblemError
from tongiaki.protocol import table_messages as p
from tongiaki.runtime.tables import presence
from tongiaki.runtime.tables.table import Table
from tongiaki.server.routes.table import blocks
from tongiaki.server.services.services import Services
from tongiaki.tables.decisions import chat_commands, options, seating
from tongiaki.tables.decisions.options import option_facts
from tongiaki.tables.decisions.request import Request
from tongiaki.tables.state.state import TableState


async def answer(
    services: Services, table: Table, request: Request, command: chat_commands.Command
) -> tuple[NoticeCode, Facts] | None:
    """Return the answer to a read-only command, or None for other commands. Raises ProblemError."""
    person = request.person
    match command:
        case chat_commands.Command("help"):
            return "help", {"commands": "\n".join(chat_commands.USAGE.values())}
        case chat_commands.Command("option", option=None):
            forms = "\n".join(chat_commands.OPTION_USAGE.values())
            return "options", {"forms": forms} | option_facts(table.state.options)
        case chat_commands.Command("info"):
            return "info", presence.table_facts(table.state)
        case chat_commands.Command("lang", text=str(code)):
            return "language", {"language": code}
        case chat_commands.Command("watch") if table.state.seats.seat_of(person) is None:
            return "done", {"command": "watch"}
        case chat_commands.Command("who"):
            seated = {sitter.person for _, sitter in table.state.seats.taken() if sitter.person is not None}
            programs = await services.program_accounts.filter_programs(seated | table.present)
            return "who", presence.presence_facts(table, await services.people.load_names(table.present), programs)
        case chat_commands.Command("mute", to=str(name)):
            return "mute", {
                "name": presence.matching_name(table, await services.people.load_names(table.present), person, name)
            }
        case chat_commands.Command("tell", text=str(text)):
            await services.account_names.speaking_name(table, person)
            names, program = (
                await services.people.load_names(table.present),
                await services.program_accounts.is_program(person),
            )
            await blocks.require_heard(services.relations, table.state, person)
            to, words = presence.parse_whisper(table, names, person, text, program=program)
            await blocks.require_delivered(services.relations, person, to, words.to)
            table.whisper(words, frozenset(one for one in (to, person) if one is not None), request.once)
            return "done", {"command": "tell"}
    return None


_BARE: dict[chat_commands.Word, Callable[[], p.ClientMessage]] = {
    "leave": p.Leave,
    "watch": p.Leave,
    "resign": p.Resign,
    "rematch": p.Rematch,
    "back": p.TakeBackSeat,
    "pause": p.AskPause,
    "resume": p.AskResume,
}
"""The messages of commands that have no arguments."""


def message(
    command: chat_commands.Command, state: TableState, person: str | None, number: int | None = None
) -> p.ClientMessage:
    """Return the message that the equivalent button would send.

    `number` is the latest entry of the table that the person has seen. Raises ProblemError.
    """
    try:
        return _message(command, state, person, number)
    except ValueError as error:  # the text contains forbidden characters that cannot be removed
        raise ProblemError("malformed", reason=str(error)) from None


def _message(
    command: chat_commands.Command, state: TableState, person: str | None, number: int | None
) -> p.ClientMessage:
    match command:
        case chat_commands.Command("accept") if state.status == "open" and state.options.rated:
            return p.Accept(number=state.number if number is None else number)
        case chat_commands.Command("start" | "startnosave" as word):
            return p.Start(unrated=word == "startnosave", number=state.number if number is None else number)
        case chat_commands.Command("accept" | "refuse" as word):
            if state.vote is None:
                raise ProblemError("no_vote")
            return p.Answer(vote=state.vote.number, accept=word == "accept")
        case chat_commands.Command("undo"):
            mine = state.game is not None and state.seats.seat_of(person) in {None, state.game.undoer}
            at = state.number if number is None else number
            return p.Undo(number=at) if mine else p.AskUndo(number=at)
        case chat_commands.Command("option", option=str(option), text=value):
            chosen = options.with_option(state.options, option, value)
            if chosen is None:
                raise chat_commands.wrong_option(option)
            return p.ChooseOptions(**asdict(chosen))
        case chat_commands.Command("kick", seat, to=name):
            return p.Kick(seat=seating.seat_by_name(state, name or "") if seat is None else seat)
        case chat_commands.Command("ban", to=str(name)):
            return p.Ban(name=name, banned=not find_matches(name, state.banned))
        case chat_commands.Command("quiet"):
            return p.Quiet(on=not state.quiet)
        case chat_commands.Command("standin", seat, to=name):
            return p.AskBot(seat=seating.seat_by_name(state, name or "") if seat is None else seat)
    return _plain(command)


def _plain(command: chat_commands.Command) -> p.ClientMessage:
    match command:
        case chat_commands.Command("join", seat, str(text), colour):
            return p.Sit(seat=seat, name=text, colour=colour)
        case chat_commands.Command("name", _, str(text)):
            return p.Rename(name=text)
        case chat_commands.Command("bot", _, str(text)):
            return p.AddBot(bot=text)
        case chat_commands.Command("colour", _, _, colour) if colour is not None:
            return p.ChooseColour(colour=colour)
        case chat_commands.Command("agree", _, "on" | "off" as text):
            return p.Agree(on=text == "on")
        case chat_commands.Command("agree"):
            raise chat_commands.wrong_usage("agree")
    if command.word in _BARE:
        return _BARE[command.word]()
    raise ProblemError("unknown_command", command=command.word)
