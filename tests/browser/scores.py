"""What the pages show at the end, against the game's record replayed by the rules."""

import urllib.request

from tests.browser.pages import Game
from tests.kit import ISLANDS
from tongiaki.record import Record, read
from tongiaki.rules import OVER


def record_of(game: Game, server: str) -> Record:
    """The game's record; reading it replays it and checks every move."""
    with urllib.request.urlopen(f"{server}/api/tables/{game.table}/record") as answer:
        return read(answer.read().decode())


def check_the_end(game: Game, server: str) -> None:
    """Points, ranks, islands and the shuffle, as shown, are what the rules make of the moves."""
    record = record_of(game, server)
    position = record.end()
    assert position.to_move == OVER
    standings = position.standings()
    result = game.result()
    assert result.points() == {one.colour: one.points for one in standings}
    assert result.ranks() == {one.colour: one.rank for one in standings}
    assert result.islands() == _islands(position.describe())
    assert result.shuffle_is_fair()
    assert record.shuffle_holds()


def _islands(told: dict[str, object]) -> dict[str, dict[str, int]]:
    """By name of the island: its value, for every colour with a ship there."""
    owners: dict[str, set[str]] = {island: {colour} for island, colour in told["royal"].items()}
    for island, beaches in told["ships"].items():
        owners[island] = {colour for fleet in beaches for colour in fleet}
    return {
        island.replace("_", " ").title(): dict.fromkeys(colours, ISLANDS[island]["value"])
        for island, colours in owners.items()
        if colours
    }
