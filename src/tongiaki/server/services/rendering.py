"""Conversion of table updates to the JSON messages that viewers receive, and the subscriber that sends them."""

from __future__ import annotations

import msgspec

from tongiaki.protocol import table_updates
from tongiaki.protocol.table_messages import PrivateMessage, ServerMessage
from tongiaki.protocol.table_updates import PeopleAtTable
from tongiaki.runtime.tables.table import Table
from tongiaki.server.transport.outbox import Outbox
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs.views import GameView, Whisper
from tongiaki.tables.views.audience import Audience, audience
from tongiaki.tables.views.table_views import game_view

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """Encode a message as JSON."""
    return _encoder.encode(message)


def people_at(table: Table) -> PeopleAtTable:
    """Return the people at a table."""
    return PeopleAtTable(table.present, table.watchers, table.known)


def snapshot(table: Table, person: str | None) -> bytes:
    """Return the complete state of a table as the person can see it, as JSON."""
    return encode(table_updates.snapshot(table.state, audience(table.state, person), people_at(table)))


def catch_up(table: Table, person: str | None, after: int | None) -> list[bytes]:
    """Return the updates that a person missed after the entry `after`, or a snapshot, as JSON."""
    messages = table_updates.catch_up(table.state, audience(table.state, person), people_at(table), after)
    return [encode(message) for message in messages]


class Renderer:
    """Renderer of table updates, which encodes each update once per audience."""

    def __init__(self) -> None:
        self._news: TableUpdate | None = None
        self._rendered: dict[Audience | int | None, bytes] = {}
        self._special: frozenset[int | None] = frozenset()

    def render(self, news: TableUpdate, table: Table, person: str | None, game: GameView | None = None) -> bytes:
        """Return an update as JSON for a person.

        Call this method before the table changes again. If that is not possible, pass the `game` as it was after this
        update.
        """
        if news is not self._news:
            self._news, self._rendered = news, {}
            # Only these two players see more of the game than spectators do.
            self._special = frozenset((table.state.mover, table.state.undoer))
        if news.table or news.chat is not None:
            return self._render_for(audience(table.state, person), news, table, game)
        seat = table.state.seats.seat_of(person)
        key = seat if seat in self._special else None
        rendered = self._rendered.get(key)
        if rendered is None:
            shown = game or (game_view(table.state, key) if news.game else None)
            rendered = self._rendered[key] = encode(table_updates.message(news, None, shown, None))
        return rendered

    def _render_for(self, viewer: Audience, news: TableUpdate, table: Table, game: GameView | None) -> bytes:
        rendered = self._rendered.get(viewer)
        if rendered is None:
            update = table_updates.update(
                news,
                table.state,
                viewer,
                people_at(table),
                table_too=news.table,
                game_too=news.game and game is None,
            )
            update.game = game or update.game
            rendered = self._rendered[viewer] = encode(update)
        return rendered


class Viewer(Outbox):
    """A subscriber of a table, with the connection's outgoing queue."""

    def __init__(self, table: Table, person: str | None, renderer: Renderer) -> None:
        super().__init__()
        self.person = person
        self.table = table
        self._renderer = renderer

    def hello(self, after: int | None) -> None:
        """Send a snapshot or the missed entries, and subscribe to the table's updates."""
        self.table.subscribe(self)  # subscribe first, so that the snapshot counts this spectator
        for message in catch_up(self.table, self.person, after):
            self.put(message)

    def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        """Send an update of the table."""
        self.put(self._renderer.render(news, self.table, self.person, game))

    def resync(self) -> None:
        """Send a complete snapshot."""
        self.put(snapshot(self.table, self.person))

    def whisper(self, words: Whisper) -> None:
        """Send a whisper to this person."""
        self.put(encode(PrivateMessage(words)))
