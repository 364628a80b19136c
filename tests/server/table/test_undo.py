"""Undo: a player takes back their own decisions step by step, but never a drawn tile."""

from tests.live_server import LiveServer
from tests.server.player import Person


async def test_decisions_are_taken_back_one_by_one_as_far_as_the_last_draw(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.at(table) as ana, guest.at(table) as ben:
        await ben.ask("sit", name="Ben")
        await ana.ask("start")
        start = ana.game
        assert start is not None
        assert start["undo"] is False
        await ana.move("settle tonga.0")
        assert ana.game is not None
        assert ana.game["undo"] is True
        await ben.until(lambda line: bool(line.legal))
        assert ben.game is not None
        assert ben.game["undo"] is False
        assert await ben.problem("undo", number=ben.number) == "nothing_to_undo"
        moved = ana.number
        undone = await ana.ask("undo", number=ana.number)
        assert undone["undone"] == moved
        assert undone["game"]["position"] == start["position"]
        assert undone["game"]["undo"] is False
        assert await ana.problem("undo", number=ana.number) == "nothing_to_undo"
        await ana.move("settle tonga.1")
        async with guest.at(table) as again:
            assert [one["move"] for one in again.heard[0]["history"]] == ["settle tonga.1"]


async def test_a_drawn_tile_stays_drawn(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.at(table) as ana, guest.at(table) as ben:
        await ben.ask("sit", name="Ben")
        await ana.ask("start")
        lines = [ana, ben]
        drawn = None
        while drawn is None:
            for line in lines:
                await line.until(lambda one: one.number == max(each.number for each in lines))
            mover = ana if ana.legal else ben
            expands = [move for move in mover.legal if move.startswith("expand tonga")]
            await mover.move(max(expands, key=len) if expands else mover.legal[0])
            while mover.game is not None and mover.game["to_move"] == "chance":
                await mover.next()
            drawn = next((one["move"] for one in mover.heard if (one.get("move") or "").startswith("draw")), None)
        assert mover.game is not None
        assert mover.game["undo"] is False
        assert await mover.problem("undo", number=mover.number) == "nothing_to_undo"
