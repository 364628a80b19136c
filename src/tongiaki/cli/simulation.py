"""Running a series of bot games, with its progress and a summary."""

import time
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tongiaki.catalogue import join_in_words, number_text, percent_text, text
from tongiaki.cli.bot_names import print_full_names, short_names
from tongiaki.cli.faults import fault_text
from tongiaki.record import Record
from tongiaki.rules import COMPILED
from tongiaki.simulate import Series, Summary, simulate


def run_series(
    series: Series, jobs: int, output: Console, errors: Console, record_sinks: Sequence[Callable[[Record], None]] = ()
) -> None:
    """Play a series. Print the progress to `errors` and the summary to `output`. Pass each record to `record_sinks`."""
    start = time.monotonic()
    total = Summary()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text("terminal-playing"), total=series.games)
        for part in simulate(series, jobs):
            total.add(part)
            for record in part.records:
                for write in record_sinks:
                    write(record)
            progress.update(task, completed=total.games)
    _show(total, output)
    thinking = join_in_words(
        [
            text("terminal-thinking", bot=bot, time=number_text(1000 * tally.seconds / tally.decisions, 2))
            for bot, tally in sorted(total.tallies.items())
        ]
    )
    seconds = number_text(time.monotonic() - start, 1)
    engine = "compiled" if COMPILED else "pure"
    timing = text("terminal-series-time", seconds=seconds, jobs=jobs, thinking=thinking, engine=engine)
    errors.print(timing, soft_wrap=True)


def _show(total: Summary, output: Console) -> None:
    """Print the results that depend only on the seed: wins, shares, ranks, points and the endings of the games."""
    table = Table(title=text("terminal-bots"))
    table.add_column(text("terminal-column-bot"), no_wrap=True)
    for name in ("seats", "wins", "share", "rank", "points", "decisions"):
        table.add_column(text(f"terminal-column-{name}"), justify="right")
    names = short_names(sorted(total.tallies))
    for bot, tally in sorted(total.tallies.items(), key=lambda item: -item[1].wins / item[1].seats):
        table.add_row(
            names[bot],
            str(tally.seats),
            number_text(tally.wins, 1),
            percent_text(tally.wins / total.games, 1),
            number_text(tally.ranks / tally.seats, 2),
            number_text(tally.points / tally.seats, 2),
            number_text(tally.decisions / tally.seats, 1),
        )
    output.print(table)
    print_full_names(names, output)
    output.print(
        text(
            "terminal-series",
            games=total.games,
            moves=number_text(total.moves / total.games, 1),
            island=total.ends["last_island"],
            water=total.ends["last_water"],
            stalled=total.ends["stalled"],
        ),
        soft_wrap=True,
    )
    for bot, tally in sorted(total.tallies.items()):
        if tally.faults:
            output.print(fault_text(bot, tally.faults), soft_wrap=True)
