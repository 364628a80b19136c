"""A game as a readable text: its moves, the happenings of each move, and the result.

covers: end_by_stall loop
players: 2
stall: 20
> settle tonga.0
  placed colour=red beach=tonga.0
...
end: stalled
1 red 17 points 6 islands 11 ships
"""

from pathlib import Path
from typing import Any

from tongiaki.rules import OVER, Position, Terms

GAMES = Path(__file__).parent / "games"


def write(players: int, stall: int, moves: list[str], covers: list[str]) -> str:
    """Return the transcript of a complete game.

    Raises:
        ValueError: a move is not legal, or the game is not over at the end.
    """
    lines = [f"covers: {' '.join(covers)}", f"players: {players}", f"stall: {stall}"]
    position = Position(Terms(players, stall))
    for text in moves:
        move = position.parse(text)
        if refusal := position.refusal(move):
            raise ValueError(f"{text}: {refusal}")
        position.log = []
        position.play(move)
        lines.append(f"> {text}")
        lines += [f"  {_line(event)}" for event in position.happenings()]
    if position.to_move != OVER:
        raise ValueError("the game is not over")
    lines.append(f"end: {position.end_reason}")
    for standing in sorted(position.standings(), key=lambda standing: (standing.rank, standing.seat)):
        result = f"{standing.points} points {standing.islands} islands {standing.ships} ships"
        lines.append(f"{standing.rank} {standing.colour} {result}")
    return "\n".join(lines) + "\n"


def _line(event: dict[str, Any]) -> str:
    facts = [f"{name}={_fact(fact)}" for name, fact in event.items() if name != "kind"]
    return " ".join([event["kind"], *facts])


def _fact(fact: object) -> str:
    if isinstance(fact, dict):
        return ",".join(f"{name}:{number}" for name, number in fact.items()) or "none"
    return ",".join(map(str, fact)) if isinstance(fact, list) else str(fact)


def rewrite(transcript: str) -> str:
    """Play the moves of a transcript again and return the new transcript."""
    lines = transcript.splitlines()
    head = dict(line.split(": ", 1) for line in lines if ": " in line)
    moves = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    return write(int(head["players"]), int(head["stall"]), moves, head["covers"].split())
