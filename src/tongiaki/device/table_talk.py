"""The messages of a table's websocket: their execution at a game of the device."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from copy import copy
from typing import Any, Final

from tongiaki.bots.requests import AnalyseGame
from tongiaki.coach.analysis import Analysis
from tongiaki.common.problems import ProblemError, RefusedError
from tongiaki.device import people
from tongiaki.device.context import HINTS, Context
from tongiaki.device.game import Game
from tongiaki.device.tasks import Future
from tongiaki.protocol import table_messages as p
from tongiaki.protocol import table_requests
from tongiaki.protocol.invalid_messages import problem_of_invalid
from tongiaki.protocol.reading import InvalidInputError, Reader
from tongiaki.protocol.table_requests import Sender
from tongiaki.tables.decisions import hints, table_setup
from tongiaki.tables.decisions.request import idempotency_key
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e

_DECIDED: Final = (p.Move, p.Undo, p.AskUndo, p.Resign)
"""The requests that the table alone decides, as far as the page offers them on a device."""
_reader: Final[Reader[p.ClientMessage]] = Reader(p.ClientMessage)


class TableTalk:
    """The exchange of messages over one websocket, one at a time."""

    def __init__(self, context: Context, socket: int, table_id: str) -> None:
        self.socket = socket
        self.table_id = table_id
        self.game: Game | None = None
        self._context = context

    async def receive(self, text: str) -> None:
        """Carry out a message, and answer it if it fails."""
        try:
            message = _reader.read(text)
        except InvalidInputError as error:
            self._send(problem_of_invalid(text, error))
            return
        if self.game is not None and isinstance(message, p.AskHint):  # the hint must not delay the next message
            self._context.start(self._answer(self._hint(self.game, message), message))
        else:
            await self._answer(self._execute(message), message)

    async def _answer(self, work: Coroutine[Future[Any], None, None], message: p.ClientMessage) -> None:
        """Await the execution of a message, and report its outcome."""
        try:
            await work
        except ProblemError as error:
            self._send(p.ProblemMessage(message.id, error.code, error.facts))
        except RefusedError as error:
            refusal = error.refusal
            self._send(p.Refused(message.id, refusal.code, refusal.clause, refusal.facts, error.move))
        else:
            once = getattr(message, "once", None)
            if once is not None:
                self._send(p.Acknowledged(message.id, once))

    async def _execute(self, message: p.ClientMessage) -> None:
        if self.game is None:
            await self._greet(message)
        elif isinstance(message, p.Hello):
            raise ProblemError("hello_twice")
        elif isinstance(message, p.AskOdds):
            self._send(table_requests.odds(self.game.state, self.game.view, message))
        elif isinstance(message, p.AskPlans):
            self._send(table_requests.plans(self.game.state, self.game.view, message))
        elif isinstance(message, p.Rematch):
            await self._rematch(self.game, message)
        elif isinstance(message, _DECIDED):
            await self._act(self.game, message)
        else:
            raise ProblemError("not_on_device")

    async def _greet(self, message: p.ClientMessage) -> None:
        if not isinstance(message, p.Hello):
            raise ProblemError("hello_first")
        game = await self._context.game(self.table_id)
        self.game = game
        for answer in game.subscribe(self.socket, message.after):
            self._send(answer)

    async def _act(self, game: Game, message: p.TableMessage) -> None:
        once = idempotency_key("device", getattr(message, "once", None))
        await game.act(lambda state: self._decide(state, game.view, message), self._context.now, once)

    def _decide(self, state: TableState, view: str | None, message: p.TableMessage) -> Sequence[e.Entry]:
        if isinstance(message, p.Undo):
            view = people.undoer(state) or view
        elif isinstance(message, p.AskUndo):
            view = people.last_to_decide(state) or view
        agreed = state.fork()
        agreed.agreeing = people.seats_of_people(state)  # the people at one device agree before one of them asks
        here = people.people_at(state)
        now = self._context.now
        sender = Sender(view, now // 1000, lambda: now, lambda: here, lambda: here)
        return table_requests.decide(agreed, sender, message)

    async def _hint(self, game: Game, message: p.AskHint) -> None:
        asked = copy(hints.require_decision(game.state, game.view, message.number))
        if game.hint_pending:
            raise ProblemError("too_fast")
        game.hint_pending = True
        try:
            await self._context.processor.turn(HINTS)
            hints.require_decision(game.state, game.view, message.number)  # a move may have come first
            analysis = self._context.thinker.answer(AnalyseGame(hints.NODES, asked.position.terms, asked.moves))
        finally:
            game.hint_pending = False
        assert isinstance(analysis, Analysis)  # noqa: S101 - the answer to AnalyseGame
        self._send(table_requests.hint(message, asked.position, analysis))

    async def _rematch(self, game: Game, message: p.Rematch) -> None:
        table_setup.seat_had(game.state, game.view)
        if game.state.status != "over":
            raise ProblemError("not_over")
        if game.state.rematch is not None:
            return
        entries = table_setup.rematch(game.state, game.view, people.people_at(game.state), {})
        again = await self._context.create(entries)
        once = idempotency_key("device", message.once)
        await game.act(lambda state: [e.Rematched(again)] if state.rematch is None else [], self._context.now, once)

    def _send(self, message: p.ServerMessage) -> None:
        self._context.send(self.socket, message)
