"""Finished games in a real database, played in memory and stored without a server."""

import random

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.archive.game_archive import GameArchive
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.results.ratings import rate
from tongiaki.runtime.results.scoring import seat_results
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Archives, Database, Ledger, Results, StoredEntry
from tongiaki.tables.decisions import chat
from tongiaki.tables.machine.summary import players_of, table_card
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.views.archived_game import ArchivedGame, unpack
from tongiaki.tables.views.game_snapshot import GameSnapshot

LONG_AGO = 1_600_000_000
"""The time of the games, in seconds since 1970."""
LETTERS = "abcdefghijkmnpqrstuvwxyz"


def named(number: int) -> str:
    """Return the id of a table."""
    return 11 * "t" + LETTERS[number]


def begun(*names: str, bots: int = 0, moves: int | None = None, stall: int = 1, **options: object) -> Bench:
    """Play a game of these persons and `bots` bots, for a number of moves or to its end."""
    table = Bench(*names, seats=len(names) + bots, bots=bots, stall=stall, **({"clock": "move", "time": 600} | options))
    table.now = 1000 * LONG_AGO
    table.do(lambda state: chat.say(state, names[0], None, "Good luck, and mind the reef!"))
    table.start()
    chance = random.Random(len(names))
    while table.state.status == "running" and (moves is None or len(table.game.moves) < moves):
        table.wait(1)
        position = table.game.position
        table.move(position.text(chance.choice(position.legal_moves())))
    return table


def games_of(database: Database) -> GameArchive:
    """Return the game archive of a server without connections."""
    ledger = Ledger(database)
    return GameArchive(Registry(ledger, BotPool(1), 0), ledger, Archives(database))


async def kept(database: Database, table_id: str) -> GameSnapshot | ArchivedGame:
    """Return a table's game as a newly started server loads it."""
    table = Table(table_id, Ledger(database))
    try:
        assert await table.load()
    except ProblemError:
        return unpack(await Archives(database).get(table_id) or b"")
    return GameSnapshot.from_state(table.state)


async def stored(database: Database, table_id: str, table: Bench) -> TableState:
    """Store a table's entries, and its results if its game is over. Return the table's state."""
    lines = [
        StoredEntry(number, at, e.kind(e.decode(body)), body) for number, (at, body) in enumerate(table.stored, start=1)
    ]
    state = TableState(table_id)
    for line in lines:
        apply(state, line.number, line.at, e.decode(line.body))
    await Ledger(database).append(table_id, lines, table_card(state))
    if state.ended is not None:
        liable = {player.seat: player.person for player in players_of(state)}
        await Results(database).score(table_id, LONG_AGO, seat_results(state, state.ended, liable, liable), rate)
    return state
