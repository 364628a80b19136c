#!/usr/bin/env python3
"""A bot that knows no rules: it crowns where it can, and resettles only when it must. Needs Python alone."""

import random
import sys

legal: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello miser 1 rules 1", flush=True)
    elif word in ("new", "moves"):
        print("ok", flush=True)
    elif line.startswith("# legal "):
        legal = rest.split(" ", 2)[2].split(";")
    elif word == "go":
        chance = random.Random(rest)
        best = [move for move in legal if move.startswith("crown")] or [m for m in legal if m != "resettle"]
        print("bestmove", chance.choice(best or legal), flush=True)
    elif word == "quit":
        break
