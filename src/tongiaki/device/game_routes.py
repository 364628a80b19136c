"""Requests that create games, or that show a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tongiaki.common.problems import ProblemError
from tongiaki.device.context import REQUESTS, Context
from tongiaki.device.people import person_on_seat
from tongiaki.protocol import device_bodies, replay_bodies, table_bodies
from tongiaki.rules import Terms
from tongiaki.tables.decisions import play_on, table_setup
from tongiaki.tables.decisions.play_on import PlayOnRequest
from tongiaki.tables.decisions.table_setup import Player
from tongiaki.tables.state.terms import options_from_terms
from tongiaki.tables.structs.entries import Entry
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.records import read_record, replay_of_text
from tongiaki.tables.views.replays import Replay

HOST: Final = person_on_seat(0)
"""The person who plays alone."""


async def new_game(device: Context, body: device_bodies.NewDeviceGame) -> table_bodies.TableCreated:
    """Start a game of the people at this device, and bots."""
    players = [_player(seat, player) for seat, player in enumerate(body.players)]
    host = next((player.person for player in players if player.person is not None), None)
    if host is None:
        raise ProblemError("malformed", field="players", reason="no person plays")
    return await _created(device, table_setup.new_game(options_from_terms(Terms(len(players))), host, players))


async def continue_record(device: Context, body: replay_bodies.ContinueRecord) -> table_bodies.TableCreated:
    """Start a game against bots from a position of a record."""
    wish = PlayOnRequest(HOST, body.name, body.number, body.bot, body.colour)
    return await _created(device, play_on.first_entries(read_record(body.record), wish))


async def import_record(device: Context, body: device_bodies.ImportRecord) -> table_bodies.TableCreated:
    """Store the game of a record. Its persons and bots keep their seats."""
    record = read_record(body.record)
    persons = [person_on_seat(seat) for seat in range(record.terms.players)]
    return await _created(device, play_on.imported_entries(record, persons))


async def get_game(device: Context, table_id: str) -> table_bodies.TableSummary:
    """Return the summary of a game."""
    game = await device.game(table_id)
    return game.summary(game.state, game.created)


async def get_record(device: Context, table_id: str) -> str:
    """Return the record of a game."""
    return (await snapshot_of(device, table_id)).text()


async def get_replay(device: Context, table_id: str) -> Replay:
    """Return a game as frames."""
    game = await snapshot_of(device, table_id)
    await device.processor.turn(REQUESTS)
    return game.replay()


async def replay_record(device: Context, body: replay_bodies.ReplayRecord) -> Replay:
    """Return a record as frames."""
    await device.processor.turn(REQUESTS)
    return replay_of_text(body.record)


async def snapshot_of(device: Context, table_id: str) -> GameSnapshot:
    """Return a game up to its latest move."""
    return GameSnapshot.from_state((await device.game(table_id)).state)


def _player(seat: int, player: device_bodies.DevicePlayer) -> Player:
    if player.bot is not None:
        return Player(None, player.bot, player.bot)
    if player.name is None:
        raise ProblemError("malformed", field="players", reason="a player has a name or a bot")
    return Player(person_on_seat(seat), player.name)


async def _created(device: Context, entries: Sequence[Entry]) -> table_bodies.TableCreated:
    return table_bodies.TableCreated(id=await device.create(entries))


ROUTES: Final = (
    ("POST", "/api/device/games", device_bodies.NewDeviceGame, new_game),
    ("POST", "/api/device/continue", replay_bodies.ContinueRecord, continue_record),
    ("POST", "/api/device/records", device_bodies.ImportRecord, import_record),
    ("POST", "/api/records", replay_bodies.ReplayRecord, replay_record),
    ("POST", "/api/records/continue", replay_bodies.ContinueRecord, continue_record),
    ("GET", "/api/tables/{}", None, get_game),
    ("GET", "/api/tables/{}/record", None, get_record),
    ("GET", "/api/tables/{}/replay", None, get_replay),
)
"""Method, path, type of the body, and handler of each request."""
