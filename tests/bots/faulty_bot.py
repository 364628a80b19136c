"""An external bot that plays well until its third decision, and then misbehaves as the argument HOW specifies.

Usage: faulty_bot.py HOW FILE. The ids of all its processes are appended to FILE.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

HOW, FILE = sys.argv[1:]


def note(process: int) -> None:
    with Path(FILE).open("a") as file:
        file.write(f"{process}\n")


def fork() -> None:
    child = os.fork()
    if child == 0:
        time.sleep(1000)
    note(child)


def say(answer: str) -> None:
    print(answer, flush=True)


def close_output() -> None:
    os.close(1)
    time.sleep(1000)


def close_input(answer: str) -> None:
    os.close(0)
    say(answer)
    time.sleep(1000)


def flood(answer: str) -> None:
    while True:
        say(answer)


def go(decision: int, move: str) -> None:
    well = f"bestmove {move}"
    if decision < 3:
        say(well)
    else:
        MISDEEDS[HOW](well)


def crash(answer: str) -> None:
    say(answer)
    sys.exit(3)


def fork_and_crash() -> None:
    fork()
    os._exit(3)


MISDEEDS: dict[str, Callable[[str], object]] = {
    "stubborn": say,
    "slow": lambda _: time.sleep(1000),
    "illegal": lambda _: say("bestmove draw fiji"),
    "no move": lambda _: say("bestmove to the west"),
    "chatty": lambda well: say(f"let me think\n{well}"),
    "bytes": lambda _: os.write(1, b"bestmove \xff\xfe\n"),
    "refusing": lambda _: say("error state - I would rather not"),
    "huge": lambda _: os.write(1, b"bestmove " + b"x" * 10_000_000),
    "flood": flood,
    "crash": lambda _: sys.exit(3),
    "crash after its answer": crash,
    "closed output": lambda _: close_output(),
    "closed input": close_input,
    "fork and crash": lambda _: fork_and_crash(),
}


def main() -> None:
    note(os.getpid())
    if HOW == "silent":
        time.sleep(1000)
    if HOW == "deaf":
        while True:
            time.sleep(0.01)
            say("hello")
    decision = 0
    first = ""
    print("to standard error", file=sys.stderr)
    while line := sys.stdin.readline():
        word = line.split(maxsplit=1)[0]
        if word == "hello":
            say("hello troublemaker 1 rules 1")
        elif word in ("new", "moves"):
            say("ok")
        elif line.startswith("# legal "):
            first = line.strip().split(" ", 3)[3].split(";")[0]
        elif word == "go":
            decision += 1
            go(decision, first)
    while HOW == "stubborn":
        time.sleep(1)


main()
