"""Decisions about votes on a seat, a stand-in bot, an undo or a pause."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.playing import require_fresh, require_no_event, require_playing, require_running
from tongiaki.tables.decisions.seating import own_seat, require_person
from tongiaki.tables.decisions.stand_ins import is_missing, sit_again, stand_in
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.vote import Vote
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import VoteOutcome


def ask_for_seat(state: TableState, person: str | None, seat: int | None, name: str, until: int) -> list[e.Entry]:
    """Ask for a free seat in the running game.

    The seat is taken at once if no other person plays, or if it is reserved for the person.
    """
    person = require_person(person)
    require_running(state)
    if state.seats.seat_of(person) is not None:
        raise ProblemError("already_seated")
    own = state.absences.seat_of(person)
    if own is not None and seat in {None, own}:
        return sit_again(state, own, person, name)
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
    """Ask to undo the person's own last decision and everything since, including draws and other players' moves.

    After a draw is undone, players know the top tile. Therefore this is possible only in unrated games, and all players
    must agree.
    """
    game, seat = require_running(state), own_seat(state, person)
    require_no_event(state)
    require_fresh(state, number)
    require_playing(state)
    if state.options.rated:
        raise ProblemError("not_rated")
    colour = game.colours[seat]
    played = list(state.history)[game.given :]
    back_to = next((line.number for line in reversed(played) if line.colour == colour), None)
    if back_to is None:
        raise ProblemError("nothing_to_undo")
    return _ask(state, e.Asked("undo", require_person(person), _name(state, seat), seat, back_to, until))


def ask_for_bot(
    state: TableState,
    person: str | None,
    seat: int,
    present: frozenset[str],
    lately_present: frozenset[str],
    until: int,
) -> list[e.Entry]:
    """Ask to let a bot stand in for a player who left or was not present recently; the connected players decide."""
    require_running(state)
    mine = own_seat(state, person)
    require_playing(state)
    if not 0 <= seat < len(state.seats.places):
        raise ProblemError("no_seat", seat=seat)
    if not is_missing(state, seat, lately_present):
        raise ProblemError("not_away", seat=seat)
    if state.owner(seat) is None:  # The seat's bot was removed, so there is no player to wait for.
        return stand_in(state, seat, "vote")
    voters = _connected(state, present)
    return _ask(state, e.Asked("bot", require_person(person), _name(state, mine), seat, None, until, voters))


def ask_to_pause(state: TableState, person: str | None, until: int) -> list[e.Entry]:
    """Ask all players to agree to a pause."""
    require_running(state)
    seat = own_seat(state, person)
    require_playing(state)
    require_no_event(state)
    voters = [seat for seat, _ in state.seats.taken() if state.bot_for(seat) is None]
    return _ask(state, e.Asked("pause", require_person(person), _name(state, seat), seat, None, until, voters))


def ask_to_resume(state: TableState, person: str | None, present: frozenset[str], until: int) -> list[e.Entry]:
    """Ask the `present` players to resume after a pause: by vote, or when the vote expires at the latest."""
    require_running(state)
    seat = own_seat(state, person)
    if not state.paused:
        raise ProblemError("not_paused")
    voters = _connected(state, present)
    return _ask(state, e.Asked("resume", require_person(person), _name(state, seat), seat, None, until, voters))


def answer(state: TableState, person: str | None, number: int | None, *, accept: bool) -> list[e.Entry]:
    """Answer the open vote `number` (None: any). If the person who asked answers no, the vote is withdrawn."""
    vote = state.vote
    if vote is None:
        raise ProblemError("no_vote")
    if number not in {None, vote.number}:
        raise ProblemError("stale", number=state.number)
    if require_person(person) == vote.person and not accept:
        return [e.Settled("withdrawn")]
    seat = state.seats.seat_of(person)
    if seat is None or seat not in vote.asks(state.seats):
        raise ProblemError("not_yours_to_answer")
    outcome = vote.with_answer(seat, accept=accept).decided(state.seats)
    answered = e.Answered(seat, accept)
    return [answered] if outcome is None else [answered, *_settle(state, vote, outcome)]


def agree(state: TableState, person: str | None, *, on: bool) -> list[e.Entry]:
    """Turn automatic agreement to all votes of this game on or off. Turning it on also agrees to the open vote."""
    require_running(state)
    seat = own_seat(state, person)
    said: list[e.Entry] = [] if on == (seat in state.agreeing) else [e.Agreed(seat, on)]
    vote = state.vote
    asked = on and vote is not None and seat in vote.asks(state.seats) and not vote.answers.get(seat)
    return [*said, *answer(state, person, None, accept=True)] if asked else said


def settle(state: TableState, now: float) -> list[e.Entry]:
    """Close the open vote if it has expired, or if its outcome is certain."""
    vote = state.vote
    if vote is None:
        return []
    outcome = vote.decided(state.seats)
    if outcome is None and now < vote.until:
        return []
    return _settle(state, vote, outcome or ("accepted" if vote.kind == "resume" else "expired"))


def _ask(state: TableState, asked: e.Asked) -> list[e.Entry]:
    before: list[e.Entry] = []
    if state.vote is not None:
        # A spectator's vote for a seat must not block the players' votes.
        if state.vote.kind != "seat" or asked.question == "seat":
            raise ProblemError("vote_open")
        before = [e.Settled("expired")]
    vote = Vote.from_entry(0, asked, require_running(state).colours[asked.seat])
    voters = vote.asks(state.seats)
    if not voters:
        return [*before, *_granted(state, vote)]
    ahead = [seat for seat in voters if seat in state.agreeing]
    for seat in ahead:
        vote = vote.with_answer(seat, accept=True)
    outcome = vote.decided(state.seats)
    closed = [] if outcome is None else _settle(state, vote, outcome)
    return [*before, asked, *(e.Answered(seat, accept=True) for seat in ahead), *closed]


def _settle(state: TableState, vote: Vote, outcome: VoteOutcome) -> list[e.Entry]:
    settled = e.Settled(outcome)
    return [settled, *_granted(state, vote)] if outcome == "accepted" else [settled]


def _granted(state: TableState, vote: Vote) -> list[e.Entry]:
    if vote.kind == "seat":
        return [e.Sat(vote.seat, vote.person, vote.name, vote.colour)]
    if vote.kind == "bot":
        return stand_in(state, vote.seat, "vote")
    if vote.kind == "pause":
        return [e.Paused()]
    if vote.kind == "resume":
        return [e.Resumed()]
    back_to = vote.back_to or 0
    return [e.Undone(line.number) for line in reversed(list(state.history)) if line.number >= back_to]


def _connected(state: TableState, present: frozenset[str]) -> list[int]:
    return [seat for seat, sitter in state.seats.taken() if sitter.person in present]


def _name(state: TableState, seat: int) -> str:
    sitter = state.seats.places[seat]
    return "" if sitter is None else sitter.name
