"""Measures how strong the levels are, and compares them with the goals of docs/bots/levels.md.

    python3 dev.py bench strength --games 400
    python3 dev.py bench strength master-2 ladder-4 --games 40

The first seat is a level of this checkout. All other seats are another level of this checkout, or a level of commit
2ca0dec: its own program with its own compiled engine. Every pile is played from every seat, and intervals count piles.

Each finished game is written to a file in `.dev/strength`. A run that was interrupted goes on with the next game.
Games of other networks, bots or engines are in other files.
"""

import argparse
import hashlib
import json
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, median

import engine
from older_engine import compile_engine, unpack_revision
from tongiaki.arena.intervals import share
from tongiaki.arena.schedule import Tournament, shuffle_pile
from tongiaki.bots import BOTS, Bot
from tongiaki.bots.process import Program
from tongiaki.bots.seeds import seeded_random
from tongiaki.rules import CHANCE, COMPILED, OVER, Position, Terms
from tongiaki.rules.tiles import ISLANDS

REVISION = "2ca0dec"
"""The revision whose levels are the opponents of most goals."""
HOME = engine.ROOT / ".dev" / "strength"
OTHER = HOME / REVISION
"""The folder with the sources of that revision."""
TIME_LIMIT = 120.0
"""Maximum time for an answer of the other revision's program, in seconds."""
SEEDS = 1 << 31


@dataclass(frozen=True)
class Goal:
    """A level that plays one seat, the level of all other seats, and the percentage of victories that is aimed at."""

    name: str
    players: int
    level: str
    others: str
    old: bool
    """Whether the other level is that of REVISION."""
    percentage: float | None
    """None if the result is only measured."""


def _ladder(players: int) -> list[Goal]:
    levels = list(BOTS)
    aims = dict.fromkeys(levels, 65.0) | {levels[-1]: 56.0}
    return [
        Goal(f"ladder-{players}-{above}", players, above, below, False, aims[above] if players == 2 else None)
        for below, above in pairwise(levels)
    ]


GOALS = (
    Goal("master-2", 2, "master", "master", True, 65),
    Goal("master-3", 3, "master", "master", True, 50),
    Goal("master-4", 4, "master", "master", True, 32),
    Goal("master-6", 6, "master", "master", True, 25),
    Goal("captain-3", 3, "master", "captain", True, 55),
    Goal("captain-6", 6, "master", "captain", True, 33),
    *_ladder(2),
    *_ladder(4),
)


@dataclass(frozen=True)
class Game:
    """The result of a game. All fields from `won` on are those of the first level's seat."""

    goal: str
    seed: int
    pile: int
    seat: int
    end: str
    won: float
    """Share of the victory."""
    resettles: int
    crowned: int | None
    """Number of tiles in the pile when the first king was placed; None if there was none."""
    decisions: int
    seconds: float
    """CPU time of all decisions."""
    longest: float
    """CPU time of the longest decision, in seconds."""


class OtherProgram:
    """The other revision's program, which plays any number of seats in one game after another."""

    def __init__(self, level: str) -> None:
        """Start the program."""
        source = str(OTHER / "src")
        command = ["env", f"PYTHONPATH={source}", f"TONGIAKI_ENGINE={other_engine()}", "PYTHONSAFEPATH=1"]
        self._program = Program(
            [*command, sys.executable, str(Path(__file__).with_name("level_program.py")), level], None
        )
        self._ask("hello")

    def start(self, terms: Terms) -> None:
        """Start a game."""
        self._ask(f"new {terms.players} stall {terms.stall}")
        self._sent = 0

    def choose(self, position: Position, moves: list[str], seed: int) -> int:
        """Return the move of the player to move. `moves` are all moves that led to the position."""
        if new := moves[self._sent :]:
            self._ask(f"moves {';'.join(new)}")
            self._sent = len(moves)
        return position.parse(self._ask(f"go time {round(1000 * TIME_LIMIT)} seed {seed}").removeprefix("bestmove "))

    def _ask(self, line: str) -> str:
        (answer,) = self._program.ask(f"{line}\n", 1, TIME_LIMIT)
        return answer


