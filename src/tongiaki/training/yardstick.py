"""Measures the strength of weights in games against greedy."""

from tongiaki.bots.greedy import GreedyBot
from tongiaki.bots.seeds import seeded_random
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search.search import Search
from tongiaki.training.config import Config
from tongiaki.value.network import Network
from tongiaki.value.weights import Weights


def against_greedy(config: Config, players: int, weights: Weights, games: range) -> list[float]:
    """Play games with the network on one seat and greedy on all others; return its shares of the victory, 0 to 1."""
    network = Network(weights)
    return [_play(config, players, network, game) for game in games]


def _play(config: Config, players: int, network: Network, game: int) -> float:
    random = seeded_random(config.seed, players, game, "yardstick")
    greedy = GreedyBot(random.getrandbits(63))
    own = game % players
    position = Position(Terms(players))
    while (seat := position.to_move) != OVER:
        if seat == CHANCE:
            position.play(random.choice(position.legal_moves()))
        elif seat == own:
            position = Search(position, network, cap=config.nodes).candidates[0].end.copy()
        else:
            position.play(greedy.choose(position))
    return network.evaluate(position)[own]
