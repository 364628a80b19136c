"""Archiving of finished games is atomic under concurrent writes and crashes; archived games can be replayed."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator

import msgspec
import pytest

from tests.tables.finished import begun, games_of, kept, named, stored
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.archive.game_archive import GameArchive
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.tables.registry import Registry
from tongiaki.store import Accounts, Archives, Database, Ledger, Results
from tongiaki.tables.decisions import chat
from tongiaki.tables.structs import entries as e
from tongiaki.tables.views.archived_game import unpack

T, OTHER = named(0), named(1)
GAMES = 20
KILLS = 4

ARCHIVING = f"""
import asyncio, sys
from tests.tables.finished import games_of, named
from tongiaki.store import Database

async def main() -> None:
    games = games_of(Database(sys.argv[1]))
    for number in range({GAMES}):
        sys.stdin.readline()  # as many as are wanted, and not one more on whatever machine
        await games.archive(named(number))
        print(number, flush=True)

asyncio.run(main())
"""


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


async def seen(database: Database, table_id: str) -> tuple[bytes, str, str]:
    """Return the visible parts of a game: its replay, its record and its version."""
    game = await kept(database, table_id)
    return msgspec.json.encode(game.replay()), game.text(), game.version


async def test_an_archived_game_equals_the_original(database: Database) -> None:
    table = begun("ana", "ben", bots=1, stall=20)
    await stored(database, T, table)
    entries = sum(len(line.body) for line in await Ledger(database).read(T))
    before, card = await seen(database, T), await Ledger(database).find_card(T)
    results = await Results(database).load_results_of_tables([T])
    assert await games_of(database).archive(T)
    assert await seen(database, T) == before
    assert (await kept(database, T)).read().shuffle_holds()
    assert await Ledger(database).find_card(T) == card
    assert await Results(database).load_results_of_tables([T]) == results
    assert [line.kind for line in await Ledger(database).read(T)] == ["archived"]
    body = await Archives(database).get(T)
    assert body is not None
    assert len(body) < entries / 5
    assert "mind the reef" not in str(unpack(body))


async def test_actions_at_an_archived_table_are_rejected(database: Database) -> None:
    """Another server still has the table in memory."""
    await stored(database, T, begun("ana", "ben"))
    elsewhere = Registry(Ledger(database), BotPool(1), 0)
    table = await elsewhere.get(T)
    assert await games_of(database).archive(T)
    for _ in range(2):
        with pytest.raises(ProblemError, match="archived"):
            await table.act(lambda state: chat.say(state, "ana", None, "Still here?"))
    with pytest.raises(ProblemError, match="archived"):
        await table.forget("ana")
    assert [line.kind for line in await Ledger(database).read(T)] == ["archived"]
    await elsewhere.close()


async def test_an_entry_written_during_archiving_is_not_lost(database: Database) -> None:
    """A chat message is written between reading the entries and writing the archive."""
    await stored(database, T, begun("ana", "ben"))
    games, table = games_of(database), await Registry(Ledger(database), BotPool(1), 0).get(T)
    for _ in range(20):
        chat_outcome, archived = await asyncio.gather(
            table.act(lambda state: chat.say(state, "ana", None, "One more thing.")),
            games.archive(T),
            return_exceptions=True,
        )
        kinds = [line.kind for line in await Ledger(database).read(T)]
        if archived is True:
            assert isinstance(chat_outcome, ProblemError) or chat_outcome is None
            assert kinds == ["archived"]
            return
        assert (chat_outcome, kinds[-1]) == (None, "said")


async def test_only_one_of_two_concurrent_servers_archives_a_game(database: Database, database_url: str) -> None:
    other = Database(database_url)
    for number in range(5):
        table_id = named(number)
        await stored(database, table_id, begun("ana", "ben"))
        before = await seen(database, table_id)
        done = await asyncio.gather(games_of(database).archive(table_id), games_of(other).archive(table_id))
        assert sorted(done) == [False, True]
        assert await seen(other, table_id) == before
        assert not await games_of(other).archive(table_id)
    await other.close()


async def test_a_crash_during_archiving_loses_and_duplicates_no_game(database: Database, database_url: str) -> None:
    table = begun("ana", "ben")
    for number in range(GAMES):
        await stored(database, named(number), table)
    before = [await seen(database, named(number)) for number in range(GAMES)]
    for kill in range(KILLS):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", ARCHIVING, database_url, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None
        assert process.stdout is not None
        wanted = 3 * (kill + 1)
        process.stdin.write(b"\n" * (wanted + 1))
        for _ in range(wanted):  # the archiving of the next game may be running or complete
            assert await process.stdout.readline()
        await asyncio.sleep(0.002 * kill)
        process.send_signal(signal.SIGKILL)
        assert await process.wait() == -signal.SIGKILL
        for number in range(GAMES):
            kinds = [line.kind for line in await Ledger(database).read(named(number))]
            archived = await Archives(database).get(named(number)) is not None
            assert (kinds == ["archived"]) if archived else (kinds[-1] == "ended")
        assert [await seen(database, named(number)) for number in range(GAMES)] == before
    left = [await games_of(database).archive(named(number)) for number in range(GAMES)]
    assert any(left)
    assert not all(left)
    assert [await seen(database, named(number)) for number in range(GAMES)] == before


async def test_a_table_in_use_is_not_archived(database: Database) -> None:
    await stored(database, T, begun("ana", "ben"))
    ledger = Ledger(database)
    registry = Registry(ledger, BotPool(1), 0)
    await registry.get(T)
    assert not await GameArchive(registry, ledger, Archives(database)).archive(T)
    assert len(await ledger.read(T)) > 1
    await registry.close()


async def test_a_deleted_account_becomes_nameless_in_archived_games(database: Database) -> None:
    """Ana's seat was moved to a browser without an account, which uses her name."""
    for person in ("ana", "ben"):
        await Accounts(database).claim(person, person.title(), "hash", f"token of {person}")
    table = begun("ana", "ben")
    table.append([e.Claimed(0, "guest")])
    await stored(database, T, table)
    await stored(database, OTHER, begun("cleo", "ben"))
    games = games_of(database)
    await games.archive(T)
    await games.archive(OTHER)
    bytes_before, _, version = await seen(database, T)
    assert [game.table for game in await games.of("ana")] == [T]
    assert await games.played_as("ana") == {T: {(0, "Ana")}}
    await games.forget(T, "ana")
    assert await games.played_as("ana") == {}
    replay, record, after = await seen(database, T)
    assert b"Ana" not in replay
    assert "Ana" not in record
    assert after != version
    assert replay.replace(e.NAMELESS.encode(), b"Ana") == bytes_before
    card = await Ledger(database).find_card(T)
    assert card is not None
    assert "Ana" not in card.card
    assert "Ben" in card.card
    assert (await kept(database, T)).read().shuffle_holds()


async def test_two_concurrent_deletions_make_both_players_nameless(database: Database) -> None:
    await stored(database, T, begun("ana", "ben"))
    games = games_of(database)
    await games.archive(T)
    await asyncio.gather(games.forget(T, "ana"), games.forget(T, "ben"))
    assert (await kept(database, T)).read().names == (e.NAMELESS, e.NAMELESS)


async def test_an_unfinished_game_is_not_archived(database: Database) -> None:
    assert not await games_of(database).archive("none")
    with pytest.raises(ProblemError, match="no_table"):
        await games_of(database).archived(T)


def test_the_archived_marker_is_not_a_readable_entry() -> None:
    with pytest.raises(msgspec.ValidationError):
        e.decode(e.encode(e.Archived()))
