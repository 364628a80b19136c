"""The engine's command loop over standard input and output."""

import sys
from typing import BinaryIO, Final

from tongiaki.engine.session import Session
from tongiaki.record import normalize_text

LINE_LIMIT: Final = 1 << 20
"""Maximum length of a line, in bytes."""


def run() -> int:
    """Answer the commands on standard input until `quit` or the end of the input. Return the exit code."""
    try:
        converse(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    return 0


def converse(commands: BinaryIO, answers: BinaryIO) -> None:
    """Answer each command with one line, in order. Flush the output after each line."""
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
    """Return the answer to a line. The answer is empty for an ignored line, and `quit` for the command `quit`."""
    if len(line) > LINE_LIMIT:
        _skip_line(line, commands)
        return "" if line.startswith(b"#") else "error syntax - the line is too long"
    if not line.strip() or line.startswith(b"#"):
        return ""
    try:
        return session.answer(normalize_text(line.decode("utf-8")))
    except UnicodeDecodeError:
        return "error syntax - the line is not UTF-8"


def _skip_line(line: bytes, commands: BinaryIO) -> None:
    while line and not line.endswith(b"\n"):
        line = commands.readline(LINE_LIMIT)
