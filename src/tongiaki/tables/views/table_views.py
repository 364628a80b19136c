"""Views of the table and the game for a particular viewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, cast

import msgspec

from tongiaki.bots import offered_bots
from tongiaki.common.clock import now_ms
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, Position, Route
from tongiaki.rules.moves import SAIL
from tongiaki.rules.scoring import owners
from tongiaki.rules.tiles import BEACHES, BIT, ISLANDS, PIERS, TILE_ID, VALUE
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.sealing import is_open
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.views import (
    ClockView,
    EndView,
    ExitView,
    GameView,
    IslandScore,
    PositionView,
    RouteEnd,
    RouteView,
    SeatView,
    ShuffleView,
    StepView,
    TableView,
    VoteView,
)
from tongiaki.tables.views.audience import Audience

if TYPE_CHECKING:  # for type checking only: worker processes build views without the database layer
    from tongiaki.tables.ports import AccountProfile

NOBODY: Mapping[str, AccountProfile] = {}
"""An empty mapping of accounts."""


def table_view(
    state: TableState,
    present: frozenset[str],
    watchers: int,
    viewer: Audience,
    known: Mapping[str, AccountProfile] = NOBODY,
) -> TableView:
    """Return the table's view for an audience.

    `present`: the connected persons. `known`: the persons with an account.
    """
    return TableView(
        id=state.id,
        status=state.status,
        seats=seat_views(state, present, viewer.seat, known),
        host=viewer.host,
        you=viewer.seat,
        options=state.options,
        bots=offered_bots(),
        watchers=watchers,
        rematch=state.rematch,
        joinable=state.joinable,
        vote=_vote(state, viewer),
        paused=state.paused and state.status == "running",
        kept=viewer.kept,
        watching=viewer.watching,
        quiet=state.quiet,
        occasion=state.occasion,
    )


def _vote(state: TableState, viewer: Audience) -> VoteView | None:
    vote = state.vote
    if vote is None:
        return None
    voters = vote.asks(state.seats)
    return VoteView(
        number=vote.number,
        kind=vote.kind,
        seat=vote.seat,
        name=vote.name,
        colour=vote.colour,
        yes=vote.count(state.seats, accept=True),
        no=vote.count(state.seats, accept=False),
        voters=len(voters),
        until=vote.until,
        may_answer=viewer.seat in voters and viewer.seat not in vote.answers,
        yours=viewer.asks,
    )


def seat_views(
    state: TableState, present: frozenset[str], mine: int | None, known: Mapping[str, AccountProfile] = NOBODY
) -> list[SeatView]:
    """Return the views of the seats; a seat whose player left during the game still shows its owner and colour."""
    stand_ins = state.absences.stand_ins
    colours = [None] * len(state.seats.places) if state.game is None else state.game.colours
    return [
        SeatView(seat, None, colours[seat], None, connected=False, you=False, offered=_offered(state, seat))
        if (shown := sitter or state.owner(seat)) is None
        else SeatView(
            seat,
            shown.name,
            shown.colour,
            shown.bot,
            connected=shown.bot is not None or (sitter is not None and sitter.person in present),
            you=seat == mine,
            stand_in=None if seat not in stand_ins else stand_ins[seat].bot,
            held=state.status == "running" and seat in state.absences.held,
            account=shown.person in known,
            program=shown.person is not None and shown.person in known and known[shown.person].program,
            rating=_rating(known, shown.person, len(state.seats.places)),
            resigned=seat in state.absences.resigned,
            accepted=shown.person is not None and shown.person in state.accepted and state.status == "open",
            agrees=seat in state.agreeing and state.status == "running",
            vacation=state.absences.resting[seat] // 1000 if seat in state.absences.resting else None,
        )
        for seat, sitter in enumerate(state.seats.places)
    ]


def _offered(state: TableState, seat: int) -> str | None:
    return state.offers[seat].name if seat in state.offers else None


def _rating(known: Mapping[str, AccountProfile], person: str | None, players: int) -> int | None:
    return None if person is None or person not in known else known[person].ratings.get(players)


def game_view(state: TableState, seat: int | None) -> GameView | None:
    """Return the game's view for the seat; None stands for a spectator. Return None before the start."""
    game = state.game
    if game is None:
        return None
    position = game.position
    decides = seat is not None and seat == state.mover and state.bot_for(seat) is None
    return GameView(
        position=cast("PositionView", game.shown),  # already encoded; this raw JSON is inserted unchanged
        to_move=None if state.ended is not None else _to_move(game),
        legal=[position.text(move) for move in position.legal_moves()] if decides else None,
        routes=routes(position) if decides and position.phase == "migration" else None,
        undo=seat is not None and seat == state.undoer,
        end=_end(state, game),
        shuffle=_shuffle(state, game),
        clock=_clock(state),
        ends=ending_moves(position) if decides else None,
    )


def _clock(state: TableState) -> ClockView | None:
    clock = state.clock
    return None if clock is None else ClockView(clock.left_at(now_ms()), clock.running)


def ending_moves(position: Position) -> list[str]:
    """Return the moves that end the turn without a further decision or draw."""
    return [position.text(move) for move in position.legal_moves() if _ends(position, move)]


def _ends(position: Position, move: int) -> bool:
    after = position.copy()
    after.play(move)
    return after.to_move not in {position.to_move, CHANCE}


def _shuffle(state: TableState, game: Game) -> ShuffleView:
    if is_open(state):
        return ShuffleView(game.commitment, game.pile, game.salt, game.known)
    return ShuffleView(game.commitment, None, None, game.known)


def _to_move(game: Game) -> Colour | Literal["chance"] | None:
    if game.over:
        return None
    return "chance" if game.mover is None else game.colours[game.mover]


def routes(position: Position) -> dict[str, RouteView]:
    """Return the route of each sail from a full beach, including sails that section 10 forbids."""
    full = [beach for beach in range(BEACHES) if position.full & BIT[beach]]
    sails = [SAIL + edge for beach in full for edge in PIERS[beach]]
    return {position.text(sail): route_view(position.route(sail)) for sail in sails}


def route_view(route: Route) -> RouteView:
    """Return the view of a route."""
    return RouteView(
        colours=route.colours,
        steps=[StepView(step.tile, step.entry, step.exit, step.demand) for step in route.steps],
        end=cast("RouteEnd", route.end),
        island=route.island,
        exit=None if route.exit is None else ExitView(*route.exit),
    )


def _end(state: TableState, game: Game) -> EndView | None:
    if state.ended is None:
        return None
    return EndView(state.ended.reason, state.ended.standings, island_scores(game.position))


def island_scores(position: Position) -> list[IslandScore]:
    """Return the value of each island and the colours that score it."""
    return [
        IslandScore(TILE_ID[island], VALUE[island], [msgspec.convert(position.colours[seat], Colour) for seat in seats])
        for island in range(ISLANDS)
        if (seats := owners(position, island))
    ]
