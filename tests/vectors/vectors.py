"""Loading of the test vectors."""

import json
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@cache
def games() -> list[dict[str, Any]]:
    return _lines("games.jsonl")


@cache
def positions() -> dict[tuple[int, int], dict[str, Any]]:
    """Return the described positions by game number and number of moves played."""
    return {(entry["game"], entry["after"]): entry["position"] for entry in _lines("positions.jsonl")}


@cache
def counts() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = json.loads((HERE / "perft.json").read_text())["positions"]
    return entries


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text().splitlines()]
