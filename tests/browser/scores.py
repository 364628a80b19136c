"""Comparison of the result page with the game's record, which the rules engine replays."""

import urllib.request

from tests.browser.pages import Game
from tests.position_builder import ISLANDS
from tongiaki.record import Record, read
from tongiaki.rules import OVER


def record_of(game: Game, server: str) -> Record:
    """Return the game's record. Reading it replays the game and checks every move."""
    with urllib.request.urlopen(f"{server}/api/tables/{game.table}/record") as answer:
        return read(answer.read().decode())


def check_the_end(game: Game, server: str) -> None:
    """Check that the page's points, ranks, islands and shuffle agree with the rules engine."""
    record = record_of(game, server)
    position = record.end()
    assert position.to_move == OVER
    standings = position.standings()
    result = game.result()
    assert result.points() == {standing.colour: standing.points for standing in standings}
    assert result.ranks() == {standing.colour: standing.rank for standing in standings}
    assert result.islands() == _islands(position.describe())
    assert result.shuffle_is_fair()
    assert record.shuffle_holds()


def _islands(told: dict[str, object]) -> dict[str, dict[str, int]]:
    """Return the value of each island by its name and by each colour that has ships there."""
    owners: dict[str, set[str]] = {island: {colour} for island, colour in told["royal"].items()}
    for island, beaches in told["ships"].items():
        owners[island] = {colour for fleet in beaches for colour in fleet}
    return {
        island.replace("_", " ").title(): dict.fromkeys(colours, ISLANDS[island]["value"])
        for island, colours in owners.items()
        if colours
    }
