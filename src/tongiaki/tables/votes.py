"""Asking the others: for a seat in a running game, and for taking moves back beyond a draw."""

from __future__ import annotations

from tongiaki.tables import entries as e
from tongiaki.tables.ballot import Vote
from tongiaki.tables.playing import require_fresh, running
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.seating import known, new_key, own_seat
from tongiaki.tables.state import TableState
from tongiaki.tables.views import VoteOutcome


def ask_for_seat(state: TableState, person: str | None, seat: int | None, name: str, until: int) -> list[e.Entry]:
    """Ask for a seat that was left in the running game; where no other person plays, it is taken at once."""
    person = known(person)
    running(state)
    if state.seats.of(person) is not None:
        raise ProblemError("already_seated")
    if seat is None:
        seat = next(iter(state.joinable), None)
        if seat is None:
            raise ProblemError("table_full")
    elif not 0 <= seat < len(state.seats.places):
        raise ProblemError("no_seat", seat=seat)
    elif seat not in state.joinable:
        raise ProblemError("seat_taken", seat=seat)
    return _ask(state, e.Asked("seat", person, name, seat, None, until))


def ask_to_undo(state: TableState, person: str | None, number: int, until: int) -> list[e.Entry]:
    """Ask to take back to before the person's own last decision, beyond what was drawn and what others did since.

    Who takes a draw back has seen the tile, which is still on top: so only in unrated games, and if everybody agrees.
    """
    game, seat = running(state), own_seat(state, person)
    require_fresh(state, number)
    if state.options.rated:
        raise ProblemError("not_rated")
    colour = game.colours[seat]
    played = state.history[game.given :]
    back_to = next((line.number for line in reversed(played) if line.colour == colour), None)
    if back_to is None:
        raise ProblemError("nothing_to_undo")
    sitter = state.seats.places[seat]
    name = "" if sitter is None else sitter.name
    return _ask(state, e.Asked("undo", known(person), name, seat, back_to, until))


def answer(state: TableState, person: str | None, number: int | None, *, accept: bool) -> list[e.Entry]:
    """Agree to the open question `number` (null: whichever is open) or not; the asker's no withdraws it."""
    vote = state.vote
    if vote is None:
        raise ProblemError("no_vote")
    if number not in {None, vote.number}:
        raise ProblemError("stale", number=state.number)
    if known(person) == vote.person and not accept:
        return [e.Settled("withdrawn")]
    seat = state.seats.of(person)
    if seat is None or seat not in vote.asks(state.seats):
        raise ProblemError("not_yours_to_answer")
    outcome = vote.with_answer(seat, accept=accept).decided(state.seats)
    answered = e.Answered(seat, accept)
    return [answered] if outcome is None else [answered, *_settle(state, vote, outcome)]


def settle(state: TableState, now: float) -> list[e.Entry]:
    """Close the open question if its time is over, or if those who are left have decided it."""
    vote = state.vote
    if vote is None:
        return []
    outcome = vote.decided(state.seats)
    if outcome is None and now < vote.until:
        return []
    return _settle(state, vote, outcome or "expired")


def _ask(state: TableState, asked: e.Asked) -> list[e.Entry]:
    if state.vote is not None:
        raise ProblemError("vote_open")
    colour = running(state).colours[asked.seat]
    vote = Vote(0, asked.question, asked.person, asked.name, asked.seat, colour, asked.back_to, asked.until, {})
    if vote.asks(state.seats):
        return [asked]
    return _granted(state, vote)


def _settle(state: TableState, vote: Vote, outcome: VoteOutcome) -> list[e.Entry]:
    settled = e.Settled(outcome)
    return [settled, *_granted(state, vote)] if outcome == "accepted" else [settled]


def _granted(state: TableState, vote: Vote) -> list[e.Entry]:
    if vote.kind == "seat":
        return [e.Sat(vote.seat, vote.person, vote.name, vote.colour, new_key())]
    back_to = vote.back_to or 0
    return [e.Undone(line.number) for line in reversed(state.history) if line.number >= back_to]
