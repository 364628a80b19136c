"""A level of the bots as an external program, which speaks the protocol of docs/bots/writing.md.

    tongiaki arena --bot master --bot "exec:python benchmarks/level_program.py captain"

With PYTHONPATH and TONGIAKI_ENGINE of another revision, it is that revision's level (see strength.py). It may play any
number of games, and several seats of a game. Each seat has a bot of its own, which keeps its plan for a turn.
"""

import sys

from tongiaki.bots import BOTS, Bot
from tongiaki.rules import RULES_VERSION, Position, Terms


class Game:
    """A game, and the bots of the seats that were asked for a move."""

    def __init__(self, words: list[str]) -> None:
        """Start a game. `words`: the number of players, and the stall limit after the word `stall`."""
        self._position = Position(Terms(int(words[0]), stall=int(words[2])))
        self._bots: dict[int, Bot] = {}

    def play(self, moves: str) -> str:
        """Play moves, separated by semicolons."""
        for move in moves.split(";"):
            self._position.play(self._position.parse(move))
        return "ok"

    def choose(self, level: str, seed: int) -> str:
        """Return the move of the level for the player to move. The seat's first seed is the seed of its bot."""
        bot = self._bots.setdefault(self._position.to_move, BOTS[level](seed))
        return f"bestmove {self._position.text(bot.choose(self._position))}"


def main() -> None:
    """Answer the lines of the standard input until `quit`."""
    level, game = sys.argv[1], Game(["2", "stall", "20"])
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        if word == "hello":
            answer = f"hello {level} 1 rules {RULES_VERSION}"
        elif word == "new":
            game, answer = Game(rest.split()), "ok"
        elif word == "moves":
            answer = game.play(rest)
        elif word == "go":
            options = rest.split()
            answer = game.choose(level, int(options[options.index("seed") + 1]))
        else:
            continue
        print(answer, flush=True)


if __name__ == "__main__":
    main()
