"""Execution of the requests that need nothing but the table: from a client message to a decision or an answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tongiaki.coach.analysis import Analysis
from tongiaki.protocol import table_messages as p
from tongiaki.rules import Position
from tongiaki.tables.decisions import consent, early_endings, moderation, playing, seating, stand_ins, votes
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.views.hints import hint_lines


@dataclass(frozen=True, slots=True)
class Sender:
    """The sender of a request, and the facts about the table that its decision depends on.

    `vote_end`: when a vote that the request starts expires, in seconds since 1970, UTC. `now` returns the current time
    in milliseconds since 1970, UTC. `present` and `recently_present` return persons. `server_delay` returns the
    milliseconds by which the server delayed the request.
    """

    person: str | None
    vote_end: int
    now: Callable[[], int]
    present: Callable[[], frozenset[str]]
    recently_present: Callable[[], frozenset[str]]
    server_delay: Callable[[], int] = int


_Entries = list[e.Entry]

DECISIONS: Final[dict[type[Any], Callable[[TableState, Sender, Any], _Entries]]] = {
    p.Move: lambda state, by, m: playing.move(state, by.person, m.number, m.move, by.server_delay()),
    p.Undo: lambda state, by, m: playing.undo(state, by.person, m.number, by.now()),
    p.AskUndo: lambda state, by, m: votes.ask_to_undo(state, by.person, m.number, by.vote_end),
    p.AskBot: lambda state, by, m: votes.ask_for_bot(
        state, by.person, m.seat, by.present(), by.recently_present(), by.vote_end
    ),
    p.AskPause: lambda state, by, _: votes.ask_to_pause(state, by.person, by.vote_end),
    p.AskResume: lambda state, by, _: votes.ask_to_resume(state, by.person, by.present(), by.vote_end),
    p.TakeBackSeat: lambda state, by, _: stand_ins.take_back_seat(state, by.person),
    p.Answer: lambda state, by, m: votes.answer(state, by.person, m.vote, accept=m.accept),
    p.Agree: lambda state, by, m: votes.agree(state, by.person, on=m.on),
    p.Leave: lambda state, by, _: seating.leave(state, by.person),
    p.ChooseColour: lambda state, by, m: seating.recolour(state, by.person, m.colour),
    p.AddBot: lambda state, by, m: seating.add_bot(state, by.person, m.seat, m.bot),
    p.RemoveBot: lambda state, by, m: seating.remove_bot(state, by.person, m.seat),
    p.Kick: lambda state, by, m: seating.kick(state, by.person, m.seat),
    p.Quiet: lambda state, by, m: moderation.quiet(state, by.person, on=m.on),
    p.Accept: lambda state, by, m: consent.accept(state, by.person, m.number),
    p.Resign: lambda state, by, _: early_endings.resign(state, by.person),
}
"""The function that decides each type of request. It raises ProblemError or RefusedError."""


def decide(state: TableState, sender: Sender, message: p.TableMessage) -> _Entries:
    """Return the entries that a request appends. Its type must be one of `DECISIONS`."""
    return DECISIONS[type(message)](state, sender, message)


def odds(state: TableState, person: str | None, message: p.AskOdds) -> p.Odds:
    """Return the odds of a sail; raises ProblemError or RefusedError."""
    found = playing.odds(state, person, message.number, message.move)
    return p.Odds(message.id, message.number, message.move, found.lands, found.sinks, found.at_sea, found.unsure)


def plans(state: TableState, person: str | None, message: p.AskPlans) -> p.Plans:
    """Return suggested landings; raises ProblemError."""
    return p.Plans(message.id, message.number, playing.plans(state, person, message.number))


def hint(message: p.AskHint, position: Position, analysis: Analysis) -> p.Hint:
    """Return the hint for a position, which the analysis found."""
    return p.Hint(id=message.id, number=message.number, lines=hint_lines(position, analysis))
