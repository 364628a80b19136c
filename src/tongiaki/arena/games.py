"""Playing one round of a tournament. The result depends only on the tournament and the round."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tongiaki.arena.schedule import Round, Tournament, shuffle_pile
from tongiaki.bots.playing import play
from tongiaki.bots.seeds import seeded_random
from tongiaki.rules import Position


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game. The tuples are indexed by seat."""

    bots: tuple[int, ...]
    """The index of the bot on each seat."""
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    end: str
    """The reason why the game ended, as in `Position.end_reason`."""
    moves: int
    """Number of moves, including draws."""
    decisions: tuple[int, ...]
    faults: tuple[Counter[str], ...]
    """Number of faults of external programs, by kind (`tongiaki.bots.process.Fault`)."""
    seconds: tuple[float, ...] = field(compare=False)
    """Time that each seat spent choosing moves, in seconds."""


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round with its games."""

    round: Round
    games: tuple[Game, ...]


def play_round(tournament: Tournament, round_: Round, halted: Callable[[], bool]) -> PlayedRound:
    """Play all games of a round. Raises `tongiaki.bots.playing.Halted` if `halted` returns true."""
    games = tuple(_play_game(tournament, round_, game, halted) for game in range(tournament.terms.players))
    return PlayedRound(round_, games)


def _play_game(tournament: Tournament, round_: Round, game: int, halted: Callable[[], bool]) -> Game:
    line_up = round_.line_up(game)
    # A bot's random numbers depend on its index in the round's order, not on its seat.
    round_seed = (tournament.seed, round_.pile, round_.group)
    seeds = [seeded_random(*round_seed, place).getrandbits(63) for place in range(len(line_up))]
    seeds = seeds[game:] + seeds[:game]
    names = [tournament.bots[bot] for bot in line_up]
    position = Position(tournament.terms)
    order = {f"draw {tile}": place for place, tile in enumerate(shuffle_pile(tournament, round_.pile))}

    def draw(position: Position) -> int:
        return min(position.legal_moves(), key=lambda move: order[position.text(move)])

    played = play(position, list(zip(names, seeds, strict=True)), draw, tournament.allowance, halted)
    standings = position.standings()
    return Game(
        bots=line_up,
        ranks=tuple(standing.rank for standing in standings),
        points=tuple(standing.points for standing in standings),
        end=position.end_reason or "",
        moves=len(played.moves),
        decisions=tuple(played.decisions),
        faults=tuple(played.faults),
        seconds=tuple(played.seconds),
    )
