"""Measurement of a network's strength in games against the greedy bot."""

from tongiaki.bots.greedy import GreedyBot
from tongiaki.bots.seeds import seeded_random
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search.search import Search
from tongiaki.training.config import Config
from tongiaki.value.network import Network
from tongiaki.value.weights import Weights


def play_against_greedy(config: Config, players: int, weights: Weights, games: range) -> list[float]:
    """Play games with the network in one seat and the greedy bot in all others.

    Return the network's share of the victory in each game, from 0 to 1.
    """
    network = Network(weights)
    return [_play(config, players, network, game) for game in games]


def _play(config: Config, players: int, network: Network, game: int) -> float:
    numbers = seeded_random(config.seed, players, game, "yardstick")
    greedy = GreedyBot(numbers.getrandbits(63))
    own_seat = game % players
    position = Position(Terms(players))
    while (seat := position.to_move) != OVER:
        if seat == CHANCE:
            position.play(numbers.choice(position.legal_moves()))
        elif seat == own_seat:
            position = Search(position, network, cap=config.nodes).candidates[0].end.copy()
        else:
            position.play(greedy.choose(position))
    return network.evaluate(position)[own_seat]
