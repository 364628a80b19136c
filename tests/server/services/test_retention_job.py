"""Retention: old data is deleted as configured, and nothing else is. The tests set the time."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import select

from tests.tables.bench import Bench
from tests.tables.finished import LONG_AGO, begun, kept, named, stored
from tongiaki.common.problems import ProblemError
from tongiaki.record import Record, write
from tongiaki.rules import Terms
from tongiaki.runtime.tables import administration
from tongiaki.server.services.services import Services
from tongiaki.server.services.shared_keys import SharedKeys
from tongiaki.server.services.shutdown import Shutdown
from tongiaki.server.settings import Settings
from tongiaki.store import (
    AdminAction,
    Card,
    Database,
    Identity,
    NotificationChoices,
    PushSubscription,
    Reviews,
    Sessions,
    StoredEntry,
    StoredReview,
)
from tongiaki.store.schema import notice_choices, push_ways
from tongiaki.studies.source import Source
from tongiaki.tables.decisions import chat

DAY = 24 * 3600
YEAR = 365 * DAY
NEVER = 4_000_000_000
"""A time in the year 2096, in seconds since 1970."""
SETTINGS = Settings()
CARD = Card("over", public=True, waits=False, moves=0, card="{}")
T, OTHER = named(0), named(1)


@contextlib.asynccontextmanager
async def unstarted(settings: Settings) -> AsyncIterator[Services]:
    """Yield the services of a server without their background jobs."""
    database = Database(settings.database)
    await database.migrate()
    yield Services(settings, database, await SharedKeys.read(database), Shutdown())
    await database.close()


@pytest.fixture
async def services(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    """Yield the services of a server without their background jobs."""
    monkeypatch.setattr("tongiaki.server.services.retention_job.PAUSE", 0)
    monkeypatch.setattr("tongiaki.server.services.retention_job.RETRY_PAUSE", 0.01)
    monkeypatch.setattr("tongiaki.server.services.retention_job.BEGINNING", 0.0)
    async with unstarted(replace(SETTINGS, database=database_url)) as services:
        yield services


@pytest.fixture
async def elsewhere(services: Services) -> AsyncIterator[Services]:
    """Yield the services of another server with the same database."""
    async with unstarted(services.settings) as other:
        yield other


async def tables(services: Services) -> dict[str, str]:
    """Return the existing tables with the rest of their data: `archived`, or the kind of the last entry."""
    kinds = {}
    for number in range(6):
        lines = await services.ledger.read(named(number))
        if lines:
            kinds[named(number)] = lines[-1].kind
    return kinds


async def test_an_open_table_is_deleted_days_after_the_last_visit(services: Services) -> None:
    await stored(services.database, T, Bench("ana"))
    await services.ledger.record_visits([T], LONG_AGO)
    await services.retention_job.round(LONG_AGO + SETTINGS.keep_open * DAY)
    assert list(await tables(services)) == [T]
    await services.ledger.record_visits([T], LONG_AGO + 1)
    await services.retention_job.round(LONG_AGO + SETTINGS.keep_open * DAY + 1)
    assert list(await tables(services)) == [T]
    await services.retention_job.round(LONG_AGO + SETTINGS.keep_open * DAY + 2)
    assert await tables(services) == {}
    assert await services.ledger.find_card(T) is None
    with pytest.raises(ProblemError, match="no_table"):
        await services.registry.get(T)


async def test_a_table_closed_before_its_game_is_deleted_like_an_open_one(services: Services) -> None:
    await stored(services.database, T, Bench("ana"))
    await administration.end(services.ledger, T, AdminAction("eve", "end", T))
    await services.ledger.record_visits([T], LONG_AGO)
    await services.retention_job.round(LONG_AGO + SETTINGS.keep_open * DAY)
    assert await tables(services) == {T: "ended"}
    await services.retention_job.round(LONG_AGO + SETTINGS.keep_open * DAY + 1)
    assert await tables(services) == {}


async def test_a_table_with_a_connection_is_not_deleted(services: Services, elsewhere: Services) -> None:
    await stored(services.database, T, Bench("ana"))
    table = await services.registry.get(T)
    await services.retention_job.round(LONG_AGO)
    assert list(await tables(services)) == [T]
    # Another server deletes the table. This server notices at its next write.
    await elsewhere.retention_job.round(LONG_AGO)
    for _ in range(2):
        with pytest.raises(ProblemError, match="no_table"):
            await table.act(lambda state: chat.say(state, "ana", None, "Anybody here?"))
    assert await tables(services) == {}


async def test_only_abandoned_games_of_guests_against_bots_are_ended(services: Services) -> None:
    await services.accounts.claim("ana", "Ana", "hash", "token of ana")
    await stored(services.database, named(0), begun("guest", bots=2, moves=5))
    await stored(services.database, named(1), begun("guest", "other", moves=5))
    await stored(services.database, named(2), begun("guest", "other", bots=2, moves=5, public=False))
    await stored(services.database, named(3), begun("ana", bots=2, moves=5))
    await services.retention_job.round(LONG_AGO + SETTINGS.keep_lonely * DAY - 1)
    assert len(await tables(services)) == 4
    await services.retention_job.round(LONG_AGO + 100 * YEAR)
    assert await tables(services) == dict.fromkeys([named(1), named(2), named(3)], "moved")


async def test_finished_games_are_archived_and_those_of_guests_later_deleted(services: Services) -> None:
    for person in ("ana", "ben"):
        await services.accounts.claim(person, person.title(), "hash", f"token of {person}")
    games = {
        named(0): begun("ana", "ben", rated=True),
        named(1): begun("guest", "ana"),
        named(2): begun("guest", "other"),
        named(3): begun("guest", bots=1),
    }
    for table_id, table in games.items():
        await stored(services.database, table_id, table)
    ended = max(table.now for table in games.values()) // 1000
    shown = [
        await services.results.list_standings("ana"),
        await services.results.list_games("ana", 9, include_hidden=True),
    ]
    shown += [
        await services.results.list_rated_results("ana", 2, 9),
        await services.results.load_results_of_tables([named(0)]),
    ]
    await services.retention_job.round(LONG_AGO + SETTINGS.keep_finished * DAY - 1)
    assert set((await tables(services)).values()) == {"ended"}
    for _ in range(2):
        await services.retention_job.round(ended + SETTINGS.keep_finished * DAY + 1)
        assert await tables(services) == dict.fromkeys(games, "archived")
    shelf, review = Reviews(services.database), StoredReview("1", b"of a game")
    for table_id in games:
        await shelf.put(table_id, review)
    study = await services.studies.create(Source.from_table(await kept(services.database, named(3))), 0, 0, "guest")
    await services.retention_job.round(ended + SETTINGS.keep_guests * DAY + 1)
    # A study of one of the games was created today, so that game is kept.
    assert set(await tables(services)) == {named(0), named(1), named(3)}
    await services.retention_job.round(int(time.time()) + SETTINGS.keep_studies * DAY + 1)
    with pytest.raises(ProblemError, match="no_study"):
        await services.studies.source(study)
    await services.retention_job.round(int(time.time()) + 100 * YEAR)
    assert set(await tables(services)) == {named(0), named(1)}
    assert [await shelf.get(table_id) for table_id in games] == [review, review, None, None]
    again = [
        await services.results.list_standings("ana"),
        await services.results.list_games("ana", 9, include_hidden=True),
    ]
    again += [
        await services.results.list_rated_results("ana", 2, 9),
        await services.results.load_results_of_tables([named(0)]),
    ]
    assert again == shown
    assert (await kept(services.database, named(0))).read().names == ("Ana", "Ben")


async def test_an_unconfirmed_mail_address_is_deleted(services: Services) -> None:
    for person in ("ana", "ben", "eve"):
        await services.accounts.claim(person, person.title(), "hash", f"token of {person}")
        await services.notification_settings.store_choices(person, NotificationChoices())
        await services.notification_settings.set_mail(
            person, f"{person}@example.org", f"key of {person}", NEVER - (person == "ana")
        )
    assert await services.notification_settings.confirm_mail("key of ben", "stop key of ben")
    await services.retention_job.round(NEVER - 1)
    assert await mail_addresses(services) == {"ana": None, "ben": "ben@example.org", "eve": "eve@example.org"}


async def mail_addresses(services: Services) -> dict[str, str | None]:
    """Return the stored mail address of each person, confirmed or not."""
    async with services.database.read_connection() as connection:
        rows = await connection.execute(select(notice_choices.c.person, notice_choices.c.mail))
        return {row.person: row.mail for row in rows}


async def test_a_retention_of_zero_days_keeps_data_permanently(services: Services) -> None:
    names = [name for name in Settings.__dataclass_fields__ if name.startswith("keep_")]
    await stored(services.database, named(0), Bench("ana"))
    await stored(services.database, named(1), begun("guest", bots=1, moves=3))
    await stored(services.database, named(2), begun("guest", "other"))
    await services.accounts.claim("ana", "Ana", "hash", "token")
    async with unstarted(replace(services.settings, **dict.fromkeys(names, 0))) as for_ever:
        await for_ever.retention_job.round(LONG_AGO + 1000 * YEAR)
    assert list((await tables(services)).values()) == ["sat", "moved", "ended"]
    assert await Sessions(services.database, 0).identify("token", signed=True) == Identity("ana", account=True)


async def test_unused_studies_sessions_and_names_are_deleted(services: Services, elsewhere: Services) -> None:
    now = int(time.time())
    record = Record(Terms(2))
    study = await services.studies.create(Source.from_record(record), 0, 0, "leader")
    await (await services.studies.get(study)).add_chat_line("leader", "Lea", "Shall we?")
    await services.accounts.claim("ana", "Ana", "hash", "token")
    for person, name in (("watcher", "Wim"), ("leader", "Lea"), ("player", "Pia")):
        await services.people.set_name(person, name)
    await stored(services.database, T, begun("player", "other", moves=3))
    await services.retention_job.round(now + SETTINGS.keep_studies * DAY - 9)
    assert (await services.studies.source(study)).record == write(record)
    await elsewhere.retention_job.round(now + SETTINGS.keep_sessions * DAY + 9)
    with pytest.raises(ProblemError, match="no_study"):
        await services.studies.source(study)
    assert await services.sessions.list_sessions("ana") == []
    assert await services.people.load_names(["watcher", "leader", "player", "ana"]) == {"player": "Pia", "ana": "Ana"}
    account = await services.accounts.find_by_name("Ana")
    assert account is not None
    assert account.person == "ana"


@pytest.mark.parametrize("days", [0, 365])
async def test_the_address_of_a_browser_is_deleted_after_its_session(services: Services, days: int) -> None:
    """TONGIAKI_KEEP_SESSIONS=0 keeps unused sessions, but not what belongs to an ended one."""
    job = services.retention_job
    job._settings = replace(services.settings, keep_sessions=days)
    await services.accounts.claim("ana", "Ana", "hash", "token")
    browser = PushSubscription("id", "https://push.example/1", "key", "secret", int(time.time()))
    await services.notification_settings.add_push_subscription("ana", "token", browser, 10)

    async def stored_browsers() -> list[str]:
        async with services.database.read_connection() as connection:
            return list((await connection.execute(select(push_ways.c.id))).scalars())

    await job.round(int(time.time()))
    assert await stored_browsers() == ["id"]
    await services.sessions.close("token")
    await job.round(int(time.time()))
    assert await stored_browsers() == []


async def test_an_unreadable_table_does_not_affect_others(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    await services.accounts.claim("ana", "Ana", "hash", "token of ana")
    for number in range(3):
        await stored(services.database, named(number), begun("ana", "ben"))
    await services.ledger.rewrite(
        named(1), [StoredEntry(1, 0, "created", "{}")], StoredEntry(9999, 0, "said", ""), CARD
    )
    await services.retention_job.round(int(time.time()))
    assert await tables(services) == {named(0): "archived", named(1): "said", named(2): "archived"}
    assert [record.getMessage() for record in caplog.records] == [f"{named(1)} can be neither archived nor removed"]


async def test_retention_retries_after_a_database_failure(services: Services) -> None:
    await services.accounts.claim("ana", "Ana", "hash", "token of ana")
    await stored(services.database, T, begun("ana", "ben"))
    await rename(services, "archives", "away")
    await services.registry.node.open(services.registry)
    services.retention_job.open()
    await asyncio.sleep(0.2)
    assert await tables(services) == {T: "ended"}
    await rename(services, "away", "archives")
    for _ in range(400):
        await asyncio.sleep(0.05)
        if (left := await tables(services)) != {T: "ended"}:
            break
    await services.retention_job.close()
    await services.registry.node.close()
    assert left == {T: "archived"}


async def rename(services: Services, table: str, to: str) -> None:
    async with services.database.transaction() as connection:
        await connection.exec_driver_sql(f"ALTER TABLE {table} RENAME TO {to}")


async def test_old_attempts_of_guests_at_daily_puzzles_are_deleted(services: Services) -> None:
    await services.accounts.claim("ana", "Ana", "hash", "token of ana")
    for day in ("2001-02-03", "2026-11-28"):
        for person in ("ana", "guest"):
            await services.daily_puzzles.store_attempt(day, person, solved=True)
    noon = 1_795_867_200  # 2026-11-28
    await services.retention_job.round(noon)
    days = {person: await services.daily_puzzles.list_attempts(person) for person in ("ana", "guest")}
    assert [attempt.day for attempt in days["ana"]] == ["2001-02-03", "2026-11-28"]
    assert [attempt.day for attempt in days["guest"]] == ["2026-11-28"]
