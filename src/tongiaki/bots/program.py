"""A bot that is an external program and uses the engine's text protocol.

`docs/bots/writing.md` describes the protocol.
"""

import json
import random
import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tongiaki.bots.process import Fault, Program, ProgramError
from tongiaki.record.terms import words_of
from tongiaki.rules import NotationError, Position

PREFIX: Final = "exec:"
"""Prefix of the name of a bot that is an external program. The command follows it."""
GRACE: Final = 0.5
"""Additional seconds after the time for a decision before the program counts as too slow."""
MAX_STARTS: Final = 3
"""Maximum number of times a program is started in one game. A missing or silent program is not started again."""
_SEEDS: Final = 1 << 31


@dataclass(frozen=True, slots=True)
class Allowance:
    """The limits for each external program on a seat."""

    seconds: float = 2.0
    """Time for a decision, in seconds. The program is informed of this limit."""
    start: float = 10.0
    """Maximum time from the start of the program to its first answer, in seconds."""
    log: Path | None = None
    """The file to which the standard error of programs is appended."""


DEFAULT_ALLOWANCE: Final = Allowance()


def parse_command(name: str) -> list[str]:
    """Return the command and the arguments of a bot that is an external program.

    Raises:
        ValueError: the name contains no command.
    """
    words = shlex.split(name.removeprefix(PREFIX))
    if not words:
        raise ValueError(name)
    return words


class ProgramPlayer:
    """An external program that occupies a seat in one game.

    After a fault, a random legal move is played instead, and the fault is counted. After most faults, the program is
    killed and, at most MAX_STARTS times, started again at the next decision.
    """

    def __init__(self, name: str, seed: int, allowance: Allowance) -> None:
        """Set the program's name, the seed of its random numbers, and its limits."""
        self.faults: Counter[str] = Counter()
        self._command = parse_command(name)
        self._allowance = allowance
        self._seeds = random.Random(seed)  # noqa: S311 - not for secrets
        self._substitute = random.Random(~seed)  # noqa: S311 - not for secrets
        self._program: Program | None = None
        self._starts_left = MAX_STARTS
        self._sent_moves = 0

    def choose(self, position: Position, moves: Sequence[int]) -> int:
        """Return the program's move in the position after `moves`, or a random legal move after a fault."""
        seed = self._seeds.randrange(_SEEDS)
        legal = position.legal_moves()
        fault: Fault
        try:
            move = self._ask(position, moves, legal, seed)
            if move in legal:
                return move
            fault = "illegal"
        except ProgramError as error:
            fault = error.fault
            self._end()
            if fault in ("missing", "silent"):
                self._starts_left = 0
        self.faults[fault] += 1
        return self._substitute.choice(legal)

    def close(self) -> None:
        """Send `quit` to the program, and kill it if it does not end."""
        program, self._program = self._program, None
        if program is not None and not program.quit():
            self.faults["stubborn"] += 1

    def _ask(self, position: Position, moves: Sequence[int], legal: list[int], seed: int) -> int:
        program = self._program or self._start(position)
        new_moves = ";".join(position.text(move) for move in moves[self._sent_moves :])
        move_lines = [f"moves {new_moves}"] if new_moves else []
        description = json.dumps(position.describe(), sort_keys=True, separators=(",", ":"))
        texts = sorted(position.text(move) for move in legal)
        lines = [
            *move_lines,
            f"# position {description}",
            f"# legal {len(texts)} {';'.join(texts)}",
            f"go time {round(1000 * self._allowance.seconds)} seed {seed}",
        ]
        *oks, answer = program.ask(_join_lines(lines), len(move_lines) + 1, self._allowance.seconds + GRACE)
        word, _, choice = answer.partition(" ")
        if oks != ["ok"] * len(move_lines) or word != "bestmove":
            raise ProgramError("malformed")
        self._sent_moves = len(moves)
        try:
            return position.parse(choice.strip())
        except NotationError:
            raise ProgramError("malformed") from None

    def _start(self, position: Position) -> Program:
        """Start the program, and start a game in it."""
        if self._starts_left == 0:
            raise ProgramError("retired")
        self._starts_left -= 1
        program = self._program = Program(self._command, self._allowance.log)
        self._sent_moves = 0
        try:
            (greeting,) = program.ask(_join_lines(["hello"]), 1, self._allowance.start)
        except ProgramError as error:
            raise ProgramError("silent" if error.fault == "slow" else error.fault) from None
        (ok,) = program.ask(_join_lines([f"new {words_of(position.terms)}"]), 1, self._allowance.start)
        if greeting.partition(" ")[0] != "hello" or ok != "ok":
            raise ProgramError("malformed")
        return program

    def _end(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.end()


def _join_lines(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
