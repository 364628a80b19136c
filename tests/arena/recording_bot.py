"""A bot that plays the first legal move and appends all received lines to a file. Usage: recording_bot.py FILE"""

import sys
from pathlib import Path

first = ""
with Path(sys.argv[1]).open("a", buffering=1) as file:
    for line in sys.stdin:
        file.write(line)
        word = line.split()[0]
        if word == "hello":
            print("hello listener 1 rules 1", flush=True)
        elif word in ("new", "moves"):
            print("ok", flush=True)
        elif line.startswith("# legal "):
            first = line.strip().split(" ", 3)[3].split(";")[0]
        elif word == "go":
            print(f"bestmove {first}", flush=True)
        elif word == "quit":
            break
