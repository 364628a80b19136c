"""Measure the engine and other engines in one run on one core, and print a table of ratios.

Every engine is measured several times, in turn, as CPU time in a separate process. The results are medians, so that the
ratios are valid even on a busy machine. `python3 dev.py bench` installs the required packages.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import engine
import tile_tables
from tongiaki.rules import Position, Terms

SOURCE = engine.ROOT / "src"
HERE = Path(__file__).resolve().parent

ROUNDS = 5
GAMES = 1500
"""Number of random games of the C playout in a round."""
COMPILED, PURE, C = "tongiaki, compiled", "tongiaki, pure Python", "the same rules in hand-written C"
CATANATRON, OPEN_SPIEL, CHESS = "catanatron", "OpenSpiel's backgammon (C++) from Python", "python-chess"
ROWS = {
    "playouts": "random games, loop in the engine's language: decisions",
    "games from Python": "random games, loop in Python: decisions",
    "lists": "listing the legal moves: positions",
    "copies": "copying a position: copies",
    "perft": "perft: sequences",
    "search": "searching whole turns: positions searched or evaluated",
    "network": "network: evaluated positions of four players",
}
GOALS = [
    ("compiled playouts / catanatron's", 100, COMPILED, CATANATRON),
    ("compiled playouts / hand-written C's", 0.4, COMPILED, C),
    ("uncompiled playouts / catanatron's", 8, PURE, CATANATRON),
]


def compile_c_playout(folder: Path) -> Path:
    """Compile playout.c with the tables of the tiles."""
    (folder / "tables.h").write_text(tile_tables.header())
    program = folder / "playout"
    compiler = os.environ.get("CC", "cc")
    source = HERE / "playout.c"
    subprocess.run([compiler, "-O3", "-I", str(folder), "-o", str(program), str(source)], check=True)
    return program


def run_c(program: Path, players: int, games: int) -> tuple[int, float, str]:
    """Run the C playout; return decisions, seconds, and the hash of numbers of moves and results."""
    command = [str(program), str(players), "1", str(games)]
    decisions, seconds, games_hash = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return int(decisions), float(seconds), games_hash


def compute_engine_hash(players: int, games: int) -> str:
    """Compute the hash of `run_c` with the engine."""
    seen, mask = 14695981039346656037, (1 << 64) - 1
    for game in range(games):
        position, seed = Position(Terms(players)), 1 + game
        while moves := position.legal_moves():
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            seen = (seen ^ len(moves)) * 1099511628211 & mask
            position.play(moves[(seed >> 8) % len(moves)])
        for standing in position.standings():
            seen = (seen ^ standing.points) * 1099511628211 & mask
    return f"{seen:016x}"


def measure(name: str, path: Path) -> dict[str, float]:
    """Return one contender's rates, from a process that imports `tongiaki` from a folder."""
    command = [sys.executable, str(HERE / "contenders.py"), name]
    environment = os.environ | {"PYTHONPATH": str(path)}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def measure_all(program: Path) -> dict[str, dict[str, float]]:
    """Measure the median rates of all contenders: [contender][row]."""
    results: dict[str, list[dict[str, float]]] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        decisions, seconds, _ = run_c(program, 4, GAMES)
        results.setdefault(C, []).append({"playouts": decisions / seconds})
        results.setdefault(COMPILED, []).append(measure("tongiaki", engine.build_cached()))
        results.setdefault(PURE, []).append(measure("tongiaki", SOURCE))
        results.setdefault(CATANATRON, []).append(measure("catanatron", SOURCE))
        results.setdefault(OPEN_SPIEL, []).append(measure("open_spiel", SOURCE))
        results.setdefault(CHESS, []).append(measure("chess", SOURCE))
    return {
        name: {row: median(rates[row] for rates in rounds) for row in rounds[0]} for name, rounds in results.items()
    }


def format_table(rates: dict[str, dict[str, float]]) -> str:
    """Format the rates and their ratios to catanatron's, else to python-chess's, else to pure Python's."""
    lines = ["| measure, per second of one core | engine | rate | ratio |", "|---|---|---:|---:|"]
    for row, title in ROWS.items():
        baseline = next(name for name in (CATANATRON, CHESS, PURE) if row in rates[name])
        for name, own_rates in rates.items():
            if row in own_rates:
                ratio = own_rates[row] / rates[baseline][row]
                shown = f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.2f}"
                lines.append(f"| {title} | {name} | {own_rates[row]:,.0f} | {'1' if name == baseline else shown} |")
    return "\n".join(lines)


def main() -> None:
    """Check that the C playout plays the same games, measure, and print. With --check, stop after the check."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c_playout(Path(folder))
        for players in range(2, 7):
            if run_c(program, players, 40)[2] != compute_engine_hash(players, 40):
                sys.exit(f"The C playout plays different games from the engine with {players} players.")
        if sys.argv[1:] == ["--check"]:
            print("The C playout plays the same games as the engine.")
            return
        rates = measure_all(program)
    print(f"Python {platform.python_version()}, {platform.machine()}; medians of {ROUNDS} rounds\n")
    print(format_table(rates), "\n")
    for title, goal, contender, peer in GOALS:
        ratio = rates[contender]["playouts"] / rates[peer]["playouts"]
        print(f"{title}: {ratio:.2f} (goal {goal}: {'met' if ratio >= goal else 'missed'})")
    nanoseconds = 1e9 / rates[COMPILED]["copies"]
    print(f"compiled copy(): {nanoseconds:.0f} ns (goal 1000: {'met' if nanoseconds < 1000 else 'missed'})")


if __name__ == "__main__":
    main()
