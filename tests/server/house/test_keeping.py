"""What is old goes when the settings say so, and nothing else ever does; the tests say what time it is."""

import asyncio
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
from tongiaki.server.services.services import House
from tongiaki.server.settings import Settings
from tongiaki.store import Card, Deed, Identity, NoticeChoices, Reviews, Sessions, StoredEntry, StoredReview
from tongiaki.store.schema import notice_choices
from tongiaki.studies.source import Source
from tongiaki.tables.decisions import chat
from tongiaki.tables.runtime import administration

DAY = 24 * 3600
YEAR = 365 * DAY
NEVER = 4_000_000_000
"""A second in the year 2096."""
SETTINGS = Settings()
CARD = Card("over", public=True, waits=False, moves=0, card="{}")
T, OTHER = named(0), named(1)


@pytest.fixture
async def house(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """The parts of a server, none of which does anything by itself."""
    monkeypatch.setattr("tongiaki.server.services.retention_job.PAUSE", 0)
    house = House(replace(SETTINGS, database=database_url))
    await house.database.migrate()
    yield house
    await house.database.close()


@pytest.fixture
async def elsewhere(house: House) -> AsyncIterator[House]:
    """Another server with the same database."""
    other = House(house.settings)
    yield other
    await other.database.close()


async def tables(house: House) -> dict[str, str]:
    """The tables there are, with what is left of each: `archived`, or the kind of the last entry."""
    found = {}
    for number in range(6):
        lines = await house.ledger.read(named(number))
        if lines:
            found[named(number)] = lines[-1].kind
    return found


async def test_a_table_where_no_game_begins_goes_days_after_somebody_was_there(house: House) -> None:
    await stored(house.database, T, Bench("ana"))
    await house.ledger.note_seen([T], LONG_AGO)
    await house.keeper.round(LONG_AGO + SETTINGS.keep_open * DAY)
    assert list(await tables(house)) == [T]
    await house.ledger.note_seen([T], LONG_AGO + 1)
    await house.keeper.round(LONG_AGO + SETTINGS.keep_open * DAY + 1)
    assert list(await tables(house)) == [T]
    await house.keeper.round(LONG_AGO + SETTINGS.keep_open * DAY + 2)
    assert await tables(house) == {}
    assert await house.ledger.card(T) is None
    with pytest.raises(ProblemError, match="no_table"):
        await house.registry.get(T)


async def test_a_table_that_the_admin_ended_before_its_game_goes_like_an_open_one(house: House) -> None:
    await stored(house.database, T, Bench("ana"))
    await administration.end(house.ledger, T, Deed("eve", "end", T))
    await house.ledger.note_seen([T], LONG_AGO)
    await house.keeper.round(LONG_AGO + SETTINGS.keep_open * DAY)
    assert await tables(house) == {T: "ended"}
    await house.keeper.round(LONG_AGO + SETTINGS.keep_open * DAY + 1)
    assert await tables(house) == {}


async def test_who_is_there_keeps_the_table(house: House, elsewhere: House) -> None:
    await stored(house.database, T, Bench("ana"))
    table = await house.registry.get(T)
    await house.keeper.round(LONG_AGO)
    assert list(await tables(house)) == [T]
    # On another server, which has written nothing: told that the table is gone, as soon as something is to be written.
    await elsewhere.keeper.round(LONG_AGO)
    for _ in range(2):
        with pytest.raises(ProblemError, match="no_table"):
            await table.act(lambda state: chat.say(state, "ana", None, "Anybody here?"))
    assert await tables(house) == {}


async def test_games_that_run_end_only_where_a_guest_left_a_game_against_bots(house: House) -> None:
    await house.accounts.claim("ana", "Ana", "hash", "token of ana")
    await stored(house.database, named(0), begun("guest", bots=2, moves=5))
    await stored(house.database, named(1), begun("guest", "other", moves=5))
    await stored(house.database, named(2), begun("guest", "other", bots=2, moves=5, public=False))
    await stored(house.database, named(3), begun("ana", bots=2, moves=5))
    await house.keeper.round(LONG_AGO + SETTINGS.keep_lonely * DAY - 1)
    assert len(await tables(house)) == 4
    await house.keeper.round(LONG_AGO + 100 * YEAR)
    assert await tables(house) == dict.fromkeys([named(1), named(2), named(3)], "moved")


async def test_finished_games_are_archived_and_those_of_guests_go_at_last(house: House) -> None:
    for person in ("ana", "ben"):
        await house.accounts.claim(person, person.title(), "hash", f"token of {person}")
    games = {
        named(0): begun("ana", "ben", rated=True),
        named(1): begun("guest", "ana"),
        named(2): begun("guest", "other"),
        named(3): begun("guest", bots=1),
    }
    for table_id, table in games.items():
        await stored(house.database, table_id, table)
    ended = max(table.now for table in games.values()) // 1000
    shown = [await house.results.standings("ana"), await house.results.games("ana", 9, hidden=True)]
    shown += [await house.results.history("ana", 2, 9), await house.results.at_tables([named(0)])]
    await house.keeper.round(LONG_AGO + SETTINGS.keep_finished * DAY - 1)
    assert set((await tables(house)).values()) == {"ended"}
    for _ in range(2):
        await house.keeper.round(ended + SETTINGS.keep_finished * DAY + 1)
        assert await tables(house) == dict.fromkeys(games, "archived")
    shelf, review = Reviews(house.database), StoredReview("1", b"of a game")
    for table_id in games:
        await shelf.put(table_id, review)
    study = await house.studies.make(Source.of_table(await kept(house.database, named(3))), 0, 0, "guest")
    await house.keeper.round(ended + SETTINGS.keep_guests * DAY + 1)
    # One of the games is studied: since today, as the study says.
    assert set(await tables(house)) == {named(0), named(1), named(3)}
    await house.keeper.round(int(time.time()) + SETTINGS.keep_studies * DAY + 1)
    with pytest.raises(ProblemError, match="no_study"):
        await house.studies.source(study)
    await house.keeper.round(int(time.time()) + 100 * YEAR)
    assert set(await tables(house)) == {named(0), named(1)}
    assert [await shelf.get(table_id) for table_id in games] == [review, review, None, None]
    again = [await house.results.standings("ana"), await house.results.games("ana", 9, hidden=True)]
    again += [await house.results.history("ana", 2, 9), await house.results.at_tables([named(0)])]
    assert again == shown
    assert (await kept(house.database, named(0))).read().names == ("Ana", "Ben")


async def test_a_mail_address_that_is_not_confirmed_in_time_is_deleted(house: House) -> None:
    for person in ("ana", "ben", "eve"):
        await house.accounts.claim(person, person.title(), "hash", f"token of {person}")
        await house.reaching.choose(person, NoticeChoices())
        await house.reaching.set_mail(person, f"{person}@example.org", f"key of {person}", NEVER - (person == "ana"))
    assert await house.reaching.confirm_mail("key of ben", "stop key of ben")
    await house.keeper.round(NEVER - 1)
    assert await mail_addresses(house) == {"ana": None, "ben": "ben@example.org", "eve": "eve@example.org"}


async def mail_addresses(house: House) -> dict[str, str | None]:
    """Return the stored mail address of each person, confirmed or not."""
    async with house.database.reading() as connection:
        rows = await connection.execute(select(notice_choices.c.person, notice_choices.c.mail))
        return {row.person: row.mail for row in rows}


async def test_zero_days_are_for_ever(house: House) -> None:
    names = [name for name in Settings.__dataclass_fields__ if name.startswith("keep_")]
    for_ever = House(replace(house.settings, **dict.fromkeys(names, 0)))
    await stored(house.database, named(0), Bench("ana"))
    await stored(house.database, named(1), begun("guest", bots=1, moves=3))
    await stored(house.database, named(2), begun("guest", "other"))
    await house.accounts.claim("ana", "Ana", "hash", "token")
    await for_ever.keeper.round(LONG_AGO + 1000 * YEAR)
    assert list((await tables(house)).values()) == ["sat", "moved", "ended"]
    assert await Sessions(house.database, 0).identify("token", signed=True) == Identity("ana", account=True)
    await for_ever.database.close()


async def test_studies_sessions_and_names_go_when_they_are_not_used(house: House, elsewhere: House) -> None:
    now = int(time.time())
    record = Record(Terms(2))
    study = await house.studies.make(Source.of_record(record), 0, 0, "leader")
    await (await house.studies.get(study)).say("leader", "Lea", "Shall we?")
    await house.accounts.claim("ana", "Ana", "hash", "token")
    for person, name in (("watcher", "Wim"), ("leader", "Lea"), ("player", "Pia")):
        await house.people.set_name(person, name)
    await stored(house.database, T, begun("player", "other", moves=3))
    await house.keeper.round(now + SETTINGS.keep_studies * DAY - 9)
    assert (await house.studies.source(study)).record == write(record)
    await elsewhere.keeper.round(now + SETTINGS.keep_sessions * DAY + 9)
    with pytest.raises(ProblemError, match="no_study"):
        await house.studies.source(study)
    assert await house.sessions.of("ana") == []
    assert await house.people.names(["watcher", "leader", "player", "ana"]) == {"player": "Pia", "ana": "Ana"}
    account = await house.accounts.named("Ana")
    assert account is not None
    assert account.person == "ana"


async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.accounts.claim("ana", "Ana", "hash", "token of ana")
    for number in range(3):
        await stored(house.database, named(number), begun("ana", "ben"))
    await house.ledger.rewrite(named(1), [StoredEntry(1, 0, "created", "{}")], StoredEntry(9999, 0, "said", ""), CARD)
    await house.keeper.round(int(time.time()))
    assert await tables(house) == {named(0): "archived", named(1): "said", named(2): "archived"}
    assert [record.getMessage() for record in caplog.records] == [f"{named(1)} can be neither archived nor removed"]


async def test_a_database_that_is_away_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tongiaki.server.services.retention_job.PATIENCE", 0.01)
    await house.accounts.claim("ana", "Ana", "hash", "token of ana")
    await stored(house.database, T, begun("ana", "ben"))
    await rename(house, "archives", "away")
    await house.registry.node.open(house.registry)
    house.keeper.open()
    await asyncio.sleep(0.2)
    assert await tables(house) == {T: "ended"}
    await rename(house, "away", "archives")
    for _ in range(400):
        await asyncio.sleep(0.05)
        if (left := await tables(house)) != {T: "ended"}:
            break
    await house.keeper.close()
    await house.registry.node.close()
    assert left == {T: "archived"}


async def rename(house: House, table: str, to: str) -> None:
    async with house.database.writing() as connection:
        await connection.exec_driver_sql(f"ALTER TABLE {table} RENAME TO {to}")
