"""The subcommands of `tongiaki`."""

import os
import random
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console

from tongiaki.bots import BOTS
from tongiaki.catalogue import record_error_text, text
from tongiaki.record import Record, RecordError, read
from tongiaki.rules import STALL_LIMIT

if TYPE_CHECKING:
    from tongiaki.adapters.parquet import DecisionWriter

ALL_BOTS = ", ".join(BOTS)
STALL_MOST = 1000
SEED_MOST = 2**63 - 1

app = typer.Typer(
    name="tongiaki",
    help=text("terminal-about"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Stall = Annotated[int, typer.Option(min=0, max=STALL_MOST, help=text("terminal-about-stall"))]
Seed = Annotated[int | None, typer.Option(min=0, max=SEED_MOST, help=text("terminal-about-seed"))]


def _console(*, stderr: bool = False) -> Console:
    return Console(stderr=stderr, markup=False, highlight=False)


def _fail(problem: str) -> NoReturn:
    """Say in one line what is wrong, and leave."""
    typer.echo(text("terminal-error", problem=problem), err=True)
    raise typer.Exit(1)


def _bots(names: str) -> tuple[str, ...]:
    """Bots that are named with commas between them."""
    bots = tuple(name.strip() for name in names.split(","))
    for bot in bots:
        if bot not in BOTS:
            _fail(text("terminal-unknown-bot", bot=bot, bots=ALL_BOTS))
    return bots


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tongiaki {version('tongiaki')}")
        raise typer.Exit


@app.callback()
def tongiaki(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=text("terminal-about-version"))
    ] = False,
) -> None:
    """Take the options that stand before a command."""


@app.command(help=text("terminal-about-play"))
def play(
    players: Annotated[int, typer.Option(min=2, max=6, help=text("terminal-about-play-players"))] = 3,
    bots: Annotated[str, typer.Option(help=text("terminal-about-bots", bots=ALL_BOTS))] = "greedy",
    seat: Annotated[int, typer.Option(min=1, max=6, help=text("terminal-about-play-seat"))] = 1,
    stall: Stall = STALL_LIMIT,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(dir_okay=False, help=text("terminal-about-save"))] = None,
) -> None:
    """Play against bots; the bots named take the other seats in turn."""
    from tongiaki.terminal.match import Match
    from tongiaki.terminal.play import Table

    chosen = _bots(bots)
    if seat > players:
        _fail(text("terminal-too-many-seats", players=players, seat=seat))
    if len(chosen) > players - 1:
        _fail(text("terminal-too-many-bots", bots=len(chosen), seats=players - 1))
    others = tuple(chosen[number % len(chosen)] for number in range(players - 1))
    match = Match(others, seat - 1, stall, _seed(seed))
    try:
        Table(_console(), match, save).play()
    except OSError as error:
        _fail(text("terminal-not-saved", file=str(error.filename), reason=error.strerror or ""))


@app.command(help=text("terminal-about-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=text("terminal-about-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=text("terminal-about-port"))] = None,
) -> None:
    """Serve the game; everything else is set by the environment."""
    from dataclasses import replace

    from tongiaki.server.run import serve as run_server
    from tongiaki.server.settings import SettingError, from_environment

    try:
        settings = from_environment()
    except SettingError as error:
        _fail(str(error))
    run_server(
        replace(
            settings,
            host=settings.host if host is None else host,
            port=settings.port if port is None else port,
        )
    )


@app.command(help=text("terminal-about-engine"))
def engine() -> None:
    """Speak the text protocol."""
    from tongiaki.engine.loop import run

    raise typer.Exit(run())


@app.command(help=text("terminal-about-simulate"))
def simulate(
    games: Annotated[int, typer.Option(min=1, help=text("terminal-about-games"))] = 100,
    players: Annotated[int, typer.Option(min=2, max=6, help=text("terminal-about-simulate-players"))] = 4,
    bots: Annotated[str, typer.Option(help=text("terminal-about-simulate-bots", bots=ALL_BOTS))] = "greedy,random",
    stall: Stall = STALL_LIMIT,
    seed: Seed = None,
    jobs: Annotated[int | None, typer.Option(min=1, help=text("terminal-about-jobs"))] = None,
    parquet: Annotated[Path | None, typer.Option(help=text("terminal-about-parquet"))] = None,
) -> None:
    """Let bots play a series."""
    from tongiaki.cli.series import run_series
    from tongiaki.simulate import Series

    chosen = _bots(bots)
    if len(chosen) > players:
        _fail(text("terminal-too-many-bots", bots=len(chosen), seats=players))
    series = Series(games, players, chosen, _seed(seed), stall, recorded=parquet is not None)
    jobs = jobs or os.cpu_count() or 1
    with nullcontext() if parquet is None else _decision_writer(parquet) as writer:
        run_series(series, jobs, _console(), _console(stderr=True), writer.add if writer else None)


def _decision_writer(file: Path) -> "DecisionWriter":
    try:
        from tongiaki.adapters.parquet import DecisionWriter

        return DecisionWriter(file)
    except ImportError:
        _fail(text("terminal-no-research"))
    except OSError as error:
        _fail(text("terminal-not-saved", file=str(file), reason=error.strerror or ""))


@app.command(help=text("terminal-about-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("terminal-about-file"))],
    whole: Annotated[bool, typer.Option("--whole", help=text("terminal-about-whole"))] = False,
) -> None:
    """Replay a record: turn by turn in a terminal, else all of it."""
    from tongiaki.terminal.replay import replay as run_replay

    console = _console()
    run_replay(console, _read(file), stepwise=console.is_terminal and not whole)


def _read(file: Path) -> Record:
    try:
        return read(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or ""
    except UnicodeDecodeError:
        reason = text("terminal-not-text")
    except RecordError as error:
        reason = record_error_text(error)
    _fail(text("terminal-not-readable", file=str(file), reason=reason))


def _seed(seed: int | None) -> int:
    return random.SystemRandom().getrandbits(63) if seed is None else seed
