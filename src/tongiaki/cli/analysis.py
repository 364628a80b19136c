"""The subcommand for analyses by the coach."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from tongiaki.catalogue import text
from tongiaki.cli import records
from tongiaki.cli.output import console, fail, write_data
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.rules import Position

if TYPE_CHECKING:
    from tongiaki.coach.review import Review

MAX_NODES = 10_000_000

app = typer.Typer()


@app.command(help=text("terminal-about-analyse"))
def analyse(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=text("terminal-about-file"))] = None,
    position: Annotated[str | None, typer.Option(help=text("records-about-position"))] = None,
    after: Annotated[int | None, typer.Option(min=0, help=text("records-about-after"))] = None,
    game: records.Game = 1,
    nodes: Annotated[int | None, typer.Option(min=1, max=MAX_NODES, help=text("terminal-about-nodes"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("terminal-about-analyse-json"))] = False,
    viewer: Annotated[str | None, typer.Option("--as", help=text("terminal-about-as"))] = None,
    lenient: records.Lenient = False,
) -> None:
    """Analyse a position. A record without `after` is reviewed as a whole."""
    if (file is None) == (position is None):
        fail(text("records-one-source"))
    if position is not None:
        _analyse(records.read_position(position), nodes, as_json=as_json)
        return
    assert file is not None  # noqa: S101 - one of the two is given
    record = records.pick(file, game, lenient=lenient)
    if after is None:
        _review(record, nodes, _viewer(record, viewer), as_json=as_json)
        return
    if after > len(record.moves):
        fail(text("records-no-move", count=len(record.moves)))
    _analyse(record.after(after), nodes, as_json=as_json)


def _analyse(position: Position, nodes: int | None, *, as_json: bool) -> None:
    from tongiaki.coach.analysis import NODES, analyse
    from tongiaki.coach.evaluator import coach_evaluator
    from tongiaki.terminal.coaching import show_analysis

    analysis = analyse(position, coach_evaluator(position.players), nodes or NODES)
    if as_json:
        _print_json(analysis)
    else:
        show_analysis(console(), analysis)


def _viewer(record: Record, name: str | None) -> Colour | None:
    """Return the colour of the player with a name or a colour, or exit if there is none."""
    if name is None:
        return None
    colours = cast("tuple[Colour, ...]", record.terms.colours)
    named = [colour for seat, colour in enumerate(colours) if name in (colour, *record.names[seat : seat + 1])]
    if not named:
        fail(text("terminal-review-nobody", name=name))
    return named[0]


def _review(record: Record, nodes: int | None, viewer: Colour | None, *, as_json: bool) -> None:
    from tongiaki.coach.evaluator import coach_evaluator
    from tongiaki.coach.review import Effort, review
    from tongiaki.terminal.coaching import show_review

    steps = review(record, coach_evaluator(record.terms.players), Effort() if nodes is None else Effort(nodes))
    errors = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text("terminal-reviewing"), total=1.0)
        finished_review = _run_review(steps, lambda share: progress.update(task, completed=share))
    if as_json:
        _print_json(finished_review)
    else:
        show_review(console(), finished_review, viewer)


def _run_review(steps: "Generator[float, None, Review]", report: Callable[[float], None]) -> "Review":
    """Run the steps of a review, and report its progress."""
    while True:
        try:
            report(next(steps))
        except StopIteration as done:
            return cast("Review", done.value)


def _print_json(struct: msgspec.Struct) -> None:
    write_data(msgspec.json.format(msgspec.json.encode(struct), indent=2).decode() + "\n")
