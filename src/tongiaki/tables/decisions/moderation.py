"""Moderation of a table by its host: bans, and restriction of the chat to seated persons."""

from __future__ import annotations

from collections.abc import Mapping

from tongiaki.common.names import find_matches
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.seating import require_host, require_person
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


def ban(state: TableState, person: str | None, names: Mapping[str, str], name: str, *, banned: bool) -> list[e.Entry]:
    """Ban all persons with a name, or lift their bans; host only. `names` are the names of connected persons.

    Before the start, banned persons lose their seats; players of a running game cannot be banned. Raises
    `unknown_name`.
    """
    require_host(state, person)
    called = {**state.voices, **names, **{one.person: one.name for _, one in state.seats.taken() if one.person}}
    if not banned:
        called = state.banned
    others = {one: shown for one, shown in called.items() if one != person}
    if state.status == "running":
        others = {one: shown for one, shown in others.items() if state.seats.seat_of(one) is None}
    persons = find_matches(name, others)
    if not persons:
        raise ProblemError("unknown_name", name=name)
    seats = [seat for one in persons if (seat := state.seats.seat_of(one)) is not None and state.status == "open"]
    return [*map(e.Stood, seats), *(e.Banned(one, others[one], banned) for one in persons)]


def quiet(state: TableState, person: str | None, *, on: bool) -> list[e.Entry]:
    """Restrict chat to seated persons, or lift the restriction; host only."""
    require_host(state, person)
    return [] if on == state.quiet else [e.Quieted(on)]


def require_not_banned(state: TableState, person: str | None) -> None:
    """Check that the person is not banned from the table; raises `banned`."""
    if person in state.banned:
        raise ProblemError("banned")


def require_may_speak(state: TableState, person: str | None) -> None:
    """Check that the person may chat here; raises `no_person`, `banned` or `only_seated`."""
    require_not_banned(state, require_person(person))
    if state.quiet and state.seats.seat_of(person) is None and person != state.host:
        raise ProblemError("only_seated")