@lru_cache
def other_program(level: str) -> OtherProgram:
    """Return this process's program of the other revision for a level."""
    return OtherProgram(level)


@lru_cache
def other_engine() -> Path:
    """Return the folder of the other revision's engine. The first call unpacks its sources and compiles it."""
    HOME.mkdir(parents=True, exist_ok=True)
    if not OTHER.exists():
        with tempfile.TemporaryDirectory(dir=HOME) as folder:
            unpacked = Path(folder) / REVISION
            unpacked.mkdir()
            unpack_revision(REVISION, unpacked)
            unpacked.rename(OTHER)
    return compile_engine(OTHER)


def play(goal: Goal, seed: int, pile: int, seat: int) -> Game:
    """Play one game with the first level on a seat."""
    terms = Terms(goal.players)
    order = {f"draw {tile}": place for place, tile in enumerate(shuffle_pile(Tournament((), terms, 1, seed), pile))}
    seeds = [seeded_random(seed, pile, seat, other).randrange(SEEDS) for other in range(goal.players)]
    program = other_program(goal.others) if goal.old else None
    if program is not None:
        program.start(terms)
    bots: list[Bot] = [
        BOTS[goal.level if other == seat else goal.others](seeds[other]) for other in range(goal.players)
    ]
    position, moves, times, resettles = Position(terms), list[str](), list[float](), 0
    crowned: int | None = None
    while (mover := position.to_move) != OVER:
        if mover == CHANCE:
            move = min(position.legal_moves(), key=lambda move: order[position.text(move)])
        elif mover != seat and program is not None:
            move = program.choose(position, moves, seeds[mover])
        else:
            start = time.process_time()
            move = bots[mover].choose(position)
            if mover == seat:
                times.append(time.process_time() - start)
        text = position.text(move)
        resettles += mover == seat and text.startswith("resettle")
        moves.append(text)
        position.play(move)
        if crowned is None and seat in position.kings[:ISLANDS]:
            crowned = int(position.pile).bit_count()
    ranks = [standing.rank for standing in position.standings()]
    return Game(
        goal=goal.name,
        seed=seed,
        pile=pile,
        seat=seat,
        end=position.end_reason or "",
        won=(ranks[seat] == 1) / ranks.count(1),
        resettles=resettles,
        crowned=crowned,
        decisions=len(times),
        seconds=sum(times),
        longest=max(times),
    )


def games_file() -> Path:
    """Return the file for the games of this version of the levels."""
    digest = hashlib.sha256(engine.cache_folder().name.encode())
    for path in sorted((engine.PACKAGE / "bots").glob("*.py")):
        digest.update(path.read_bytes())
    return HOME / f"games-{digest.hexdigest()[:12]}.jsonl"


