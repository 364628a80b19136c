"""Choose and write the golden games: `python -m tests.golden.make`, in the root of the repository.

It chooses a few short games from the test vectors that together contain every rare event. Run it only after an
intended change of the rules. The diff then shows how each game has changed.
"""

from typing import Any

from tests.golden.transcript import GAMES, write
from tests.vectors.vectors import games


def choose(pool: list[dict[str, Any]]) -> list[int]:
    """Return the numbers of games that together have every event. Prefer games with many new events per move."""
    missing = {event for game in pool for event, times in game["events"].items() if times}
    chosen: list[int] = []
    while missing:
        worth = [len(missing & set(game["events"])) / (len(game["moves"]) + 200) for game in pool]
        best = worth.index(max(worth))
        chosen.append(best)
        missing -= set(pool[best]["events"])
    return sorted(chosen)


def main() -> None:
    """Write the transcripts, and remove those of games that are no longer chosen."""
    for path in GAMES.glob("*.txt"):
        path.unlink()
    GAMES.mkdir(exist_ok=True)
    for number in choose(games()):
        game = games()[number]
        covers = sorted(event for event, times in game["events"].items() if times)
        text = write(game["players"], game["stall"], game["moves"], covers)
        (GAMES / f"game_{number:02}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
