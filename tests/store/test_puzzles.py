"""First attempts at puzzles on real databases of both kinds."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tongiaki.store import Accounts, Database, PuzzleAttempt, PuzzleResults, Rating

INITIAL_RATING = Rating(25.0, 4.0, 1000)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    for person in ("ana", "ben"):
        await Accounts(database).claim(person, person.title(), "hash", f"token of {person}")
    yield database
    await database.close()


def rate(solver: Rating | None, puzzle: Rating) -> tuple[Rating, Rating]:
    """Return ratings that count the attempts."""
    before = 0 if solver is None else solver.shown
    return Rating(25.0, 8.0, before + 1), Rating(25.0, 4.0, puzzle.shown + 1)


async def test_only_the_first_attempt_counts(database_url: str, database: Database) -> None:
    other = database if database.is_sqlite else Database(database_url)
    stores = [PuzzleResults(each) for each in (database, other) for _ in range(4)]
    attempts = [PuzzleAttempt("p", number, number % 2 == 0) for number in range(8)]
    outcomes = await asyncio.gather(
        *(
            store.store_attempt("ana", attempt, INITIAL_RATING, rate)
            for store, attempt in zip(stores, attempts, strict=True)
        )
    )
    assert sorted(outcomes, key=bool) == [False] * 7 + [True]
    assert await stores[0].list_attempts("ana") == [attempts[outcomes.index(True)]]
    tally = await stores[0].find_solver("ana")
    assert tally is not None
    assert (tally.rating.shown, tally.attempts) == (1, 1)
    puzzle = (await stores[0].load_ratings())["p"]
    assert (puzzle.rating.shown, puzzle.attempts) == (1001, 1)
    await other.close()


async def test_concurrent_attempts_of_several_people_all_count(database_url: str, database: Database) -> None:
    other = database if database.is_sqlite else Database(database_url)
    pairs = [(person, puzzle) for person in ("ana", "ben") for puzzle in "pqr"]
    stores = [PuzzleResults(each) for each in (database, other)]
    await asyncio.gather(
        *(
            stores[number % 2].store_attempt(person, PuzzleAttempt(puzzle, number, solved=True), INITIAL_RATING, rate)
            for number, (person, puzzle) in enumerate(pairs)
        )
    )
    ratings = await stores[0].load_ratings()
    assert {key: (rating.rating.shown, rating.attempts) for key, rating in ratings.items()} == dict.fromkeys(
        "pqr", (1002, 2)
    )
    for person in ("ana", "ben"):
        tally = await stores[0].find_solver(person)
        assert tally is not None
        assert (tally.rating.shown, tally.attempts) == (3, 3)
    await other.close()


async def test_attempts_of_guests_and_deleted_accounts_are_not_stored(database: Database) -> None:
    store = PuzzleResults(database)
    assert await store.store_attempt("guest", PuzzleAttempt("p", 1, solved=True), INITIAL_RATING, rate) is None
    assert await store.store_attempt("ana", PuzzleAttempt("p", 1, solved=True), INITIAL_RATING, rate)
    await Accounts(database).delete("ana")
    assert await store.list_attempts("ana") == []
    assert await store.find_solver("ana") is None
    assert await store.store_attempt("ana", PuzzleAttempt("q", 2, solved=True), INITIAL_RATING, rate) is None
    assert [rating.attempts for rating in (await store.load_ratings()).values()] == [1]
