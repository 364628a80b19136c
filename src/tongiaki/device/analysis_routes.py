"""Requests to the coach: reviews, deciding turns, variations, evaluations, and the speed of this device."""

from __future__ import annotations

from typing import Final

from tongiaki.bots import offered_bots
from tongiaki.bots.requests import DeepenAnalysis, DeepenedAnalysis
from tongiaki.common.problems import ProblemError
from tongiaki.device import probe
from tongiaki.device.context import REQUESTS, Context
from tongiaki.device.game_routes import snapshot_of
from tongiaki.protocol import device_bodies
from tongiaki.protocol import replay_bodies as b
from tongiaki.record import Record, write
from tongiaki.tables.views.deciding_turns import GameDecision, decision_of
from tongiaki.tables.views.records import read_record, require_reviewable
from tongiaki.tables.views.variations import Evaluation, Variation, evaluation_of, vary


async def review_game(device: Context, table_id: str) -> b.Reviewing:
    """Return the review of a finished game, or its progress."""
    return _review(device, (await snapshot_of(device, table_id)).record)


async def deciding_turn(device: Context, table_id: str) -> GameDecision:
    """Return the turn that decided a finished game."""
    record = (await snapshot_of(device, table_id)).record
    require_reviewable(record)
    await device.processor.turn(REQUESTS)
    return decision_of(record)


async def review_record(device: Context, body: b.ReplayRecord) -> b.Reviewing:
    """Return the review of a finished game's record, or its progress."""
    return _review(device, read_record(body.record))


async def try_moves(device: Context, body: b.TryMoves) -> Variation:
    """Return the result of moves from a position of a game."""
    return vary(await _record(device, body), body.number, body.moves).variation


async def evaluate(device: Context, body: b.Evaluate) -> Evaluation:
    """Evaluate a position, one step of deepening at a time."""
    position = vary(await _record(device, body), body.number, body.moves).position
    deepened = await _deepen(device, position, 0)
    while deepened.depth < body.depth and not deepened.final:
        deepened = await _deepen(device, position, deepened.depth + 1)
    return evaluation_of(position, deepened)


async def measure(device: Context) -> device_bodies.DeviceSpeed:
    """Measure which levels are slow on this device."""
    slow = []
    for level in offered_bots():
        await device.processor.turn(REQUESTS)
        if probe.is_slow(level):
            slow.append(level)
    return device_bodies.DeviceSpeed(slow)


def _review(device: Context, record: Record) -> b.Reviewing:
    return device.reviews.ask(write(record), require_reviewable(record))


async def _record(device: Context, body: b.TryMoves) -> Record:
    if (body.table is None) + (body.study is None) + (body.record is None) != 2:
        raise ProblemError("malformed", reason="a table, a study or a record")
    if body.record is not None:
        return read_record(body.record)
    if body.table is None:
        raise ProblemError("not_on_device")
    return (await snapshot_of(device, body.table)).record


async def _deepen(device: Context, position: str, depth: int) -> DeepenedAnalysis:
    await device.processor.turn(REQUESTS)
    deepened = device.thinker.answer(DeepenAnalysis(depth, position))
    assert isinstance(deepened, DeepenedAnalysis)  # noqa: S101 - the answer to DeepenAnalysis
    return deepened


ROUTES: Final = (
    ("POST", "/api/tables/{}/review", None, review_game),
    ("GET", "/api/tables/{}/deciding", None, deciding_turn),
    ("POST", "/api/records/review", b.ReplayRecord, review_record),
    ("POST", "/api/variations", b.TryMoves, try_moves),
    ("POST", "/api/evaluations", b.Evaluate, evaluate),
    ("POST", "/api/device/probe", None, measure),
)
"""Method, path, type of the body, and handler of each request."""
