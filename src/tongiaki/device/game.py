"""A game of the device: its table as a state machine, and the websockets that show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.device import people
from tongiaki.device.bot_turn import BotTurn
from tongiaki.device.effects import Store
from tongiaki.device.tasks import Future
from tongiaki.protocol import table_updates
from tongiaki.protocol.table_bodies import TableSummary
from tongiaki.protocol.table_messages import ServerMessage, Snapshot, Update
from tongiaki.protocol.table_updates import PeopleAtTable
from tongiaki.rules import RULES_VERSION
from tongiaki.tables.machine.table_machine import Append, Decision, TableMachine, Transaction
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.views.audience import Audience, audience
from tongiaki.tables.views.table_views import seat_views

Row = tuple[int, int, str]
"""A stored entry: its number, its time in milliseconds since 1970, and the entry as JSON."""
_NEWER: Final = ("Invalid value", "Object contains unknown field")
"""How msgspec's errors begin for an entry with a kind or a field that this version does not know."""


class Game:
    """A table with its viewers. `store` carries out an effect, and `send` sends a message to the viewers."""

    def __init__(
        self, table_id: str, store: Callable[[Game, Append], None], send: Callable[[Game, Update], None]
    ) -> None:
        self.id = table_id
        self.viewers: set[int] = set()
        self.view: str | None = None
        self.created = 0
        self.hint_pending = False
        self.turn: BotTurn | None = None
        self._machine = TableMachine(table_id)
        self._store, self._send = store, send

    @property
    def state(self) -> TableState:
        """The table's state after the last stored entry."""
        return self._machine.state

    @property
    def busy(self) -> bool:
        """Whether entries are being stored."""
        return self._machine.busy

    @property
    def people_at_table(self) -> PeopleAtTable:
        """The people at the table: all of them, while the page shows it."""
        return PeopleAtTable(people.people_at(self.state) if self.viewers else frozenset())

    @property
    def audience(self) -> Audience:
        """The audience of the person in view."""
        return audience(self.state, self.view)

    def load(self, rows: Sequence[Row]) -> None:
        """Build the table from its stored rows.

        Raises `no_table` if there are none, `newer_game` if a newer version wrote them, or `damaged_game`.
        """
        if not rows:
            raise ProblemError("no_table")
        state = TableState(self.id)
        for number, at, body in rows:
            _apply(state, number, at, body)
        self._machine.load(state, rows[-1][1])
        self.created = rows[0][1] // 1000
        self.view = people.person_in_view(state, people.last_to_decide(state))

    def act(self, decide: Decision, now: int, once: str | None = None) -> Future[None]:
        """Carry out a decision once the decisions before it are stored; the future raises its error."""
        future: Future[None] = Future()
        self._machine.submit(decide, lambda error: future.set(None) if error is None else future.fail(error), once)
        self._continue(now)
        return future

    def stored(self, now: int) -> None:
        """Show the entries, which are stored now."""
        transaction = self._machine.stored()
        self.created = self.created or transaction.at // 1000
        self._show(transaction)
        self._machine.answer()
        self._continue(now)

    def failed(self, error: ProblemError, now: int) -> None:
        """Reject the request whose entries could not be stored."""
        self._machine.failed(error)
        self._continue(now)

    def subscribe(self, socket: int, after: int | None) -> list[Snapshot | Update]:
        """Add a viewer. Return what it missed after the entry `after`, or a snapshot."""
        self.viewers.add(socket)
        self._machine.has_viewers = True
        messages = table_updates.catch_up(self.state, self.audience, self.people_at_table, after)
        for message in messages:
            self._adapt(message)
        return messages

    def unsubscribe(self, socket: int) -> None:
        """Remove a viewer."""
        self.viewers.discard(socket)
        self._machine.has_viewers = bool(self.viewers)

    def summary(self, state: TableState, created: int) -> TableSummary:
        """Return the summary of the table in a state."""
        view = people.person_in_view(state, self.view)
        mover = state.mover
        return TableSummary(
            id=self.id,
            status=state.status,
            seats=seat_views(state, frozenset(), state.seats.seat_of(view)),
            options=state.options,
            created=created,
            moves=0 if state.game is None else len(state.game.moves),
            watchers=0,
            your_turn=mover is not None and state.bot_for(mover) is None,
            yours=True,
        )

    def storing(self, append: Append, batch: int) -> Store:
        """Return the effect that stores the rows of an append."""
        rows = [(row.number, row.at, row.body) for row in append.rows]
        created = self.created or append.transaction.at // 1000
        return Store(batch, self.id, rows, self.summary(append.transaction.state, created))

    def _continue(self, now: int) -> None:
        effect = self._machine.next(now)
        if isinstance(effect, Append):
            self._store(self, effect)

    def _show(self, transaction: Transaction) -> None:
        before, self.view = self.view, people.person_in_view(self.state, self.view)
        changes = transaction.merged()
        for news, between in changes:
            turned = news is changes[-1][0] and self.view != before
            message = table_updates.update(
                news,
                self.state,
                self.audience,
                self.people_at_table,
                table_too=news.table or turned,
                game_too=(news.game and between is None) or turned,
            )
            self._adapt(message)
            if between is not None:
                message.game = between
            self._send(self, message)

    def _adapt(self, message: Snapshot | Update) -> None:
        """Let everybody at the device take back the last move of any of them."""
        if message.game is not None:
            message.game.undo = people.undoer(self.state) is not None


def encode(message: ServerMessage) -> str:
    """Encode a message as JSON."""
    return msgspec.json.encode(message).decode()


def _apply(state: TableState, number: int, at: int, body: str) -> None:
    try:
        entry = e.decode(body)
        if isinstance(entry, e.Started) and _later(entry.rules):
            raise ProblemError("newer_game")
        apply(state, number, at, entry)
    except msgspec.ValidationError as error:
        newer = str(error).startswith(_NEWER)
        raise ProblemError("newer_game" if newer else "damaged_game", number=number) from error
    except ProblemError:
        raise
    except Exception as error:  # an entry that does not fit can fail in any part of the game
        raise ProblemError("damaged_game", number=number) from error


def _later(rules: str) -> bool:
    """Return whether a version of the rules is later than this one."""
    return rules.isdecimal() and int(rules) > int(RULES_VERSION)
