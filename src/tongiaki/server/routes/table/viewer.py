"""One connection to a table."""

from __future__ import annotations

from tongiaki.protocol.table_messages import PrivateMessage
from tongiaki.runtime.tables.table import Table
from tongiaki.server.services import rendering
from tongiaki.server.transport.outbox import Outbox
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs.views import GameView, Whisper


class Viewer(Outbox):
    """A subscriber of a table, with the connection's outgoing queue."""

    def __init__(self, table: Table, person: str | None, renderer: rendering.Renderer) -> None:
        super().__init__()
        self.person = person
        self.table = table
        self._renderer = renderer

    def hello(self, after: int | None) -> None:
        """Send a snapshot or the missed entries, and subscribe to the table's updates."""
        self.table.subscribe(self)  # subscribe first, so that the snapshot counts this spectator
        for message in rendering.catch_up(self.table, self.person, after):
            self.put(message)

    def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        """Send an update of the table."""
        self.put(self._renderer.render(news, self.table, self.person, game))

    def resync(self) -> None:
        """Send a complete snapshot."""
        self.put(rendering.snapshot(self.table, self.person))

    def whisper(self, words: Whisper) -> None:
        """Send a whisper to this person."""
        self.put(rendering.encode(PrivateMessage(words)))
