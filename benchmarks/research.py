"""Measure the adapters for research next to games of OpenSpiel, in one run on one core, and print a table.

Every contender is measured several times, in turn, as CPU time in a process of its own. The results are medians. The
engine is compiled. With --against, the encoding is compared with that of another revision, compiled by its own tools.

    python3 dev.py bench research
    python3 dev.py bench research --against 2ca0dec
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import engine
from older_engine import compile_engine, unpack_revision

HERE = Path(__file__).resolve().parent
ROUNDS = 5
GAMES = {
    "tongiaki": "tongiaki(players=2)",
    "backgammon (C++)": "backgammon",
    "chess (C++)": "chess",
    "go (C++)": "go",
    "hex (C++)": "hex",
    "tic-tac-toe (Python)": "python_tic_tac_toe",
    "liar's poker (Python)": "python_liars_poker",
    "dominoes (Python)": "python_block_dominoes",
}
"""The games that are played through OpenSpiel, by the name in the table."""
ENVIRONMENTS = {
    "position": "the engine by itself",
    "encode": "the engine, with `encode` at each decision",
    "pettingzoo": "PettingZoo, bare environment",
    "pettingzoo_batch": "PettingZoo's batch of 64 games",
    "gymnasium": "Gymnasium, against the random bot",
    "gymnasium_vector": "Gymnasium's batch of 64 games, against the random bot",
}
OPERATIONS = {
    "encode": "`encode`",
    "planes": "`planes`",
    "action_mask": "`action_mask`",
    "network_inputs": "`network_inputs`, all seats of four players",
    "legal_moves": "`legal_moves`",
    "copy": "`copy` of a position",
}


def measure(source: Path, compiled: Path, kind: str, name: str) -> dict[str, float]:
    """Return the rates of one contender, with `tongiaki` from a folder and its compiled engine."""
    settings = {"PYTHONPATH": str(source), "TONGIAKI_ENGINE": str(compiled)}
    command = [sys.executable, str(HERE / "research_rates.py"), kind, name]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | settings)
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def compare(revision: str) -> None:
    """Print how many times as fast as in another revision positions are encoded."""
    with tempfile.TemporaryDirectory() as folder:
        unpack_revision(revision, Path(folder))
        old = Path(folder) / "src", compile_engine(Path(folder))
        new = engine.ROOT / "src", engine.build_cached()
        rounds = [(measure(*old, "encoding", ""), measure(*new, "encoding", "")) for _ in range(ROUNDS)]
    print(f"| function | µs in {revision} | µs now | times as fast |\n|---|---:|---:|---:|")
    for name in ("encode", "planes"):
        before, now = (median(1e6 / rates[side][name] for rates in rounds) for side in (0, 1))
        ratio = median(after[name] / earlier[name] for earlier, after in rounds)
        print(f"| `{name}` | {before:.1f} | {now:.1f} | {ratio:.1f} |")


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", metavar="REVISION")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if options.against:
        compare(options.against)
        return
    current = engine.ROOT / "src", engine.build_cached()
    results: dict[str, list[dict[str, float]]] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        for name, game in GAMES.items():
            results.setdefault(name, []).append(measure(*current, "openspiel", game))
        for name in ENVIRONMENTS:
            results.setdefault(name, []).append(measure(*current, "environment", name))
        results.setdefault("operations", []).append(measure(*current, "operations", ""))
    rates = {
        name: {column: median(one[column] for one in rounds) for column in rounds[0]}
        for name, rounds in results.items()
    }
    print(f"CPython {platform.python_version()}, {platform.machine()}; medians of {ROUNDS} rounds\n")
    print("| game of OpenSpiel, driven from Python | moves | with `observation_tensor` | with `make_observation` |")
    print("|---|---:|---:|---:|")
    for name in GAMES:
        columns = [rates[name].get(column) for column in ("moves", "observed", "observer")]
        print(f"| {name} |", " | ".join("none" if column is None else f"{column:,.0f}" for column in columns), "|")
    print("\n| Tongiaki | decisions |\n|---|---:|")
    for name, title in ENVIRONMENTS.items():
        print(f"| {title} | {rates[name]['moves']:,.0f} |")
    print("\n| operation | µs |\n|---|---:|")
    for name, title in OPERATIONS.items():
        print(f"| {title} | {1e6 / rates['operations'][name]:.2f} |")


if __name__ == "__main__":
    main()
