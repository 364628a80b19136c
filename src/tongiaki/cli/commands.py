"""The subcommands of `tongiaki`."""

import os
import random
import shutil
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tongiaki.bots import BOTS, offered_bots
from tongiaki.bots.program import PREFIX, Allowance, parse_command
from tongiaki.catalogue import languages, text
from tongiaki.cli import analysis, records
from tongiaki.cli.output import console, fail
from tongiaki.rules import STALL_LIMIT, Terms

if TYPE_CHECKING:
    from tongiaki.adapters.parquet import DecisionWriter
    from tongiaki.arena.games import PlayedRound
    from tongiaki.arena.schedule import Tournament

ALL_BOTS = ", ".join(offered_bots())
MAX_STALL = 1000
MAX_SEED = 2**63 - 1

app = typer.Typer(
    name="tongiaki",
    help=text("terminal-about"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Stall = Annotated[int, typer.Option(min=0, max=MAX_STALL, help=text("terminal-about-stall"))]
Seed = Annotated[int | None, typer.Option(min=0, max=MAX_SEED, help=text("terminal-about-seed"))]
Jobs = Annotated[int | None, typer.Option(min=1, help=text("terminal-about-jobs"))]
OneBot = Annotated[list[str] | None, typer.Option(help=text("terminal-about-bot"))]
MoveTime = Annotated[float, typer.Option(min=0.001, max=3600, help=text("terminal-about-move-time"))]
BotLog = Annotated[Path | None, typer.Option(dir_okay=False, help=text("terminal-about-bot-log"))]


def _bots(names: str, *, with_programs: bool = False) -> tuple[str, ...]:
    """Return the bots in a comma-separated list. Exit if a bot is unknown.

    If `with_programs` is true, the message names the option for programs.
    """
    bots = tuple(name.strip() for name in names.split(","))
    for bot in bots:
        if bot not in BOTS:
            message = text("terminal-unknown-bot", bot=bot, bots=ALL_BOTS)
            fail(f"{message} {text('terminal-programs-elsewhere')}" if with_programs else message)
        if bot not in offered_bots():
            fail(text("terminal-bot-not-compiled", bot=bot, bots=ALL_BOTS))
    return bots


def _contestants(bots: str | None, single_bots: list[str] | None, *, installed_here: bool = True) -> tuple[str, ...]:
    """Return the bots from both options, including external programs. The default is greedy and random.

    If `installed_here` is true, exit unless each external program is installed on this machine.
    """
    chosen = [] if bots is None else list(_bots(bots, with_programs=PREFIX in bots))
    for name in single_bots or []:
        if name.startswith(PREFIX):
            try:
                program = parse_command(name)[0]
            except ValueError:
                fail(text("terminal-no-command", bot=name))
            if installed_here and shutil.which(program) is None:
                fail(text("terminal-no-program", program=program))
            chosen.append(name)
        else:
            chosen += _bots(name)
    return tuple(chosen) or ("greedy", "random")


def _allowance(move_time: float, log: Path | None) -> Allowance:
    if log is not None:
        try:
            log.open("ab").close()
        except OSError as error:
            fail(text("terminal-not-saved", file=str(log), reason=error.strerror or ""))
        log = log.resolve()
    return Allowance(move_time, log=log)


def _print_version(is_requested: bool) -> None:
    if is_requested:
        from importlib.metadata import version

        from tongiaki.rules import COMPILED, RULES_VERSION

        engine = "compiled" if COMPILED else "pure"
        typer.echo(f"tongiaki {version('tongiaki')}")
        typer.echo(text("terminal-version", rules=RULES_VERSION, engine=engine))
        raise typer.Exit


@app.callback()
def tongiaki(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=text("terminal-about-version"))
    ] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="CODE", help=text("terminal-about-lang", languages=", ".join(languages())))
    ] = None,
) -> None:
    """Accept the options before the subcommand. The language is set before this parser runs."""


@app.command(help=text("terminal-about-play"))
def play(
    players: Annotated[int, typer.Option(min=2, max=6, help=text("terminal-about-play-players"))] = 3,
    bots: Annotated[str, typer.Option(help=text("terminal-about-bots", bots=ALL_BOTS))] = "greedy",
    seat: Annotated[int, typer.Option(min=1, max=6, help=text("terminal-about-play-seat"))] = 1,
    stall: Stall = STALL_LIMIT,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(dir_okay=False, help=text("terminal-about-save"))] = None,
) -> None:
    """Play against bots. The bots take the other seats in turn."""
    from tongiaki.terminal.match import Match
    from tongiaki.terminal.play import TerminalGame

    chosen = _bots(bots)
    if seat > players:
        fail(text("terminal-too-many-seats", players=players, seat=seat))
    if len(chosen) > players - 1:
        fail(text("terminal-too-many-bots", bots=len(chosen), seats=players - 1))
    others = tuple(chosen[number % len(chosen)] for number in range(players - 1))
    match = Match(Terms(players, stall), others, seat - 1, _seed(seed))
    try:
        TerminalGame(console(), match, save).play()
    except OSError as error:
        fail(text("terminal-not-saved", file=str(error.filename or save), reason=error.strerror or ""))


