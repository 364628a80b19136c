"""Games and counts of moves as JSON. The same script runs in CPython and in Pyodide, and must print the same."""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from tongiaki.bots.levels import BOTS
from tongiaki.rules import CHANCE, COMPILED, OVER, Position, Terms, perft

LINE_UPS = [
    ["greedy", "helmsman"],
    ["helmsman", "helmsman", "fisher"],
    ["random", "child", "fisher", "paddler"],
    ["greedy", "helmsman", "paddler", "fisher", "child", "random"],
]
"""The levels at the tables of the bots' games."""


def main(words: list[str]) -> str:
    """Return everything as JSON: `games.jsonl`, `perft.json`, number of recorded games, maximum of leaves, line-ups.

    The line-ups are JSON. Without them, `LINE_UPS` are played.
    """
    games, counts, number, leaves, *line_ups = words
    recorded = [json.loads(line) for line in Path(games).read_text().splitlines()[: int(number)]]
    entries = json.loads(Path(counts).read_text())["positions"]
    chosen = json.loads(line_ups[0]) if line_ups else LINE_UPS
    return json.dumps(
        {
            "recorded": [replayed(game) for game in recorded],
            "perft": [counted(entry, int(leaves)) for entry in entries if entry["any_draw"]],
            "bots": [played(levels, 100 + index) for index, levels in enumerate(chosen)],
            "engine": "compiled" if COMPILED else "pure",
        }
    )


def digest(position: Position) -> str:
    """Return a hash of the legal moves and of the whole position."""
    texts = sorted(position.text(move) for move in position.legal_moves())
    text = json.dumps([texts, position.describe()], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def replayed(game: dict[str, Any]) -> list[str]:
    """Return the digest of the position before every move of a recorded game, and at its end."""
    position = Position(Terms(game["players"], game["stall"]))
    digests = [digest(position)]
    for text in game["moves"]:
        position.play(position.parse(text))
        digests.append(digest(position))
    return digests


def counted(entry: dict[str, Any], most: int) -> list[int]:
    """Return the numbers of move sequences from a position, as deep as the recorded numbers are at most `most`."""
    position = Position(Terms(entry["players"]))
    for text in entry["moves"]:
        position.play(position.parse(text))
    depths = [depth for depth, leaves in enumerate(entry["perft"], 1) if leaves <= most]
    return [perft(position, depth) for depth in depths]


def played(levels: list[str], seed: int) -> list[str]:
    """Return the moves of a game of bots."""
    chance = random.Random(seed)
    position = Position(Terms(len(levels)))
    bots = [BOTS[level](10 * seed + seat) for seat, level in enumerate(levels)]
    moves = []
    while (seat := position.to_move) != OVER:
        move = chance.choice(sorted(position.legal_moves())) if seat == CHANCE else bots[seat].choose(position)
        moves.append(position.text(move))
        position.play(move)
    return moves


if __name__ == "__main__":
    print(main(sys.argv[1:]))
