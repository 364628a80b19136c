"""Measure the size of a finished game in the database, before and after it is archived, and the time of archiving.

The games have three players, random moves and some chat messages, in a SQLite file. `python3 dev.py bench keeping` runs
it.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.tables.bench import Bench
from tests.tables.finished import begun, named, stored
from tongiaki.runtime.archive.game_archive import GameArchive
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.tables.registry import Registry
from tongiaki.store import Archives, Database, Ledger
from tongiaki.tables.decisions import chat

GAMES = 20
CHAT_MESSAGES = 20
"""Number of chat messages in each game."""
GAMES_PER_DAY = 50
"""Number of games that a club plays per day."""
PLAYERS = ("ana", "ben", "cleo")


def play_game(number: int) -> Bench:
    """Play a game to its end. The persons' ids are as long as a browser's."""
    persons = [f"{name}{number:02}".ljust(64, "0") for name in PLAYERS]
    table = begun(*persons, stall=20)
    for line in range(CHAT_MESSAGES):
        table.do(lambda state, line=line: chat.say(state, persons[line % 3], None, "I saw that current coming."))
    return table


async def used_bytes(database: Database) -> int:
    """Return the size of the used pages in bytes."""
    async with database.read_connection() as connection:
        pages, free, size = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("page_count", "freelist_count", "page_size")
        ]
    return int((pages - free) * size)


async def main() -> None:
    """Play the games, archive them, and print the size of a game."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{Path(folder) / 'tongiaki.db'}")
        await database.migrate()
        empty = await used_bytes(database)
        entries = []
        for number in range(GAMES):
            table = play_game(number)
            entries.append(len(table.stored))
            await stored(database, named(number), table)
        before = (await used_bytes(database) - empty) / GAMES
        ledger = Ledger(database)
        games = GameArchive(Registry(ledger, BotPool(1), 0), ledger, Archives(database))
        durations = []
        for number in range(GAMES):
            start = time.perf_counter()
            assert await games.archive(named(number))  # noqa: S101 - detects a benchmark without work
            durations.append(time.perf_counter() - start)
        after = (await used_bytes(database) - empty) / GAMES
        records = [len((await games.archived(named(number))).record) for number in range(GAMES)]
        await database.close()
    print(f"{GAMES} games of three, {median(entries):.0f} entries each, {CHAT_MESSAGES} of them chat messages\n")
    print(f"| in SQLite | per game | {GAMES_PER_DAY} games per day, in a year |\n|---|---:|---:|")
    for state, size in (("with its entries", before), ("archived", after)):
        print(f"| {state} | {size / 1000:.1f} kB | {size * GAMES_PER_DAY * 365 / 1e6:,.0f} MB |")
    print(f"\nsize of its record as text: {median(records) / 1000:.1f} kB")
    print(f"time to archive a game: {1000 * median(durations):.0f} ms, maximum {1000 * max(durations):.0f} ms")


if __name__ == "__main__":
    asyncio.run(main())
