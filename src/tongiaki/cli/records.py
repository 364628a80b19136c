"""The subcommands for recorded games and for positions in one-line notation."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn, Self

import typer

from tongiaki.catalogue import position_error_text, record_error_text, text
from tongiaki.cli.output import console, fail, write_data
from tongiaki.record import (
    Form,
    PositionTextError,
    Record,
    RecordError,
    dump,
    form_of,
    format_position,
    load,
    parse_position,
)
from tongiaki.rules import OVER, Position

app = typer.Typer()

_STREAM = Path("-")
MAX_FILE_BYTES = 1 << 29
"""Maximum size of a file of records, in bytes."""

File = Annotated[Path, typer.Argument(metavar="FILE", help=text("terminal-about-file"))]
Lenient = Annotated[bool, typer.Option("--lenient", help=text("records-about-lenient"))]
Game = Annotated[int, typer.Option(min=1, help=text("records-about-game"))]


@app.command(help=text("terminal-about-replay"))
def replay(
    file: File,
    whole: Annotated[bool, typer.Option("--whole", help=text("terminal-about-whole"))] = False,
    game: Game = 1,
    lenient: Lenient = False,
) -> None:
    """Replay a record: turn by turn in a terminal, otherwise without stops."""
    from tongiaki.terminal.replay import replay as run_replay

    output = console()
    run_replay(output, pick(file, game, lenient=lenient), stepwise=output.is_terminal and not whole)


@app.command(help=text("records-about-show"))
def show(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=text("terminal-about-file"))] = None,
    position: Annotated[str | None, typer.Option(help=text("records-about-position"))] = None,
    after: Annotated[int | None, typer.Option(min=0, help=text("records-about-after"))] = None,
    game: Game = 1,
    svg: Annotated[Path | None, typer.Option(dir_okay=False, help=text("records-about-svg"))] = None,
    lenient: Lenient = False,
) -> None:
    """Show one position: the board in characters, or as a drawing in a file."""
    if (file is None) == (position is None):
        fail(text("records-one-source"))
    names: tuple[str, ...] = ()
    if position is not None:
        shown = read_position(position)
    else:
        assert file is not None  # noqa: S101 - one of the two is given
        record = pick(file, game, lenient=lenient)
        if after is not None and after > len(record.moves):
            fail(text("records-no-move", count=len(record.moves)))
        shown = record.end() if after is None else record.after(after)
        names = record.names
    if svg is not None:
        from tongiaki.drawing import draw

        _write(svg, draw(shown))
        return
    _print(shown, names)


def _print(position: Position, names: tuple[str, ...]) -> None:
    from tongiaki.terminal.replay import player_names
    from tongiaki.terminal.show import show_board, show_result

    output = console()
    show_board(output, position)
    if position.to_move == OVER:
        show_result(output, position, player_names(names, position.colours))
    output.print(format_position(position), soft_wrap=True)


def read_position(line: str) -> Position:
    """Return the position described by a text in one-line notation. Exit if the text is not valid."""
    try:
        return parse_position(line)
    except PositionTextError as error:
        fail(text("records-no-position", problem=position_error_text(error)))


@app.command(help=text("records-about-convert"))
def convert(
    source: Annotated[Path, typer.Argument(metavar="FROM", help=text("records-about-source"))],
    target: Annotated[Path, typer.Argument(metavar="TO", help=text("records-about-target"))],
    to: Annotated[Form | None, typer.Option(help=text("records-about-to"))] = None,
    read_as: Annotated[Form | None, typer.Option("--from", help=text("records-about-from"))] = None,
    lenient: Lenient = False,
) -> None:
    """Convert the records of a file to another format."""
    records = []
    for record in _load(source, read_as, lenient=lenient):
        if isinstance(record, RecordError):
            fail(text("terminal-not-readable", file=str(source), reason=record_error_text(record)))
        records.append(record)
    _write(target, dump(records, to or form_of(target.suffix)))


@app.command(help=text("records-about-check"))
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=text("records-about-files"))],
    lenient: Lenient = False,
) -> None:
    """Check every record of the files. The exit code is 1 if a file has errors."""
    valid = [_check(file, lenient=lenient) for file in files]
    if not all(valid):
        raise typer.Exit(1)


def _check(file: Path, *, lenient: bool) -> bool:
    """Print the errors in a file's records, or the number of records. Return whether the file is valid."""
    records = _load(file, None, lenient=lenient)
    problems = []
    for number, record in enumerate(records, start=1):
        if isinstance(record, RecordError):
            problems.append((number, record_error_text(record)))
        elif record.shuffle_holds() is False:
            problems.append((number, text("terminal-shuffle", holds="no")))
    for number, problem in problems:
        typer.echo(text("records-bad", file=str(file), number=number, problem=problem))
    if not records:
        typer.echo(text("records-none", file=str(file)))
    elif not problems:
        typer.echo(text("records-good", file=str(file), count=len(records)))
    return bool(records) and not problems


def pick(file: Path, game: int, *, lenient: bool) -> Record:
    """Return one record of a file. Exit if there is no such record."""
    records = _load(file, None, lenient=lenient)
    if not records:
        fail(text("records-none", file=str(file)))
    if game > len(records):
        fail(text("records-no-game", file=str(file), count=len(records)))
    record = records[game - 1]
    if isinstance(record, RecordError):
        fail(text("terminal-not-readable", file=str(file), reason=record_error_text(record)))
    return record


class RecordFile:
    """Output file for a sequence of records, in the format given by the file extension."""

    def __init__(self, file: Path) -> None:
        self._name = str(file)
        self._form = form_of(file.suffix)
        self._is_empty = True
        try:
            self._file = file.open("w", encoding="utf-8")
        except OSError as error:
            self._fail(error)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            self._file.close()
        except OSError as error:
            if kind is None:
                self._fail(error)

    def add(self, record: Record) -> None:
        """Write a record."""
        separator = "\n" if self._form is Form.TEXT and not self._is_empty else ""
        self._is_empty = False
        try:
            self._file.write(separator + dump([record], self._form))
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> NoReturn:
        fail(text("terminal-not-saved", file=self._name, reason=error.strerror or ""))


def _load(file: Path, form: Form | None, *, lenient: bool) -> list[Record | RecordError]:
    try:
        data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1) if file == _STREAM else _read_bytes(file)
        content = data.decode("utf-8")
    except OSError as error:
        fail(text("terminal-not-readable", file=str(file), reason=error.strerror or ""))
    except UnicodeDecodeError:
        fail(text("terminal-not-readable", file=str(file), reason=text("terminal-not-text")))
    if len(data) > MAX_FILE_BYTES:
        fail(text("terminal-not-readable", file=str(file), reason=text("terminal-too-large")))
    return list(load(content, form or form_of(file.suffix), lenient=lenient))


def _read_bytes(file: Path) -> bytes:
    with file.open("rb") as source:
        return source.read(MAX_FILE_BYTES + 1)


def _write(file: Path, content: str) -> None:
    if file == _STREAM:
        write_data(content)
        return
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        fail(text("terminal-not-saved", file=str(file), reason=error.strerror or ""))
