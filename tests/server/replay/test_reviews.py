"""Reviews are computed in the background, one at a time, and charged to the requester's address.

The server stores a review with its game.
"""

import asyncio
import contextlib
import gzip
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import msgspec
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.processes import children
from tests.server.long_game import long_game
from tests.server.player import Person
from tests.tables.bench import Bench
from tests.tables.finished import begun, games_of, kept, named, stored
from tongiaki.coach.review import is_fresh
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.protocol.replay_bodies import Reviewing
from tongiaki.record import Record, write
from tongiaki.rules import Terms
from tongiaki.server.services.compute.jobs import record_to_review
from tongiaki.server.services.compute.review_queue import WAITING, WAITING_OF_ONE, ReviewQueue, Subject
from tongiaki.store import Database, Reviews, StoredReview
from tongiaki.tables.decisions import early_endings
from tongiaki.tables.views.records import REVIEWED
from tongiaki.tables.views.reviews import GameReview

T = named(0)


def short() -> Bench:
    """Return a game of two that ended early because one player resigned."""
    table = begun("ana", "ben", moves=16, stall=20)
    table.do(lambda state: early_endings.resign(state, "ana"))
    return table


async def short_record(database: Database, table: str = T) -> str:
    await stored(database, table, short())
    return record_to_review(await kept(database, table))


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


@contextlib.asynccontextmanager
async def queue(database: Database, burst: int = 10_000) -> AsyncIterator[ReviewQueue]:
    made = ReviewQueue(Reviews(database), RateLimit(0.0, burst))
    yield made
    await made.close()


def finding(record: str) -> Callable[[], Any]:
    async def find() -> str:
        return record

    return find


async def wait_for_review(reviews: ReviewQueue, subject: Subject, record: str) -> tuple[GameReview, list[float]]:
    """Poll until the review is ready. Return it and the progress values."""
    shares: list[float] = []
    while True:
        result = await reviews.ask(subject, "here", finding(record))
        if isinstance(result, bytes):
            break
        assert (result.ahead, result.review) == (0, None)
        shares.append(result.share)
        await asyncio.sleep(0.02)
    review = msgspec.json.decode(gzip.decompress(result), type=Reviewing).review
    assert review is not None
    return review, shares


def until_reviewed(ask: Callable[[], httpx.Response]) -> dict[str, Any]:
    while (answer := ask()).json().get("review") is None:
        assert answer.status_code == 200, answer.text
        time.sleep(0.2)
    review: dict[str, Any] = answer.json()["review"]
    return review


async def test_a_review_covers_the_game_and_reports_progress(database: Database) -> None:
    record = await short_record(database)
    async with queue(database) as reviews:
        review, shares = await wait_for_review(reviews, Subject(T, table=True), record)
    assert shares == sorted(shares)
    assert 0 < shares[-1] <= 1
    game = (await kept(database, T)).read()
    assert sum(turn.moves for turn in review.turns) == len(game.moves) - 4
    assert set(review.chances) == set(game.terms.colours)


async def test_a_review_is_stored_until_the_coach_changes(database: Database) -> None:
    record = await short_record(database)
    shelf, subject = Reviews(database), Subject(T, table=True)
    await shelf.put(T, StoredReview("0-of an earlier coach", b"says nothing"))
    async with queue(database) as reviews:
        review, _ = await wait_for_review(reviews, subject, record)
        assert is_fresh(review.version)
        assert not is_fresh("0-of an earlier coach")
    again = await shelf.get(T)
    assert again is not None
    assert again.version == review.version
    async with queue(database, burst=0) as reviews:  # without computing time, so that no review can be made
        assert await reviews.ask(subject, "here", finding("")) == again.body


async def test_a_review_of_a_deleted_table_is_not_stored(database: Database) -> None:
    shelf = Reviews(database)
    await shelf.put(T, StoredReview("1", b""))
    assert await shelf.get(T) is None


async def test_the_queue_of_reviews_is_ordered_and_limited(database: Database) -> None:
    record = await short_record(database)
    subjects = [Subject.of_record(str(number)) for number in range(WAITING + 1)]
    async with queue(database) as reviews:
        for place, subject in enumerate(subjects[:WAITING]):
            progress = await reviews.ask(subject, f"of {place // WAITING_OF_ONE}", finding(record))
            assert isinstance(progress, Reviewing)
            assert (progress.ahead, progress.share) == (place, 0.0)
        with pytest.raises(ProblemError, match="reviews_full"):
            await reviews.ask(subjects[-1], "elsewhere", finding(record))
        with pytest.raises(ProblemError, match="too_fast"):
            await reviews.ask(subjects[-1], "of 0", finding(record))
        again = await reviews.ask(subjects[3], "elsewhere", finding(record))
        assert isinstance(again, Reviewing)
        assert again.ahead <= 3


async def test_a_review_is_charged_to_the_requesting_address(database: Database) -> None:
    record = await short_record(database)
    async with queue(database, burst=1) as reviews:
        await wait_for_review(reviews, Subject(T, table=True), record)
        with pytest.raises(ProblemError, match="too_fast"):
            await reviews.ask(Subject.of_record("another"), "here", finding(record))
        assert isinstance(await reviews.ask(Subject.of_record("another"), "elsewhere", finding(record)), Reviewing)


async def test_a_review_restarts_after_its_process_was_killed(database: Database) -> None:
    record = await short_record(database)
    subject, before = Subject(T, table=True), children(os.getpid())
    async with queue(database) as reviews:
        await reviews.ask(subject, "here", finding(record))
        begun = children(os.getpid()) - before
        while not begun:
            await asyncio.sleep(0.01)
            begun = children(os.getpid()) - before
        os.kill(begun.pop(), signal.SIGKILL)
        review, _ = await wait_for_review(reviews, subject, record)
        assert review.turns


def test_running_or_very_long_games_are_not_reviewed() -> None:
    for game, code in (
        (write(Record(Terms(2, colours=("red", "blue")), ("settle tonga.0",))), "not_over"),
        (write(long_game(REVIEWED + 1)), "too_large"),
        ("no record", "bad_record"),
    ):
        with pytest.raises(ProblemError, match=code):
            record_to_review(game)


async def test_a_review_survives_a_restart_and_is_deleted_with_its_game(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_KEEP_FINISHED="0", TONGIAKI_KEEP_GUESTS="0")
    database = Database(sqlite_url)
    record = await short_record(database)
    await database.close()
    ana = Person(server.url)
    path = f"/api/tables/{T}/review"
    first = ana.post(path).json()
    assert (first["ahead"], first["share"], first["review"]) == (0, 0.0, None)
    server.kill()
    server.start()
    assert rows(server) == 0
    review = until_reviewed(lambda: ana.post(path))
    assert rows(server) == 1
    assert Person(server.url).post(path).json()["review"] == review
    of_record = until_reviewed(lambda: ana.post("/api/records/review", record=record))
    assert of_record == review
    assert rows(server) == 1
    server.stop()
    database = Database(sqlite_url)
    assert await games_of(database).archive(T)
    await database.close()
    server.start()
    assert ana.post(path).json()["review"] == review


def rows(server: LiveServer) -> int:
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        return int(connection.execute("SELECT count(*) FROM reviews").fetchone()[0])
