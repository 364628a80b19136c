"""The results of a tournament, and their JSON form."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from tongiaki.arena.games import Game, PlayedRound
from tongiaki.arena.intervals import CONFIDENCE, Estimate, average, share
from tongiaki.arena.ratings import Rating, ratings
from tongiaki.arena.schedule import Tournament
from tongiaki.rules import CHOICES, RULES_VERSION


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot."""

    bot: str
    seats: int
    decisions: int
    wins: Estimate
    """Share of the bot's seats that won. A victory shared by n seats counts 1/n for each."""
    points: Estimate
    rank: float
    """The bot's average rank."""
    rating: Rating
    faults: dict[str, int]
    """Number of faults of an external program, by kind (`tongiaki.bots.process.Fault`)."""
    seconds: float
    """Time spent choosing moves, in seconds. This is the only value that is not reproducible."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """The result of one bot against another, over all pairs of their seats in a game."""

    bot: str
    rival: str
    ahead: Estimate
    """Share of the pairs in which the bot has the better rank. Equal ranks count as half."""


@dataclass(frozen=True, slots=True)
class Results:
    """The results of all rounds played."""

    standings: list[Standing]
    """The results of the bots, sorted by rating with the highest first."""
    meetings: list[Meeting]
    """The results for every ordered pair of bots that met, in the order of the standings."""
    games: int
    moves: int
    ends: dict[str, int]


def evaluate(tournament: Tournament, rounds: Sequence[PlayedRound]) -> Results:
    """Evaluate the first rounds of a tournament; at least one round is required."""
    games = [game for round_ in rounds for game in round_.games]
    skills = ratings(len(tournament.bots), games)
    standings = [
        _standing(name, bot, rounds, skills[bot])
        for bot, name in enumerate(tournament.bots)
        if any(bot in game.bots for game in games)
    ]
    standings.sort(key=lambda standing: -standing.rating.mu)
    order = [tournament.bots.index(standing.bot) for standing in standings]
    ends = Counter(game.end for game in games)
    return Results(
        standings=standings,
        meetings=[
            meeting
            for bot in order
            for rival in order
            if bot != rival and (meeting := _meeting(tournament, bot, rival, rounds))
        ],
        games=len(games),
        moves=sum(game.moves for game in games),
        ends=dict(sorted(ends.items())),
    )


def document(tournament: Tournament, rounds: Sequence[PlayedRound], results: Results) -> dict[str, Any]:
    """Return the reproducible part of the results as JSON data: the settings, the results and every game."""
    return {
        "rules": RULES_VERSION,
        "bots": list(tournament.bots),
        "players": tournament.terms.players,
        "piles": tournament.piles,
        "seed": tournament.seed,
        **{name: getattr(tournament.terms, name) for name in CHOICES},
        "complete": len(rounds) == tournament.rounds,
        "confidence": CONFIDENCE,
        "standings": [_without(asdict(standing), "seconds") for standing in results.standings],
        "meetings": [asdict(meeting) for meeting in results.meetings],
        "games": [
            {"pile": round_.round.pile, **_without(asdict(game), "seconds")}
            for round_ in rounds
            for game in round_.games
        ],
    }


def _standing(name: str, bot: int, rounds: Sequence[PlayedRound], rating: Rating) -> Standing:
    wins: defaultdict[int, list[float]] = defaultdict(list)
    points: defaultdict[int, list[float]] = defaultdict(list)
    ranks: list[int] = []
    decisions, seconds = 0, 0.0
    faults: Counter[str] = Counter()
    for pile, game in _games(rounds):
        winners = game.ranks.count(1)
        for seat, seat_bot in enumerate(game.bots):
            if seat_bot == bot:
                wins[pile].append((game.ranks[seat] == 1) / winners)
                points[pile].append(game.points[seat])
                ranks.append(game.ranks[seat])
                decisions += game.decisions[seat]
                seconds += game.seconds[seat]
                faults += game.faults[seat]
    return Standing(
        bot=name,
        seats=len(ranks),
        decisions=decisions,
        wins=share([fmean(values) for values in wins.values()]),
        points=average([fmean(values) for values in points.values()]),
        rank=fmean(ranks),
        rating=rating,
        faults=dict(sorted(faults.items())),
        seconds=seconds,
    )


def _meeting(tournament: Tournament, bot: int, rival: int, rounds: Sequence[PlayedRound]) -> Meeting | None:
    ahead: defaultdict[int, list[float]] = defaultdict(list)
    for pile, game in _games(rounds):
        ranks = list(zip(game.bots, game.ranks, strict=True))
        rival_ranks = [rank for seat_bot, rank in ranks if seat_bot == rival]
        for seat_bot, own in ranks:
            if seat_bot == bot:
                ahead[pile] += [(own < rank) + (own == rank) / 2 for rank in rival_ranks]
    piles = [fmean(values) for values in ahead.values() if values]
    return Meeting(tournament.bots[bot], tournament.bots[rival], share(piles)) if piles else None


def _games(rounds: Sequence[PlayedRound]) -> list[tuple[int, Game]]:
    return [(round_.round.pile, game) for round_ in rounds for game in round_.games]


def _without(facts: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if key != name}
