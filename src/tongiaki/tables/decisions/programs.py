"""Where programs may sit: at unrated tables, and before the start at rated ones that are open to them."""

from __future__ import annotations

from collections.abc import Collection

from tongiaki.common.problems import ProblemError
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.views import TableOptions


def require_may_sit(state: TableState, person: str | None) -> None:
    """Insist that a program may sit down here; raises `not_for_programs`.

    Nobody rated finds a program in the game who was not there when they accepted its terms: who left may come back.
    """
    if person is None or state.absences.seat_of(person) is None:
        require_allowed(state.options, begun=state.status != "open")


def require_allowed(options: TableOptions, *, begun: bool = False) -> None:
    """Insist that a table with these options takes programs in; raises `not_for_programs`."""
    if options.rated and (begun or not options.programs):
        raise ProblemError("not_for_programs")


def require_fits(state: TableState, options: TableOptions, programs: Collection[str]) -> None:
    """Insist that options suit the `programs` who sit here; raises `program_seated`."""
    if options.rated and not options.programs:
        for _, sitter in state.seats.taken():
            if sitter.person in programs:
                raise ProblemError("program_seated", name=sitter.name)
