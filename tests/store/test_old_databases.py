"""Databases of earlier versions are migrated, and their tables are read with the same meaning."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import tongiaki.store
from tongiaki.common.problems import ProblemError
from tongiaki.rules import RULES_VERSION
from tongiaki.store import Database, Ledger
from tongiaki.tables.decisions import seating
from tongiaki.tables.decisions.shuffle import seal
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e

STARTED = 1_700_000_000
PILE = seal()
COLOURS = ["red", "yellow"]
OPTIONS = {"seats": 2, "stall": 20, "public": True, "host": True, "rated": True, "draw_seats": False, "first": None}
FIRST_VERSION: list[dict[str, Any]] = [
    {"kind": "created", "options": OPTIONS, "host": "ana"},
    {"kind": "sat", "seat": 0, "person": "ana", "name": "Ana", "colour": "red", "key": "k0"},
    {"kind": "sat", "seat": 1, "person": "ben", "name": "Ben", "colour": "yellow", "key": "k1"},
    {"kind": "said", "seat": 1, "name": "Ben", "text": "hello"},
    {
        "kind": "started",
        "seats": [0, 1],
        "colours": COLOURS,
        "rules": RULES_VERSION,
        "pile": PILE.order,
        "salt": PILE.salt,
        "commitment": PILE.commitment,
        "given": 0,
        "known": 0,
    },
    {"kind": "moved", "move": "settle tonga.0"},
    {"kind": "stood", "seat": 1},
    {"kind": "bot_sat", "seat": 1, "bot": "greedy", "name": "greedy", "colour": "yellow"},
    {
        "kind": "asked",
        "question": "seat",
        "person": "cleo",
        "name": "Cleo",
        "seat": 1,
        "back_to": None,
        "until": STARTED + 120,
    },
]
"""A table as the first version wrote it, with one entry per second. There were no clocks, and bots replaced players who
left."""
SEATS = [
    {"seat": 0, "name": "Ana", "colour": "red", "bot": None, "connected": False, "you": False},
    {"seat": 1, "name": "greedy", "colour": "yellow", "bot": "greedy", "connected": True, "you": False},
]


def create_first_version(connection: Connection) -> None:
    """Create the schema of the first version, with one table of players."""
    config = Config()
    config.set_main_option("script_location", str(Path(tongiaki.store.__file__).parent / "engine" / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    card = json.dumps({"seats": SEATS, "options": OPTIONS})
    connection.execute(
        text("INSERT INTO tables VALUES ('t', :at, 'running', :yes, :yes, 1, :card)"),
        {"at": STARTED, "yes": True, "card": card},
    )
    for number, entry in enumerate(FIRST_VERSION, start=1):
        connection.execute(
            text("INSERT INTO entries VALUES ('t', :number, :at, :kind, :body)"),
            {"number": number, "at": STARTED + number, "kind": entry["kind"], "body": json.dumps(entry)},
        )


@pytest.fixture
async def database(empty_database_url: str) -> AsyncIterator[Database]:
    """Yield a database of the first version that this version has migrated."""
    database = Database(empty_database_url)
    async with database.engine.begin() as connection:
        await connection.run_sync(create_first_version)
    await database.migrate()
    yield database
    await database.close()


async def load_state(database: Database) -> TableState:
    """Return the table's current state."""
    state = TableState("t")
    for stored in await Ledger(database).read("t"):
        assert stored.at == 1000 * (STARTED + stored.number)
        apply(state, stored.number, stored.at, e.decode(stored.body))
    return state


async def test_a_table_of_the_first_version_keeps_its_state(database: Database) -> None:
    state = await load_state(database)
    assert state.number == len(FIRST_VERSION)
    assert state.game is not None
    assert state.game.began == STARTED + 5
    assert [stored.at for stored in state.chat] == [STARTED + 4]
    assert (state.clock, state.paused, state.bot_to_move) == (None, False, 1)
    assert (state.vote is not None and state.vote.asks(state.seats), state.joinable) == ([0], [1])
    # A player who had left can come back, as at any table.
    owner = state.owner(1)
    assert owner is not None
    assert owner.person == "ben"


async def test_an_unhashed_seat_key_is_valid_once_and_a_new_link_replaces_it(database: Database) -> None:
    state = await load_state(database)
    for person, key in (("dora", "k0"), ("emil", "k2")):
        (moved,) = seating.claim(state, person, key, ())
        assert moved == e.Claimed(0, person)
        # The first version wrote the entry like this, with the next key.
        old_entry = e.decode(f'{{"kind":"claimed","seat":0,"person":"{person}","key":"k2"}}')
        apply(state, state.number + 1, 0, old_entry if key == "k0" else moved)
        with pytest.raises(ProblemError, match="wrong_key"):
            seating.claim(state, "zed", key, ())
    state = await load_state(database)
    apply(state, state.number + 1, 0, *seating.link(state, "ana", "another"))
    with pytest.raises(ProblemError, match="wrong_key"):
        seating.claim(state, "zed", "k0", ())


async def test_the_lobby_lists_the_table_and_its_bot_has_a_pending_action(database: Database) -> None:
    ledger = Ledger(database)
    (card,) = await ledger.list_public("running", 9)
    assert card.created == STARTED
    shown = msgspec.json.decode(card.card, type=LobbyCard)
    assert [seat.name for seat in shown.seats] == ["Ana", "greedy"]
    assert shown.options.clock == "none"
    assert await ledger.list_with_pending_action() == ["t"]
