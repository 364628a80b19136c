"""The messages that show a table to a viewer: snapshots, and updates after entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

from tongiaki.protocol.table_messages import Snapshot, Update
from tongiaki.tables.decisions.chat import chat_lines
from tongiaki.tables.ports import AccountProfile
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs.views import ChatLine, GameView, LogLine, TableView
from tongiaki.tables.views.audience import Audience
from tongiaki.tables.views.table_views import NOBODY, game_view, table_view


class PeopleAtTable(NamedTuple):
    """The people at a table: the connected persons, the number of spectators, and the accounts of seated persons."""

    present: frozenset[str]
    watchers: int = 0
    known: Mapping[str, AccountProfile] = NOBODY


def snapshot(state: TableState, viewer: Audience, people: PeopleAtTable) -> Snapshot:
    """Return the complete state of a table as a viewer can see it."""
    return Snapshot(
        number=state.number,
        table=table_view(state, people.present, people.watchers, viewer, people.known),
        game=game_view(state, viewer.seat),
        chat=chat_lines(state, hears=viewer.hears),
        history=cast("list[LogLine]", state.history.written),  # these lines are already encoded as JSON
        events=list(state.events),
    )


def catch_up(state: TableState, viewer: Audience, people: PeopleAtTable, after: int | None) -> list[Snapshot | Update]:
    """Return the updates that a viewer missed after the entry `after`.

    The last message contains the current table and game. Returns a snapshot if the updates are no longer available.
    """
    missed = None if after is None else state.updates_after(after)
    if missed is None:
        return [snapshot(state, viewer, people)]
    current = missed[-1] if missed else TableUpdate(state.number)
    return [
        *(update(news, state, viewer, people, table_too=False, game_too=False) for news in missed[:-1]),
        update(current, state, viewer, people, table_too=True, game_too=True),
    ]


def update(
    news: TableUpdate, state: TableState, viewer: Audience, people: PeopleAtTable, *, table_too: bool, game_too: bool
) -> Update:
    """Return the message about an update, with the current table and the current game if requested."""
    return message(
        news,
        table_view(state, people.present, people.watchers, viewer, people.known) if table_too else None,
        game_view(state, viewer.seat) if game_too else None,
        None if news.chat is None or (news.chat.watchers and not viewer.hears) else news.chat,
    )


def message(news: TableUpdate, table: TableView | None, game: GameView | None, chat: ChatLine | None) -> Update:
    """Return the message about an update with these views."""
    return Update(
        number=news.number,
        table=table,
        game=game,
        chat=chat,
        opened=list(news.opened),
        happened=list(news.happened),
        event=news.event,
        move=news.move,
        colour=news.colour,
        undone=news.undone,
        settled=news.settled,
    )
