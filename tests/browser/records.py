"""Finished games for tests: test vectors, with a sealed pile."""

from playwright.sync_api import Page

from tests.browser.pages import Game
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import Terms
from tongiaki.tables.decisions.shuffle import seal


def recorded(vector: int = 3) -> Record:
    """Return the record of a whole game with names and a comment. `vector` is the index of a test vector."""
    game = games()[vector]
    pile = seal([text.removeprefix("draw ") for text in game["moves"] if text.startswith("draw ")])
    return Record(
        Terms(game["players"], game["stall"]),
        tuple(game["moves"]),
        names=("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")[: game["players"]],
        commitment=pile.commitment,
        pile=tuple(pile.order),
        salt=pile.salt,
        comments={0: "A game to remember"},
    )


def continued(page: Page, record: Record, number: int, colour: str, name: str = "Ana") -> Game:
    """Continue a game after a number of its moves, with the ships of one colour against bots."""
    start = {"record": write(record), "number": number, "name": name, "bot": "random", "colour": colour}
    made = page.request.post("/api/records/continue", data=start).json()
    page.goto(f"/t/{made['id']}")
    return Game(page)


def near_the_end(page: Page, name: str = "Ana") -> Game:
    """Continue the recorded game twelve moves before its end, with the red ships against bots."""
    record = recorded()
    return continued(page, record, len(record.moves) - 12, "red", name)
