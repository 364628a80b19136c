"""Results and ratings on real databases of both kinds."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from sqlalchemy import text

from tongiaki.store import Accounts, Card, Database, Ledger, Player, Rating, Results, SeatResult, StoredEntry

CARD = Card("over", public=True, waits=False, moves=9, card="{}")
GAME = [
    SeatResult(0, "ana", 2, 9),
    SeatResult(1, None, 3, 5),
    SeatResult(2, "ben", 1, 20),
    SeatResult(3, "guest", 4, 0),
]


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    for person in ("ana", "ben"):
        await Accounts(database).claim(person, person.title(), "hash", f"token of {person}")
    yield database
    await database.close()


async def create_finished_tables(database: Database, *tables: str, public: bool = True) -> None:
    for table in tables:
        card = Card("over", public, waits=False, moves=9, card="{}")
        await Ledger(database).append(table, [StoredEntry(1, 1_000, "created", "{}")], card)


def rate(before: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """Return ratings that count wins: each winner's rating increases by one."""
    shown = [
        (0 if rating is None else rating.shown) + (rank == min(ranks))
        for rating, rank in zip(before, ranks, strict=True)
    ]
    return [Rating(25.0, 8.0, number) for number in shown]


async def test_concurrent_scoring_counts_a_game_once(database_url: str, database: Database) -> None:
    other = Database(database_url)
    await create_finished_tables(database, "t")
    stores = [Results(each) for each in (database, other) for _ in range(3)]
    assert await stores[0].list_unscored() == ["t"]
    changed = await asyncio.gather(*(store.score("t", 50, GAME, rate) for store in stores))
    assert sorted(map(sorted, changed)) == [[]] * 5 + [["ana", "ben"]]
    assert await stores[0].list_unscored() == []
    assert [
        (standing.players, standing.rating, standing.games) for standing in await stores[0].list_standings("ben")
    ] == [(4, 1, 1)]
    stored = (await stores[0].load_results_of_tables(["t"]))["t"]
    assert [(result.seat, result.person, result.rank, result.points, result.rating) for result in stored] == [
        (0, "ana", 2, 9, 0), (1, None, 3, 5, None), (2, "ben", 1, 20, 1), (3, "guest", 4, 0, None),
    ]  # fmt: skip
    await other.close()


async def test_concurrent_games_of_the_same_people_all_count(database_url: str, database: Database) -> None:
    other = Database(database_url)
    tables = [f"t{number}" for number in range(12)]
    await create_finished_tables(database, *tables)
    stores = [Results(database), Results(other)]
    # Some games have the seats reversed: locking persons in the order of their seats would cause deadlocks.
    games = [GAME if number % 3 else GAME[::-1] for number in range(12)]
    await asyncio.gather(*(stores[n % 2].score(table, n, games[n], rate) for n, table in enumerate(tables)))
    (standing,) = await stores[0].list_standings("ben")
    assert (standing.rating, standing.games) == (12, 12)
    assert len(await stores[0].list_rated_results("ben", 4, 99)) == 12
    await other.close()


async def test_ratings_are_per_number_of_players_and_need_two_accounts(database: Database) -> None:
    results = Results(database)
    await create_finished_tables(database, "two", "alone", "unrated")
    assert await results.score("two", 1, [SeatResult(0, "ana", 1, 3), SeatResult(1, "ben", 1, 3)], rate) == [
        "ana",
        "ben",
    ]
    assert await results.score("alone", 2, [SeatResult(0, "ana", 1, 3), SeatResult(1, "guest", 2, 1)], rate) == []
    assert await results.score("unrated", 3, GAME, None) == []
    assert [(standing.players, standing.games) for standing in await results.list_standings("ana")] == [(2, 1)]
    assert await results.list_standings("guest") == []
    assert await results.list_games("ana", 9, include_hidden=False) == ["unrated", "alone", "two"]


async def test_games_at_private_tables_are_listed_only_on_request(database: Database) -> None:
    results = Results(database)
    await create_finished_tables(database, "shown")
    await create_finished_tables(database, "hidden", public=False)
    for at, table in enumerate(("shown", "hidden")):
        await results.score(table, at, GAME, rate)
    assert await results.list_games("ana", 9, include_hidden=False) == ["shown"]
    assert await results.list_games("ana", 9, include_hidden=True) == ["hidden", "shown"]
    assert [result.public for result in await results.list_rated_results("ana", 4, 9)] == [True, False]


async def test_seats_of_old_tables_are_stored_once(database: Database) -> None:
    ledger, results = Ledger(database), Results(database)
    old = Card("open", public=False, waits=False, moves=0, card="{}")
    await ledger.append("old", [StoredEntry(1, 1_000, "created", "{}")], old)
    async with database.transaction() as connection:
        await connection.execute(text("UPDATE tables SET indexed = false"))
    assert await results.list_unscored() == ["old"]
    await results.store_seats("old", [Player(0, "ana", to_move=True)])
    await results.store_seats("old", [Player(0, "ben", to_move=True)])
    assert await results.list_unscored() == []
    assert await ledger.load_seats(["old"]) == {"old": [Player(0, "ana", to_move=True)]}


async def test_tables_with_the_persons_turn_are_sorted_by_time_left(database: Database) -> None:
    ledger = Ledger(database)
    for at, (table, to_move, deadline) in enumerate(
        [("day", True, 9_000), ("no clock", True, None), ("hour", True, 5_000), ("theirs", False, 1_000)]
    ):
        card = Card("running", False, False, 0, "{}", (Player(0, "ana", to_move),), deadline=deadline)
        await ledger.append(table, [StoredEntry(1, 1_000 * at, "created", "{}")], card)
    assert [card.id for card in (await ledger.list_unfinished(["ana"], 9))["ana"]] == [
        "hour",
        "day",
        "no clock",
        "theirs",
    ]
    later = Card("running", False, False, 1, "{}", (Player(0, "ana", to_move=True),), deadline=99_000)
    await ledger.append("hour", [StoredEntry(2, 5_000, "moved", "{}")], later)
    assert [card.id for card in (await ledger.list_unfinished(["ana"], 9))["ana"]] == [
        "day",
        "hour",
        "no clock",
        "theirs",
    ]


async def test_a_persons_tables_are_listed_with_their_turn_first(database: Database) -> None:
    ledger = Ledger(database)
    for at, (table, status, to_move) in enumerate(
        [("turn", "running", True), ("open", "open", False), ("waits", "running", False), ("over", "over", False)]
    ):
        card = Card(status, at % 2 == 0, False, 0, "{}", (Player(1, "ana", to_move), Player(2, "ben", to_move=False)))
        await ledger.append(table, [StoredEntry(1, 1_000 * at, "created", "{}")], card)
    listed = await ledger.list_unfinished(["ana", "ben", "nobody"], 9)
    assert [card.id for card in listed["ana"]] == ["turn", "waits", "open"]
    assert [card.id for card in listed["ben"]] == ["waits", "turn", "open"]
    assert "nobody" not in listed
    assert [card.id for card in (await ledger.list_unfinished(["ana"], 2))["ana"]] == ["turn", "waits"]
    await ledger.append("turn", [StoredEntry(2, 5_000, "stood", "{}")], Card("running", True, False, 0, "{}", ()))
    assert [card.id for card in (await ledger.list_unfinished(["ana"], 9))["ana"]] == ["waits", "open"]
