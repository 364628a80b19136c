"""One connection to a table."""

from __future__ import annotations

from tongiaki.protocol.table_messages import Told
from tongiaki.server.services import rendering
from tongiaki.server.transport.outbox import Outbox
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs.views import GameView, Whisper


class Viewer(Outbox):
    """A listener of a table, with the connection's outgoing messages."""

    def __init__(self, table: Table, person: str | None, renderer: rendering.Renderer) -> None:
        super().__init__()
        self.person = person
        self.table = table
        self._renderer = renderer

    def hello(self, after: int | None) -> None:
        """Catch up, and hear everything from now on."""
        self.table.subscribe(self)  # at first, as whoever looks on is counted
        for message in rendering.catch_up(self.table, self.person, after):
            self.put(message)

    def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        """Pass news on."""
        self.put(self._renderer.render(news, self.table, self.person, game))

    def resync(self) -> None:
        """Show everything anew."""
        self.put(rendering.snapshot(self.table, self.person))

    def whisper(self, words: Whisper) -> None:
        """Pass on what was said to this person alone."""
        self.put(rendering.encode(Told(words)))
