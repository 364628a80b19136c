"""The maximum number of open tables per person and per address."""

import pytest

from tests.conftest import StartServer
from tests.server.lobby.test_lobby import LobbyConnection
from tests.server.player import Person
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import NETWORK_FACTOR, address_key
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.tables import table_creation
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.services.lobby.table_quotas import TOGETHER, OpenTableQuota
from tongiaki.store import Database, Ledger
from tongiaki.tables.structs.options import TableOptions


async def test_open_tables_per_person_are_limited_until_a_game_starts(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_OPEN_TABLES="2")
    ana, other = Person(server.url), Person(server.url, {"X-Forwarded-For": "192.0.2.9"})
    first, second = (ana.new_table(seats=2, name="Ana", bots=1) for _ in range(2))
    third = ana.post("/api/tables", name="Ana")
    assert (third.status_code, third.json()) == (409, {"code": "too_many_tables", "facts": {"limit": 2}})
    assert ana.quick(players=2)
    assert other.new_table(name="Ben")
    async with ana.connect(first) as line:
        await line.request("start")
    assert ana.new_table(name="Ana")
    assert ana.post("/api/tables", name="Ana").status_code == 409
    async with ana.connect(second) as line:
        await line.request("leave")
        assert ana.post("/api/tables", name="Ana").status_code == 409  # the host is still waiting at the table


async def test_open_tables_per_address_are_limited_and_do_not_fill_the_lobby(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_OPEN_TABLES="2", TONGIAKI_TABLE_BURST="1000")
    host = Person(server.url)
    table = host.new_table(name="Ana")
    flood = {"X-Forwarded-For": "192.0.2.9"}
    codes = [Person(server.url, flood).post("/api/tables", name="FREE").status_code for _ in range(12)]
    assert codes == [201] * 8 + [409] * 4
    async with host.connect(table), LobbyConnection(server) as looking:
        await looking.until("open", table)
        assert [row["id"] for row in looking.lobby["open"]] == [table]


async def test_networks_of_one_customer_share_a_limit_and_first_tables_are_listed_first(
    sqlite_url: str,
) -> None:
    database = Database(sqlite_url)
    await database.migrate()
    ledger = Ledger(database)
    registry = Registry(ledger, BotPool(1), 0)
    openings = OpenTableQuota(ledger, registry, 1)
    options = TableOptions(seats=2, stall=20, public=True)

    async def make(person: str, host: str) -> str:
        made = await openings.make(
            person, address_key(host), lambda: table_creation.new_table(registry, person, options, "Eve")
        )
        return made.state.id

    others = [await make(f"other {number}", f"192.0.2.{number}") for number in range(3)]
    flood = [await make(f"cookie {number}", f"2001:db8:1:{number:x}::1") for number in range(NETWORK_FACTOR * TOGETHER)]
    with pytest.raises(ProblemError, match="too_many_tables"):
        await make("one more", "2001:db8:1:ffff::1")
    cards = await ledger.load_cards([*flood, *others])
    newest = [cards[table] for table in (*flood, *others)]
    assert [card.id for card in openings.choose(newest, 4)] == [flood[0], *others]
    assert [card.id for card in openings.choose(newest, 50)] == [*flood[:TOGETHER], *others]
    await registry.close()
    await database.close()
