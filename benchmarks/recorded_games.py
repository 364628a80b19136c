"""Random games of two players with the data that the server sends at each decision, for boardgame/large.cjs."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.tables.views.table_views import ending_moves, routes

GAMES = 40


def record_game(seed: int) -> list[dict[str, Any]]:
    """Play a random game, and return the position and the legal moves at each decision."""
    chance, position, steps = random.Random(seed), Position(Terms(2)), list[dict[str, Any]]()
    while position.to_move != OVER:
        moves = position.legal_moves()
        if position.to_move != CHANCE:
            steps.append(
                {
                    "position": position.describe(),
                    "mover": position.to_move,
                    "legal": [position.text(move) for move in moves],
                    "routes": msgspec.to_builtins(routes(position)) if position.phase == "migration" else None,
                    "ends": ending_moves(position),
                }
            )
        position.play(chance.choice(moves))
    return steps


def write_games(file: Path) -> None:
    """Write GAMES games to a JSON file."""
    file.write_text(json.dumps([record_game(seed) for seed in range(GAMES)]), encoding="utf-8")
