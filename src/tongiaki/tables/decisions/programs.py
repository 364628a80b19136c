"""Access checks for programs: they may sit at unrated tables, and at rated tables open to programs before the start."""

from __future__ import annotations

from collections.abc import Collection

from tongiaki.common.problems import ProblemError
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.options import TableOptions


def require_may_sit(state: TableState, person: str | None) -> None:
    """Check that a program may sit down here; raises `not_for_programs`.

    Programs cannot join a rated game after its terms were accepted, except to return to a seat that they left.
    """
    if person is None or state.absences.seat_of(person) is None:
        require_allowed(state.options, begun=state.status != "open")


def require_allowed(options: TableOptions, *, begun: bool = False) -> None:
    """Check that a table with these options accepts programs; raises `not_for_programs`."""
    if options.rated and (begun or not options.programs):
        raise ProblemError("not_for_programs")


def require_fits(state: TableState, options: TableOptions, programs: Collection[str]) -> None:
    """Check that the options allow the seated `programs`; raises `program_seated`."""
    if options.rated and not options.programs:
        for _, sitter in state.seats.taken():
            if sitter.person in programs:
                raise ProblemError("program_seated", name=sitter.name)
