"""Running a tournament of bots, with its progress and results."""

import json
import time
from collections.abc import Generator
from contextlib import closing

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tongiaki.arena.games import PlayedRound
from tongiaki.arena.intervals import CONFIDENCE, Estimate
from tongiaki.arena.results import Results, document, evaluate
from tongiaki.arena.schedule import Tournament
from tongiaki.catalogue import join_in_words, number_text, percent_text, text
from tongiaki.cli.bot_names import print_full_names, short_names
from tongiaki.cli.faults import fault_text


def run_tournament(
    tournament: Tournament,
    results: Generator[PlayedRound, None, None],
    output: Console,
    errors: Console,
    *,
    as_json: bool,
) -> tuple[Results | None, bool]:
    """Play a tournament's rounds, and print the results. Ctrl-C ends the tournament early.

    Return the results (None if no round was completed), and whether all rounds were completed.
    """
    start = time.monotonic()
    rounds: list[PlayedRound] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text("terminal-playing"), total=tournament.games)
        try:
            with closing(results):
                for round_ in results:
                    rounds.append(round_)
                    progress.update(task, completed=len(rounds) * tournament.terms.players)
        except KeyboardInterrupt:
            progress.stop()
    complete = len(rounds) == tournament.rounds
    if not complete:
        played = len(rounds) * tournament.terms.players
        errors.print(text("arena-interrupted", played=played, games=tournament.games), soft_wrap=True)
    if not rounds:
        return None, complete
    evaluated = evaluate(tournament, rounds)
    if as_json:
        output.print(json.dumps(document(tournament, rounds, evaluated), indent=1), soft_wrap=True)
    else:
        _show(tournament, evaluated, output)
    thinking = [
        text("terminal-thinking", bot=standing.bot, time=number_text(1000 * standing.seconds / standing.decisions, 2))
        for standing in evaluated.standings
    ]
    seconds = number_text(time.monotonic() - start, 1)
    errors.print(text("arena-time", seconds=seconds, thinking=join_in_words(thinking)), soft_wrap=True)
    return evaluated, complete


def _show(tournament: Tournament, results: Results, output: Console) -> None:
    sure = percent_text(CONFIDENCE)
    table = Table(title=text("arena-standings"))
    table.add_column(text("terminal-column-bot"), no_wrap=True)
    for heading in ("rating", "wins", "sure", "rank", "points", "sure", "seats"):
        table.add_column(text(f"arena-column-{heading}", sure=sure), justify="right")
    names = short_names(sorted(standing.bot for standing in results.standings))
    for standing in results.standings:
        table.add_row(
            names[standing.bot],
            f"{number_text(standing.rating.mu, 1)} ± {number_text(2 * standing.rating.sigma, 1)}",
            percent_text(standing.wins.mean, 1),
            _interval(standing.wins, 100),
            number_text(standing.rank, 2),
            number_text(standing.points.mean, 2),
            _interval(standing.points, 1),
            str(standing.seats),
        )
    output.print(table)
    output.print(_meetings(results, names))
    print_full_names(names, output)
    luck = percent_text(1 / tournament.terms.players, 1)
    moves = number_text(results.moves / results.games, 1)
    output.print(text("arena-series", games=results.games, moves=moves, luck=luck), soft_wrap=True)
    for standing in results.standings:
        if standing.faults:
            output.print(fault_text(standing.bot, standing.faults), soft_wrap=True)


def _meetings(results: Results, names: dict[str, str]) -> Table:
    table = Table(title=text("arena-meetings"))
    bots = [standing.bot for standing in results.standings]
    for heading in ("", *(names[bot] for bot in bots)):
        table.add_column(heading, justify="right" if heading else "left", overflow="fold")
    ahead = {(meeting.bot, meeting.rival): meeting.ahead for meeting in results.meetings}
    for bot in bots:
        cells = [ahead.get((bot, rival)) for rival in bots]
        table.add_row(
            names[bot],
            *("" if cell is None else f"{percent_text(cell.mean, 1)}\n{_interval(cell, 100)}" for cell in cells),
        )
    return table


def _interval(estimate: Estimate, factor: int) -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    return text(
        "arena-interval", low=number_text(factor * estimate.low, 1), high=number_text(factor * estimate.high, 1)
    )
