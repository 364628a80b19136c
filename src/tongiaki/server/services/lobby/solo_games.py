"""Games of one person against bots, which the setting `solo` can leave to the players' devices."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.server.settings import Settings
from tongiaki.tables.state.state import TableState


def require_solo_games(settings: Settings) -> None:
    """Raise `only_on_device` if the server runs no games of one person against bots."""
    if settings.solo == "device":
        raise ProblemError("only_on_device")


def require_not_solo(settings: Settings, state: TableState) -> None:
    """Raise `only_on_device` if one person plays against bots at this table, and the server runs no such games."""
    sitters = [sitter for _, sitter in state.seats.taken()]
    persons = {sitter.person for sitter in sitters if sitter.person is not None}
    if len(persons) == 1 and any(sitter.person is None for sitter in sitters):
        require_solo_games(settings)
