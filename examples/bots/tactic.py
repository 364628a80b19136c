#!/usr/bin/env python3
"""A bot that adds as many ships as possible. It knows no rules, because it receives all legal moves as text."""

import random
import sys


def choose(legal: list[str], chance: random.Random) -> str:
    """Choose the move that adds the most ships. Crown rarely, and resettle only if there is no other move."""

    def value(move: str) -> float:
        verb, _, rest = move.partition(" ")
        if verb == "expand":
            return rest.count(",") + 1  # "expand tonga.0,1" adds a ship to two beaches
        return -1 if verb in {"crown", "resettle"} else 0

    best = max(map(value, legal))
    return chance.choice([move for move in legal if value(move) == best])


def main() -> None:
    """Answer each line of the text protocol."""
    legal: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("hello tactic 1 rules 1", flush=True)
        elif word in ("new", "moves"):
            print("ok", flush=True)
        elif line.startswith("# legal "):
            legal = line.split(" ", 3)[3].strip().split(";")
        elif word == "go":
            print("bestmove", choose(legal, random.Random(rest)), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
