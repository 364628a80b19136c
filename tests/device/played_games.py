"""Games and counts of moves as JSON. The same script runs in CPython and in Pyodide, and must print the same."""

import hashlib
import json
import random
import sys
import time
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
    """Return everything as JSON.

    The words are `games.jsonl`, `perft.json`, the number of recorded games, the maximum of leaves, and optionally the
    line-ups of the bots' games as JSON and the number of games of random moves.
    """
    games, counts, number, leaves, *more = words
    recorded = [json.loads(line) for line in Path(games).read_text().splitlines()[: int(number)]]
    entries = json.loads(Path(counts).read_text())["positions"]
    chosen = json.loads(more[0]) if more else LINE_UPS
    random_games = int(more[1]) if more[1:] else 0
    return json.dumps(
        {
            "recorded": [replayed(game) for game in recorded],
            "perft": [counted(entry, int(leaves)) for entry in entries if entry["any_draw"]],
            "bots": [played(levels, 100 + index) for index, levels in enumerate(chosen)],
            "random": [played(["random"] * (2 + seed % 5), 1000 + seed) for seed in range(random_games)],
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


def timed(level: str, players: int, games: int) -> str:
    """Return the milliseconds of every decision with a choice in games of a level, as JSON."""
    times = []
    for seed in range(1, games + 1):
        chance = random.Random(seed)
        position = Position(Terms(players))
        bots = [BOTS[level](10 * seed + seat) for seat in range(players)]
        while (seat := position.to_move) != OVER:
            legal = position.legal_moves()
            start = time.perf_counter()
            move = chance.choice(sorted(legal)) if seat == CHANCE else bots[seat].choose(position)
            if seat != CHANCE and len(legal) > 1:
                times.append(1000 * (time.perf_counter() - start))
            position.play(move)
    return json.dumps(times)


if __name__ == "__main__":
    print(main(sys.argv[1:]))
