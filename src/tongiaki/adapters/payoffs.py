"""Payoffs at the end of a game. Each kind sums to 0 over the seats."""

from typing import Final

from tongiaki.rules import Position
from tongiaki.rules.tiles import VALUE

RANK: Final = "rank"
WIN: Final = "win"
POINTS: Final = "points"
PAYOFFS: Final = (RANK, WIN, POINTS)
"""The kinds of payoffs. See `payoffs`."""
MAX_POINTS: Final = float(sum(VALUE))
"""Upper bound for the points of a seat, which is the total value of all islands."""
ILLEGAL: Final = -1.0
"""The payoff for an illegal move, which ends the game, by rank and by win."""


def check_payoff(payoff: str) -> None:
    """Check the name of a payoff. Raises ValueError if there is no such payoff."""
    if payoff not in PAYOFFS:
        raise ValueError(f"the payoff is one of {', '.join(PAYOFFS)}, not {payoff!r}")


def payoffs(position: Position, payoff: str = RANK) -> list[float]:
    """Return each seat's payoff, as if the game ended in this position. The sum is 0.

    `rank`: the share of rivals ranked lower minus the share of rivals ranked higher, in -1..1. With two players, it is
    1 for a win, 0 for a shared win, -1 for a loss.

    `win`: 1 for a sole winner, and -1 / (players - 1) for all others. Winners of a shared win have the same payoff:
    (players / winners - 1) / (players - 1).

    `points`: the seat's points minus the average of its rivals' points, in -53..53.

    Raises:
        ValueError: there is no such payoff.
    """
    check_payoff(payoff)
    standings = position.standings()
    rivals = len(standings) - 1
    if payoff == POINTS:
        total = sum(standing.points for standing in standings)
        return [standing.points - (total - standing.points) / rivals for standing in standings]
    ranks = [standing.rank for standing in standings]
    if payoff == WIN:
        winners = ranks.count(1)
        return [(len(ranks) / winners - 1) / rivals if rank == 1 else -1 / rivals for rank in ranks]
    return [sum((rank > own) - (rank < own) for rank in ranks) / rivals for own in ranks]


def payoff_bounds(payoff: str, players: int) -> tuple[float, float]:
    """Return bounds for the payoffs of a game, the lowest and the highest. Raises ValueError as `payoffs`."""
    check_payoff(payoff)
    if payoff == POINTS:
        return -MAX_POINTS, MAX_POINTS
    return (-1 / (players - 1) if payoff == WIN else -1.0), 1.0


def illegal_payoff(payoff: str) -> float:
    """Return the payoff for an illegal move, which ends the game. No legal game has a lower one."""
    check_payoff(payoff)
    return -MAX_POINTS if payoff == POINTS else ILLEGAL
