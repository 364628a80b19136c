"""Self-play games. Each game returns positions with their targets."""

from array import array
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from tongiaki.bots.greedy import GreedyBot
from tongiaki.bots.seeds import seeded_random
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.rules.state import DRAW_TILE, SETUP, TURN
from tongiaki.search.search import Search
from tongiaki.training.config import Config
from tongiaki.value.features import Views
from tongiaki.value.layout import AMOUNTS, INPUTS, MOST_ACTIVE
from tongiaki.value.network import Network
from tongiaki.value.weights import Weights

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Positions, each from the view of every seat, with their targets."""

    active: npt.NDArray[np.uint16]
    """The active inputs by [position, seat, place]. INPUTS fills the unused places."""
    amounts: npt.NDArray[np.int16]
    """The amounts by [position, seat, amount]."""
    promised: Floats
    """Expected points according to the hand-written evaluation, by [position, seat]."""
    left: npt.NDArray[np.int8]
    """Remaining draws of the rarer kind of tile, by [position]."""
    players: npt.NDArray[np.int8]
    """Number of players, by [position]."""
    wins: Floats
    """Probabilities of winning, by [position, seat]; 0 for unused seats."""
    points: Floats
    """Points at the end of the game, by [position, seat]."""

    def __len__(self) -> int:
        return len(self.players)


def create_lesson(positions: int, seats: int) -> Lesson:
    """Return an empty lesson for a number of positions, from games with at most `seats` seats."""
    return Lesson(
        np.full((positions, seats, MOST_ACTIVE), INPUTS, np.uint16),
        np.zeros((positions, seats, AMOUNTS), np.int16),
        np.zeros((positions, seats), np.float32),
        np.zeros(positions, np.int8),
        np.zeros(positions, np.int8),
        np.zeros((positions, seats), np.float32),
        np.zeros((positions, seats), np.float32),
    )


@dataclass(slots=True)
class _Step:
    """A position of the game at the end of a stretch."""

    position: Position
    evaluated: Floats
    """The network's output: row 0 has the probabilities, row 1 the points, by seat."""
    best_value: Floats | None = None
    """The value after the best decision, if a random decision is played next."""


def play_games(config: Config, games: range, weights: Weights) -> list[Lesson]:
    """Play the training games with these numbers."""
    network = _network(weights.players, weights.hidden, weights.leads, weights.numbers.tobytes())
    return [_Game(config, network, game).play() for game in games]


@lru_cache(maxsize=2)
def _network(players: tuple[int, ...], hidden: int, leads: tuple[float, ...], numbers: bytes) -> Network:
    """Return the network with these weights. Successive chunks of games use the same one."""
    return Network(Weights(players, hidden, leads, array("h", numbers)))


class _Game:
    """A running game."""

    def __init__(self, config: Config, network: Network, game: int) -> None:
        self._config = config
        self._network = network
        self._random = seeded_random(config.seed, game, "game")
        self._position = Position(Terms(config.players[game % len(config.players)]))
        self._steps: list[_Step] = []
        opens = self._random.random() < config.openings
        self._random_decisions = self._random.randint(0, config.opening) if opens else 0
        """Number of random decisions that remain to be made."""
        self._greedy: GreedyBot | None = None
        """The bot in all seats except the network's, if this is a game against the greedy bot."""
        if config.rivals and self._random.random() < config.rivals:
            self._greedy = GreedyBot(self._random.getrandbits(63))
        self._own_seat = game // len(config.players) % self._position.players
        """The network's seat in a game against the greedy bot."""

    def play(self) -> Lesson:
        """Play the game to its end."""
        while (mover := self._position.to_move) != OVER:
            if mover == CHANCE:
                self._position = self._position.copy()
                self._position.play(self._random.choice(self._position.legal_moves()))
            elif self._greedy is not None and mover != self._own_seat:
                self._position = self._position.copy()
                self._position.play(self._greedy.choose(self._position))
            else:
                self._decide()
            if self._position.phase_number in (DRAW_TILE, TURN, SETUP):
                self._steps.append(_Step(self._position, self._value(self._position)))
        return self._lesson()

    def _decide(self) -> None:
        """Choose the end of the stretch: the best one or a random one."""
        candidates = Search(self._position, self._network, cap=self._config.nodes).candidates
        best = candidates[0].end
        if self._random_decisions:
            self._random_decisions -= 1
        elif self._random.random() >= self._config.exploring:
            self._position = best
            return
        if self._steps:
            self._steps[-1].best_value = self._value(best)
        self._position = self._random.choice(candidates).end

    def _value(self, position: Position) -> Floats:
        return np.array([self._network.evaluate(position), self._network.points], np.float32)

    def _lesson(self) -> Lesson:
        """Compute the targets of all positions, from the last to the first."""
        players = self._position.players
        lesson = create_lesson(len(self._steps), max(self._config.players))
        standings = self._position.standings()
        winners = sum(standing.rank == 1 for standing in standings)
        target = np.array(
            [[(standing.rank == 1) / winners for standing in standings], [standing.points for standing in standings]],
            np.float32,
        )
        next_value: Floats | None = None
        views = Views()
        trace = self._config.trace
        for index in range(len(self._steps) - 1, -1, -1):
            step = self._steps[index]
            if step.best_value is not None:
                target = step.best_value
            elif next_value is not None:
                target = (1 - trace) * next_value + trace * target
            next_value = step.evaluated
            lesson.players[index] = players
            lesson.wins[index, :players], lesson.points[index, :players] = target
            views.load(step.position)
            lesson.left[index] = views.expectations.draws_left
            lesson.promised[index, :players] = views.expectations.expected_points
            for seat in range(players):
                views.view(seat)
                lesson.active[index, seat, : views.count] = list(views.active)[: views.count]
                lesson.amounts[index, seat] = list(views.amounts)
        return lesson
