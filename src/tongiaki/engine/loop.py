"""The engine's line by line conversation over standard input and output."""

import sys
from typing import BinaryIO, Final

from tongiaki.engine.session import Session
from tongiaki.record import plain

LINE_LIMIT: Final = 1 << 20
"""Bytes of the longest line that is read."""


def run() -> int:
    """Answer standard input until `quit` or its end; the exit code."""
    try:
        converse(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    return 0


def converse(commands: BinaryIO, answers: BinaryIO) -> None:
    """Answer every command with one line, flushed, in order."""
    session = Session()
    while line := commands.readline(LINE_LIMIT + 1):
        answer = _answer(session, line, commands)
        if answer == "":
            continue
        if answer == "quit":
            return
        answers.write(answer.encode() + b"\n")
        answers.flush()


def _answer(session: Session, line: bytes, commands: BinaryIO) -> str:
    """The answer to a line; nothing for one that is ignored, and `quit` for itself."""
    if len(line) > LINE_LIMIT:
        _skip_line(line, commands)
        return "" if line.startswith(b"#") else "error syntax - the line is too long"
    if not line.strip() or line.startswith(b"#"):
        return ""
    try:
        return session.answer(plain(line.decode("utf-8")))
    except UnicodeDecodeError:
        return "error syntax - the line is not UTF-8"


def _skip_line(line: bytes, commands: BinaryIO) -> None:
    while line and not line.endswith(b"\n"):
        line = commands.readline(LINE_LIMIT)
