"""The chat commands that ask something, or say something to one person, and change nothing at the table."""

from __future__ import annotations

from tongiaki.common.problems import Facts, NoticeCode
from tongiaki.server.house.house import House
from tongiaki.server.table import blocks
from tongiaki.tables.decisions import chat_commands
from tongiaki.tables.decisions.options import option_facts
from tongiaki.tables.decisions.request import Request
from tongiaki.tables.runtime import presence
from tongiaki.tables.runtime.table import Table


async def answer(
    house: House, table: Table, request: Request, command: chat_commands.Command
) -> tuple[NoticeCode, Facts] | None:
    """Answer such a command; None if it is another. Raises ProblemError."""
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
            programs = await house.program_accounts.among(seated | table.present)
            return "who", presence.presence_facts(table, await house.people.names(table.present), programs)
        case chat_commands.Command("mute", to=str(name)):
            return "mute", {
                "name": presence.matching_name(table, await house.people.names(table.present), person, name)
            }
        case chat_commands.Command("tell", text=str(text)):
            await house.names.speaking_name(table, person)
            names, program = await house.people.names(table.present), await house.program_accounts.has(person)
            await blocks.require_heard(house.ties, table.state, person)
            to, words = presence.parse_whisper(table, names, person, text, program=program)
            await blocks.require_delivered(house.ties, person, to, words.to)
            table.whisper(words, frozenset(one for one in (to, person) if one is not None), request.once)
            return "done", {"command": "tell"}
    return None
