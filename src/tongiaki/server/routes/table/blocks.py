"""Enforcement of blocks between accounts at a table: seats, chat and whispers."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.store import Relations
from tongiaki.tables.decisions import chat
from tongiaki.tables.state.state import TableState


async def require_admitted(relations: Relations, state: TableState, person: str | None) -> None:
    """Require that the host does not block a person who wants a seat; raises `not_admitted` otherwise.

    Players of a running game may always return to their seats.
    """
    if not _plays(state, person) and await _host_blocks(relations, state, person):
        raise ProblemError("not_admitted")


async def require_heard(relations: Relations, state: TableState, person: str | None) -> None:
    """Require that the host does not block a person who wants to chat; raises `not_heard` otherwise.

    Players of a running game may always chat.
    """
    if not _plays(state, person) and await _host_blocks(relations, state, person):
        raise ProblemError("not_heard")


async def require_delivered(relations: Relations, person: str | None, to: str, name: str) -> None:
    """Require that the recipient of a whisper does not block the sender; raises `not_to_tell` otherwise."""
    if person is not None and await relations.blocks(to, person):
        raise ProblemError("not_to_tell", name=name)


def _plays(state: TableState, person: str | None) -> bool:
    return state.status == "running" and chat.is_player(state, person)


async def _host_blocks(relations: Relations, state: TableState, person: str | None) -> bool:
    host = state.host
    return person is not None and host not in {None, person} and await relations.blocks(str(host), person)
