"""Choose the golden games and write them: `python -m tests.golden.make`, in the repository's root.

From the games of the vectors it takes few and short ones that show every rare event between them. Run it only when a
change of the rules is meant; the difference then shows in words what has become of each game.
"""

from typing import Any

from tests.golden.transcript import GAMES, write
from tests.vectors.reading import games


def choose(pool: list[dict[str, Any]]) -> list[int]:
    """Numbers of games that have every event: time and again the one with most new events for its length."""
    missing = {event for game in pool for event, times in game["events"].items() if times}
    chosen: list[int] = []
    while missing:
        worth = [len(missing & set(game["events"])) / (len(game["moves"]) + 200) for game in pool]
        best = worth.index(max(worth))
        chosen.append(best)
        missing -= set(pool[best]["events"])
    return sorted(chosen)


def main() -> None:
    """Write the transcripts, and remove those of games that are not chosen any more."""
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