def read_games(file: Path) -> list[Game]:
    """Return the games in a file. An incomplete last line is removed from the file."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    complete = text[: text.rfind("\n") + 1]
    if complete != text:
        file.write_text(complete, encoding="utf-8")
    return [Game(**json.loads(line)) for line in complete.splitlines()]


def piles_of(goal: Goal, games: int) -> int:
    """Return the number of piles for at least this number of games."""
    return -(-games // goal.players)


def play_missing(goals: list[Goal], games: int, seed: int, jobs: int, file: Path) -> None:
    """Play all games that are not in the file yet, and append them to it."""
    played = {(game.goal, game.seed, game.pile, game.seat) for game in read_games(file)}
    missing = [
        (goal, seed, pile, seat)
        for goal in goals
        for pile in range(piles_of(goal, games))
        for seat in range(goal.players)
        if (goal.name, seed, pile, seat) not in played
    ]
    if not missing:
        return
    if any(goal.old for goal, *_ in missing):
        other_engine()  # before the processes, which share it
    print(f"{len(missing)} games are missing in {file}", file=sys.stderr, flush=True)
    with file.open("a", encoding="utf-8") as target:
        for number, game in enumerate(_play_all(missing, jobs), 1):
            target.write(json.dumps(asdict(game)) + "\n")
            target.flush()
            if number % 20 == 0 or number == len(missing):
                print(f"{number} of {len(missing)}: {game.goal}", file=sys.stderr, flush=True)


def _play_all(tasks: list[tuple[Goal, int, int, int]], jobs: int) -> Iterator[Game]:
    """Yield the games as they end."""
    if jobs == 1:
        for task in tasks:
            yield play(*task)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures: list[Future[Game]] = [pool.submit(play, *task) for task in tasks]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


HEADER = (
    "| goal | players | level | all others | wins | 95 % interval | games | by luck | aimed at | stalled "
    "| resettles | first crown, tiles left | ms a decision | longest |\n" + "|---" * 14 + "|"
)


def format_row(goal: Goal, games: list[Game]) -> str:
    """Format one line of the table. Only piles count that were played from every seat, and all before them."""
    piles: defaultdict[int, list[Game]] = defaultdict(list)
    for game in games:
        piles[game.pile].append(game)
    counted: list[list[Game]] = []
    while len(pile := piles.get(len(counted), [])) == goal.players:
        counted.append(pile)
    others = f"{goal.others} of {REVISION}" if goal.old else goal.others
    start = f"| {goal.name} | {goal.players} | `{goal.level}` | `{others}`"
    if not counted:
        return f"{start} | – |" + " – |" * 9
    wins = share([fmean(game.won for game in pile) for pile in counted])
    played = [game for pile in counted for game in pile]
    low, high = 100 * (wins.low or 0.0), 100 * (1.0 if wins.high is None else wins.high)
    reached = "reached" if goal.percentage is not None and 100 * wins.mean >= goal.percentage else "missed"
    aim = "–" if goal.percentage is None else f"{goal.percentage:g} %: {reached}"
    crowns = [game.crowned for game in played if game.crowned is not None]
    return (
        f"{start} | {100 * wins.mean:.1f} % | {low:.1f} to {high:.1f} % | {len(played)} | {100 / goal.players:.0f} % "
        f"| {aim} | {sum(game.end == 'stalled' for game in played)} "
        f"| {fmean(game.resettles for game in played):.2f} | {median(crowns) if crowns else '–'} "
        f"| {1000 * sum(game.seconds for game in played) / sum(game.decisions for game in played):.1f} "
        f"| {max(game.longest for game in played):.2f} s |"
    )


def main() -> None:
    """Play the games of the selected goals, and print a line for each goal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("goals", nargs="*", help=f"only goals that begin so: {', '.join(goal.name for goal in GOALS)}")
    parser.add_argument("--games", type=int, default=400, help="minimum number of games for each goal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--file", type=Path, help="file for the finished games")
    options = parser.parse_args()
    if not COMPILED:
        os.environ["TONGIAKI_ENGINE"] = str(engine.build_cached())
        os.execv(sys.executable, [sys.executable, *sys.argv])  # noqa: S606 - this program again
    goals = [goal for goal in GOALS if goal.name.startswith(tuple(options.goals) or "")]
    file = options.file or games_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        play_missing(goals, options.games, options.seed, options.jobs, file)
    except KeyboardInterrupt:
        print("interrupted: the same command goes on", file=sys.stderr)
    games = read_games(file)
    print(HEADER)
    for goal in goals:
        piles = piles_of(goal, options.games)
        chosen = [game for game in games if (game.goal, game.seed) == (goal.name, options.seed) and game.pile < piles]
        print(format_row(goal, chosen), flush=True)


if __name__ == "__main__":
    main()
