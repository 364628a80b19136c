"""Undo: a player takes back their own decisions step by step, but never a drawn tile."""

from tests.live_server import LiveServer
from tests.server.player import Person


async def test_undo_takes_back_decisions_one_by_one_up_to_the_last_draw(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.connect(table) as ana, guest.connect(table) as ben:
        await ben.request("sit", name="Ben")
        await ana.request("start")
        start = ana.game
        assert start is not None
        assert start["undo"] is False
        await ana.move("settle tonga.0")
        assert ana.game is not None
        assert ana.game["undo"] is True
        await ben.receive_until(lambda line: bool(line.legal))
        assert ben.game is not None
        assert ben.game["undo"] is False
        assert await ben.problem_code("undo", number=ben.number) == "nothing_to_undo"
        moved = ana.number
        undone = await ana.request("undo", number=ana.number)
        assert undone["undone"] == moved
        assert undone["game"]["position"] == start["position"]
        assert undone["game"]["undo"] is False
        assert await ana.problem_code("undo", number=ana.number) == "nothing_to_undo"
        await ana.move("settle tonga.1")
        async with guest.connect(table) as again:
            assert [entry["move"] for entry in again.received[0]["history"]] == ["settle tonga.1"]


async def test_undo_does_not_take_back_a_draw(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.connect(table) as ana, guest.connect(table) as ben:
        await ben.request("sit", name="Ben")
        await ana.request("start")
        lines = [ana, ben]
        drawn = None
        while drawn is None:
            for line in lines:
                await line.receive_until(lambda line: line.number == max(each.number for each in lines))
            mover = ana if ana.legal else ben
            expands = [move for move in mover.legal if move.startswith("expand tonga")]
            await mover.move(max(expands, key=len) if expands else mover.legal[0])
            while mover.game is not None and mover.game["to_move"] == "chance":
                await mover.next()
            drawn = next(
                (message["move"] for message in mover.received if (message.get("move") or "").startswith("draw")), None
            )
        assert mover.game is not None
        assert mover.game["undo"] is False
        assert await mover.problem_code("undo", number=mover.number) == "nothing_to_undo"
