"""The standard streams of every command, for any terminal, file or pipe.

A character that the terminal cannot show is replaced. If writing to standard output fails, the command prints one line
and ends with exit code 1. If the reader closed the pipe (`| head`), it prints nothing. Errors while writing to standard
error are ignored.
"""

import errno
import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn, TextIO


class OutputError(Exception):
    """Writing to standard output failed. This class is not an OSError, so that no command treats it as a file error."""

    def __init__(self, reason: OSError) -> None:
        super().__init__(str(reason))
        self.is_closed_pipe = reason.errno == errno.EPIPE
        self.reason = reason.strerror or str(reason)


class _Output(io.FileIO):
    error: OutputError | None = None

    def write(self, data: "bytes | bytearray | memoryview") -> int:  # type: ignore[override]  # any buffer
        if self.error is None:
            try:
                return super().write(data)
            except OSError as error:
                self.error = OutputError(error)
                raise self.error from error
        return len(data)  # discard data that is flushed after the error


class _Errors(io.FileIO):
    def write(self, data: "bytes | bytearray | memoryview") -> int:  # type: ignore[override]  # any buffer
        with suppress(OSError):
            return super().write(data)
        return len(data)


def run(command: Callable[[], object]) -> NoReturn:
    """Run a command with its standard streams, and exit with its code."""
    _open_missing_descriptors()
    output = _Output(1, "wb", closefd=False)
    sys.stdout = _open_text_stream(output, sys.stdout, "replace")
    sys.stderr = _open_text_stream(_Errors(2, "wb", closefd=False), sys.stderr, "backslashreplace")
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(0, closefd=False)), _encoding(sys.stdin), "replace")
    code: object = 0
    try:
        command()
    except SystemExit as end:
        code = end.code
    except OutputError:
        pass  # reported below
    except OSError as error:
        code = _print_error(": ".join(filter(None, [str(error.filename or ""), error.strerror or str(error)])))
    with suppress(OutputError):
        sys.stdout.flush()
    if output.error is not None:
        code = 1 if output.error.is_closed_pipe else _report_output_error(output.error)
    sys.exit(code)  # type: ignore[arg-type]  # the code of SystemExit


def _open_missing_descriptors() -> None:
    """Open the standard descriptors that a shell closed (`>&-`), so that no other file gets their numbers.

    Reading them or writing to them still fails.
    """
    for number, mode in ((0, os.O_WRONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, mode)  # `os.open` returns the lowest free number, which is this one


def _open_text_stream(raw: io.FileIO, original: "TextIO | None", errors: str) -> io.TextIOWrapper:
    unbuffered = getattr(original, "write_through", False)  # `python -u` sets this
    return io.TextIOWrapper(
        raw if unbuffered else io.BufferedWriter(raw),
        encoding=_encoding(original),
        errors=errors,
        line_buffering=raw.fileno() == 2 or raw.isatty(),
        write_through=unbuffered,
    )


def _encoding(original: TextIO | None) -> str | None:
    return None if original is None else original.encoding


def _report_output_error(error: OutputError) -> int:
    from tongiaki.catalogue import text

    return _print_error(text("terminal-no-output", reason=error.reason))


def _print_error(problem: str) -> int:
    from tongiaki.catalogue import text

    print(text("terminal-error", problem=problem), file=sys.stderr)
    return 1
