"""The parts of a device that its requests and websockets share: time, games, effects and the processor."""

from __future__ import annotations

import random
import traceback
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from tongiaki.bots.thinker import Thinker
from tongiaki.common.ids import new_id
from tongiaki.common.problems import ProblemError
from tongiaki.device import effects
from tongiaki.device.game import Game, Row, encode
from tongiaki.device.reviews import Reviews
from tongiaki.device.tasks import Future, Processor, run
from tongiaki.protocol.table_messages import ServerMessage
from tongiaki.tables.machine.table_machine import Append
from tongiaki.tables.structs.entries import Entry

ID_PREFIX: Final = "d-"
"""The start of the id of each game on a device: the client sees by it that a game is not on a server."""
BOTS: Final = 0
HINTS: Final = 1
REQUESTS: Final = 2
REVIEWS: Final = 3
"""The priorities of long work, the most urgent first."""


class Context:
    """The time `now` in milliseconds since 1970, the games, the effects, and the queues for the processor."""

    def __init__(self, seed: int) -> None:
        self.now = 0
        self.random = random.Random(seed)  # noqa: S311 - not for secrets
        self.thinker = Thinker()
        self.processor = Processor(4)
        self.reviews = Reviews(lambda: self.now, self.start, lambda: self.processor.turn(REVIEWS))
        self.games: dict[str, Game] = {}
        self.sockets: set[int] = set()
        self._effects: list[effects.Effect] = []
        self._loading: dict[str, list[Future[Game]]] = {}
        self._batches: dict[int, Game] = {}
        self._batch = 0

    def add(self, effect: effects.Effect) -> None:
        """Add an effect."""
        self._effects.append(effect)

    def take_effects(self) -> list[effects.Effect]:
        """Return the effects since the last call."""
        taken, self._effects = self._effects, []
        return taken

    def report(self) -> None:
        """Report the current exception to the host."""
        self.add(effects.Fault(traceback.format_exc()))

    async def game(self, table_id: str) -> Game:
        """Return a game, which is loaded if necessary; raises the errors of `Game.load` and of reading."""
        if table_id in self.games:
            return self.games[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = []
            self.add(effects.Need(table_id))
        future: Future[Game] = Future()
        self._loading[table_id].append(future)
        return await future

    def load(self, table_id: str, rows: Sequence[Row], problem: ProblemError | None) -> None:
        """Pass a game, or the problem, to the tasks that wait for it."""
        waiting = self._loading.pop(table_id, [])
        if not waiting:
            return
        game = Game(table_id, self._store, self.show)
        try:
            if problem is not None:
                raise problem
            game.load(rows)
        except ProblemError as error:
            for future in waiting:
                future.fail(error)
            return
        self.games[table_id] = game
        for future in waiting:
            future.set(game)

    async def create(self, entries: Sequence[Entry]) -> str:
        """Store a new game, and return its id."""
        game = Game(ID_PREFIX + new_id(), self._store, self.show)
        await game.act(lambda _: entries, self.now)
        return game.id

    def stored(self, batch: int) -> None:
        """Show the entries of a batch, which is stored now."""
        self._batches.pop(batch).stored(self.now)

    def failed(self, batch: int, problem: ProblemError) -> Game:
        """Reject the request whose entries could not be stored. Return its game."""
        game = self._batches.pop(batch)
        game.failed(problem, self.now)
        return game

    def send(self, socket: int, message: ServerMessage) -> None:
        """Send a message over a websocket, if it is still open."""
        if socket in self.sockets:
            self.add(effects.Send(socket, encode(message)))

    def show(self, game: Game, message: ServerMessage) -> None:
        """Send a message to all viewers of a game."""
        for socket in sorted(game.viewers):
            self.send(socket, message)

    def start(self, work: Coroutine[Future[Any], None, None]) -> None:
        """Start a task. An unexpected error is reported to the host."""
        run(self._guarded(work))

    def _store(self, game: Game, append: Append) -> None:
        self._batch += 1
        self._batches[self._batch] = game
        self.add(game.storing(append, self._batch))

    async def _guarded(self, work: Coroutine[Future[Any], None, None]) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001 - reported to the host
            self.report()