@app.command(help=text("terminal-about-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=text("terminal-about-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=text("terminal-about-port"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=256, help=text("terminal-about-workers"))] = None,
) -> None:
    """Run the server. The environment contains all other settings."""
    import gc
    from dataclasses import replace

    gc.disable()  # no garbage collection until all modules are imported, because it takes a tenth of the start-up time

    from tongiaki.server.run import serve as run_server
    from tongiaki.server.settings import SettingError, from_environment
    from tongiaki.server.transport.listening import ListeningError
    from tongiaki.store import UnavailableError

    try:
        settings = from_environment()
    except SettingError as error:
        fail(str(error))
    chosen = replace(
        settings,
        host=settings.host if host is None else host,
        port=settings.port if port is None else port,
        workers=settings.workers if workers is None else workers,
    )
    try:
        run_server(chosen)
    except SettingError as error:
        fail(str(error), code=2)
    except UnavailableError as error:
        fail(f"the database cannot be used: {error}")
    except ListeningError as error:
        fail(str(error))


@app.command(help=text("terminal-about-site"))
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False, help=text("terminal-about-site-folder"))],
    path: Annotated[str, typer.Option(metavar="PATH", help=text("terminal-about-site-path"))] = "/",
) -> None:
    """Write a site without a server."""
    from tongiaki.cli.site import NoClientError, NotOurFolderError, write_site
    from tongiaki.server.web.pages import CLIENT

    try:
        size = write_site(CLIENT, folder, f"/{path.strip('/')}/".replace("//", "/"))
    except NotOurFolderError:
        fail(text("terminal-site-not-empty", folder=str(folder)))
    except NoClientError:
        fail(text("terminal-site-no-client"))
    console().print(text("terminal-site-written", folder=str(folder), size=round(size / 1_000_000)))


@app.command(help=text("terminal-about-health"))
def health(
    host: Annotated[str | None, typer.Option(help=text("terminal-about-health-host"))] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=text("terminal-about-health-port"))] = None,
) -> None:
    """Check the health of the server on this machine. The default host and port are those of the settings."""
    from tongiaki.cli.health import check_health
    from tongiaki.server.settings import SettingError, listening_address

    try:
        default_host, default_port = listening_address(os.environ)
    except SettingError as error:
        fail(str(error))
    check_health(host or default_host, port or default_port)


@app.command(
    help=text("terminal-admin-about"),
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def admin(context: typer.Context) -> None:
    """Pass all arguments to `tongiaki admin`. It is imported here because it needs the database modules."""
    from tongiaki.cli.admin import app as group

    group(context.args, prog_name="tongiaki admin")


@app.command(help=text("terminal-about-engine"))
def engine() -> None:
    """Run the engine with the text protocol."""
    from tongiaki.engine.loop import run

    raise typer.Exit(run())


@app.command(help=text("terminal-about-simulate"))
def simulate(
    games: Annotated[int, typer.Option(min=1, help=text("terminal-about-games"))] = 100,
    players: Annotated[int, typer.Option(min=2, max=6, help=text("terminal-about-simulate-players"))] = 4,
    bots: Annotated[str | None, typer.Option(help=text("terminal-about-simulate-bots", bots=ALL_BOTS))] = None,
    bot: OneBot = None,
    move_time: MoveTime = 2.0,
    bot_log: BotLog = None,
    stall: Stall = STALL_LIMIT,
    seed: Seed = None,
    jobs: Jobs = None,
    out: Annotated[Path | None, typer.Option(dir_okay=False, help=text("records-about-out"))] = None,
    parquet: Annotated[Path | None, typer.Option(help=text("terminal-about-parquet"))] = None,
) -> None:
    """Play a series of bot games."""
    from tongiaki.cli.simulation import run_series
    from tongiaki.simulate import Series

    chosen = _contestants(bots, bot)
    if len(chosen) > players:
        fail(text("terminal-too-many-bots", bots=len(chosen), seats=players))
    allowance = _allowance(move_time, bot_log)
    recorded = out is not None or parquet is not None
    series = Series(games, Terms(players, stall), chosen, _seed(seed), recorded=recorded, allowance=allowance)
    with ExitStack() as files:
        record_sinks = []
        if out is not None:
            record_sinks.append(files.enter_context(records.RecordFile(out)).add)
        if parquet is not None:
            record_sinks.append(files.enter_context(_decision_writer(parquet)).add)
        run_series(series, jobs or os.cpu_count() or 1, console(), console(stderr=True), record_sinks)


@app.command(help=text("terminal-about-arena"))
def arena(
    bots: Annotated[str | None, typer.Option(help=text("terminal-about-arena-bots", bots=ALL_BOTS))] = None,
    bot: OneBot = None,
    players: Annotated[int, typer.Option(min=2, max=6, help=text("terminal-about-simulate-players"))] = 2,
    piles: Annotated[int, typer.Option(min=1, help=text("terminal-about-piles"))] = 50,
    move_time: MoveTime = 2.0,
    bot_log: BotLog = None,
    stall: Stall = STALL_LIMIT,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: Annotated[bool, typer.Option("--ray", help=text("terminal-about-ray"))] = False,
    ray_address: Annotated[str | None, typer.Option(help=text("terminal-about-ray-address"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("terminal-about-json"))] = False,
    plot: Annotated[Path | None, typer.Option(dir_okay=False, help=text("terminal-about-plot"))] = None,
) -> None:
    """Play a tournament of bots."""
    from tongiaki.arena.schedule import Tournament
    from tongiaki.cli.tournament import run_tournament

    chosen = _contestants(bots, bot, installed_here=ray_address is None)
    if len(chosen) < 2 or len(set(chosen)) < len(chosen):
        fail(text("arena-not-different"))
    if plot is not None:
        _check_plot(plot)
    tournament = Tournament(chosen, Terms(players, stall), piles, _seed(seed), _allowance(move_time, bot_log))
    address = ray_address or ("local" if ray else None)
    rounds = _rounds(tournament, jobs or os.cpu_count() or 1, address)
    try:
        results, complete = run_tournament(tournament, rounds, console(), console(stderr=True), as_json=as_json)
    except ConnectionError as error:
        fail(text("arena-no-cluster", address=address or "", reason=str(error)))
    if plot is not None and results is not None:
        from tongiaki.arena.plot import draw

        try:
            draw(results, players, plot)
        except OSError as error:
            fail(text("terminal-not-saved", file=str(plot), reason=error.strerror or ""))
    if not complete:
        raise typer.Exit(130)


@app.command(help=text("terminal-about-train"))
def train(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help=text("terminal-about-train-file"))],
    folder: Annotated[Path, typer.Argument(file_okay=False, help=text("terminal-about-train-folder"))],
    jobs: Jobs = None,
    ray: Annotated[bool, typer.Option("--ray", help=text("terminal-about-ray"))] = False,
    ray_address: Annotated[str | None, typer.Option(help=text("terminal-about-ray-address"))] = None,
    plot: Annotated[Path | None, typer.Option(dir_okay=False, help=text("terminal-about-train-plot"))] = None,
) -> None:
    """Train a network."""
    from tongiaki.cli.training import run_training

    if plot is not None:
        _check_plot(plot)
    address = ray_address or ("local" if ray else None)
    if not run_training(file, folder, jobs or os.cpu_count() or 1, address, plot, console(stderr=True)):
        raise typer.Exit(130)


