"""A device: a small server without I/O, for one page."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.device import effects, inputs, routes
from tongiaki.device.bot_player import BotPlayer
from tongiaki.device.context import Context
from tongiaki.device.table_talk import TableTalk
from tongiaki.protocol.reading import InvalidInputError
from tongiaki.protocol.table_messages import ProblemMessage

NOT_FOUND: Final = 4404
"""Close code of a websocket whose table cannot be shown. The server uses the same code."""
_TABLE: Final = "/ws/tables/"
_OUTDATED: Final = {"open_elsewhere", "no_table"}
"""Why rows could not be stored if another tab has changed or deleted the game. The page then reads the game again."""

_encoder = msgspec.json.Encoder()


class Device:
    """The games of one device. `seed` is the random seed of the bots."""

    def __init__(self, seed: int) -> None:
        self._context = Context(seed)
        self._bots = BotPlayer(self._context)
        self._talks: dict[int, TableTalk] = {}
        self._waiting: dict[int, deque[str]] = {}  # the current message of each websocket, and those that wait for it

    def do(self, text: str) -> str:
        """Handle an input, a JSON object (see `inputs`). Return the effects to carry out as a JSON list.

        Errors are effects, too: this method raises none.
        """
        context = self._context
        try:
            self._handle(inputs.reader.read(text))
        except InvalidInputError as error:
            context.add(effects.Fault(f"invalid input: {error}"))
        except Exception:  # noqa: BLE001 - reported to the host
            context.report()
        self._forget_unused_games()
        delay = self._delay()
        if delay is not None:
            context.add(effects.WakeUp(delay))
        return _encoder.encode(context.take_effects()).decode()

    def _handle(self, given: inputs.Input) -> None:
        context = self._context
        context.now = max(context.now, given.now)
        match given:
            case inputs.HttpRequest():
                self._request(given)
            case inputs.Connect():
                self._connect(given.socket, given.path)
            case inputs.Message():
                self._receive(given.socket, given.text)
            case inputs.Disconnect():
                self._disconnect(given.socket)
            case inputs.Load():
                problem = None if given.problem is None else ProblemError(given.problem)
                context.load(given.table, given.rows, problem)
            case inputs.Stored():
                context.stored(given.batch)
            case inputs.Failed():
                game = context.failed(given.batch, ProblemError(given.problem))
                if given.problem in _OUTDATED:
                    for socket in sorted(game.viewers):
                        self._close(socket)
        self._bots.play()
        if isinstance(given, inputs.Wake):
            context.processor.run()
            self._bots.play()

    def _request(self, request: inputs.HttpRequest) -> None:
        def respond(status: int, body: object) -> None:
            self._context.add(effects.Response(request.id, status, body))

        self._context.start(routes.respond(self._context, request, respond))

    def _connect(self, socket: int, path: str) -> None:
        table_id = path.removeprefix(_TABLE)
        self._context.sockets.add(socket)
        self._talks[socket] = TableTalk(self._context, socket, table_id)
        self._waiting[socket] = deque()
        self._context.start(self._open(socket, table_id))

    async def _open(self, socket: int, table_id: str) -> None:
        """Load the game at once, so that the page learns at once if it cannot be shown."""
        try:
            await self._context.game(table_id)
        except ProblemError as problem:
            self._reject(socket, problem)

    def _reject(self, socket: int, problem: ProblemError) -> None:
        if socket in self._talks:
            self._context.send(socket, ProblemMessage(None, problem.code, problem.facts))
            self._close(socket)

    def _close(self, socket: int) -> None:
        self._context.add(effects.Close(socket, NOT_FOUND))
        self._disconnect(socket)

    def _receive(self, socket: int, text: str) -> None:
        if socket not in self._talks:
            return
        waiting = self._waiting[socket]
        waiting.append(text)
        if len(waiting) == 1:
            self._context.start(self._converse(socket, waiting))

    async def _converse(self, socket: int, waiting: deque[str]) -> None:
        """Carry out the waiting messages of a websocket in order."""
        while waiting and socket in self._talks:
            try:
                await self._talks[socket].receive(waiting[0])
            finally:
                waiting.popleft()

    def _disconnect(self, socket: int) -> None:
        self._context.sockets.discard(socket)
        self._waiting.pop(socket, None)
        talk = self._talks.pop(socket, None)
        if talk is not None and talk.game is not None:
            talk.game.unsubscribe(socket)

    def _forget_unused_games(self) -> None:
        """Forget games that the page does not show: another tab may continue them."""
        games, shown = self._context.games, {talk.table_id for talk in self._talks.values()}
        for game in list(games.values()):
            if game.id not in shown and not game.busy:
                del games[game.id]

    def _delay(self) -> int | None:
        """Return the milliseconds until there is something to do, or None."""
        if self._context.processor.busy:
            return 0
        due = self._bots.next_due()
        return None if due is None else max(0, due - self._context.now)