@app.command(help=text("terminal-about-bridge"))
def bot(
    name: Annotated[str, typer.Argument(metavar="BOT", help=text("terminal-about-bridge-bot", bots=ALL_BOTS))],
    server: Annotated[str, typer.Option(help=text("terminal-about-bridge-server"))],
    token: Annotated[str, typer.Option(envvar="TONGIAKI_TOKEN", help=text("terminal-about-bridge-token"))],
    tables: Annotated[int, typer.Option(min=1, max=50, help=text("terminal-about-bridge-tables"))] = 4,
    games: Annotated[int, typer.Option(min=0, help=text("terminal-about-bridge-games"))] = 0,
    join: Annotated[bool, typer.Option("--join", help=text("terminal-about-bridge-join"))] = False,
    players: Annotated[int | None, typer.Option(min=2, max=6, help=text("terminal-about-bridge-players"))] = None,
    rated: Annotated[bool, typer.Option("--rated", help=text("terminal-about-bridge-rated"))] = False,
    move_time: MoveTime = 2.0,
    bot_log: BotLog = None,
) -> None:
    """Run a bot at the tables of a server."""
    from tongiaki.bridge.bridge import BridgeOptions
    from tongiaki.cli.bot import run_bridge

    _contestants(None, [name])
    allowance = _allowance(move_time, bot_log)
    run_bridge(server, token, BridgeOptions(name, allowance, tables, games, join, players, rated))


def _rounds(tournament: "Tournament", jobs: int, address: str | None) -> "Generator[PlayedRound, None, None]":
    from tongiaki.arena.local_run import play_locally

    if address is None:
        return play_locally(tournament, jobs)
    try:
        from tongiaki.arena.cluster import play_on_cluster
    except ImportError:
        fail(text("terminal-no-extra", extra="cluster"))
    return play_on_cluster(tournament, address, jobs)


def _check_plot(file: Path) -> None:
    """Exit if the plot cannot be drawn. The check takes place before the games."""
    try:
        from tongiaki.arena.plot import file_formats
    except ImportError:
        fail(text("terminal-no-extra", extra="plot"))
    if file.suffix.lower().removeprefix(".") not in file_formats():
        fail(text("arena-no-form", file=str(file), forms=", ".join(file_formats())))


def _decision_writer(file: Path) -> "DecisionWriter":
    try:
        from tongiaki.adapters.parquet import DecisionWriter

        return DecisionWriter(file)
    except ImportError:
        fail(text("terminal-no-extra", extra="research"))
    except OSError as error:
        fail(text("terminal-not-saved", file=str(file), reason=error.strerror or ""))


def _seed(seed: int | None) -> int:
    return random.SystemRandom().getrandbits(63) if seed is None else seed


app.add_typer(analysis.app)
app.add_typer(records.app)
