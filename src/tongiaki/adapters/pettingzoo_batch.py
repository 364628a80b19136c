"""A batch of games that are stepped with one call, in the manner of PettingZoo's AEC environments.

PettingZoo has no standard for batches. `TongiakiBatch` keeps the terms of its AEC interface, with an array instead of
each number. See `docs/research/environments.md`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from tongiaki.adapters.course import HORIZON, Course, chooser
from tongiaki.adapters.encoding import SIZE, Floats, Mask, action_masks, encode_batch
from tongiaki.adapters.payoffs import RANK, illegal_payoff
from tongiaki.rules import Terms
from tongiaki.rules.moves import MOVE_COUNT

Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class TongiakiBatch:
    """A batch of independent games. In each, the selected agent moves next.

    A game that has ended is replaced at the next step, which ignores its action (Gymnasium's mode NEXT_STEP). The same
    seed and moves lead to the same game as in `TongiakiAEC`.

    Args:
        num_games: the number of games.
        players: 2 to 6, the same in all games.
        horizon: number of decisions after which a game is truncated. 0 means never.
        payoff: what the rewards measure: "rank", "win" or "points". See `payoffs`.
        choices: the rule options by name, as in `Terms`: `stall`.

    Raises:
        ValueError: an argument is out of range, or there is no such payoff.
    """

    def __init__(
        self, num_games: int, players: int = 2, horizon: int = HORIZON, payoff: str = RANK, **choices: int
    ) -> None:
        if num_games < 1:
            raise ValueError(f"a batch has at least one game, not {num_games}")
        first = Course(Terms(players).with_choices(choices), horizon, payoff=payoff)
        self.num_games = num_games
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.courses = [first.restarted() for _ in range(num_games)]
        self.rewards: Rewards = np.zeros((num_games, players))
        """The rewards of the last step, by [game, seat]. They are 0 until the game ends."""
        self.terminations: Flags = np.zeros(num_games, np.bool_)
        """Whether the last step ended a game, by [game]."""
        self.truncations: Flags = np.zeros(num_games, np.bool_)
        """Whether the last step reached the horizon of a game, by [game]."""
        self.refusals: list[str | None] = [None] * num_games
        """The code of the refusal if the last move was illegal, by [game]."""
        self._randoms = [np_random()[0] for _ in range(num_games)]

    def observation_space(self, _agent: str) -> Space[Any]:
        """Return the space of one game's observation, as of `TongiakiAEC`."""
        observation, mask = Box(-1.0, 1.0, (SIZE,), np.float32), Box(0, 1, (MOVE_COUNT,), np.int8)
        return Dict({"observation": observation, "action_mask": mask})

    def action_space(self, _agent: str) -> Space[Any]:
        """Return the space of all moves, 0 to MOVE_COUNT - 1."""
        return Discrete(MOVE_COUNT)

    @property
    def agent_selection(self) -> list[str]:
        """The name of the agent to move in each game. In a game that has ended, it has no meaning."""
        return [self.possible_agents[course.position.turn] for course in self.courses]

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat of the agent to move in each game, of shape (num_games,)."""
        return np.array([course.position.turn for course in self.courses], np.int64)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Start new games.

        Args:
            seed: a seed for each game, or one for the first; the others get the numbers that follow. Without one, the
                random generators are kept.

        Raises:
            ValueError: there are not as many seeds as games.
        """
        if seed is not None:
            seeds = range(seed, seed + self.num_games) if isinstance(seed, int) else seed
            if len(seeds) != self.num_games:
                raise ValueError(f"{self.num_games} games need as many seeds, not {len(seeds)}")
            self._randoms = [np_random(seed)[0] for seed in seeds]
        self.courses = [course.restarted() for course in self.courses]
        self._clear()

    def observe(self) -> dict[str, Floats | Mask]:
        """Return what the agents to move observe.

        `observation` has the shape (num_games, SIZE), and `action_mask` the shape (num_games, MOVE_COUNT). In a game
        that has ended, the mask is 1 for all moves.
        """
        positions = [course.position for course in self.courses]
        masks = action_masks(positions)
        masks[self.terminations | self.truncations] = 1
        return {"observation": encode_batch(positions), "action_mask": masks}

    def last(self) -> tuple[dict[str, Floats | Mask], Rewards, Flags, Flags]:
        """Return the observations, and the rewards, terminations and truncations of the last step."""
        return self.observe(), self.rewards, self.terminations, self.truncations

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> None:
        """Play a move and the draws after it in each game. A game that has ended is replaced instead.

        An illegal move ends its game, with -1 for its player and 0 for the others; with `payoff="points"`, -53 and 0.

        Args:
            actions: a move for each game.

        Raises:
            ValueError: there are not as many actions as games.
        """
        if len(actions) != self.num_games:
            raise ValueError(f"{self.num_games} games need as many actions, not {len(actions)}")
        ended = self.terminations | self.truncations
        self._clear()
        for game, course in enumerate(self.courses):
            if ended[game]:
                self.courses[game] = course.restarted()
            else:
                self._play(game, course, int(actions[game]))

    def _clear(self) -> None:
        self.rewards = np.zeros_like(self.rewards)
        self.terminations = np.zeros_like(self.terminations)
        self.truncations = np.zeros_like(self.truncations)
        self.refusals = [None] * self.num_games

    def _play(self, game: int, course: Course, move: int) -> None:
        refusal = course.position.refusal(move)
        if refusal is not None:
            self.rewards[game, course.position.turn] = illegal_payoff(course.payoff)
            self.terminations[game] = True
            self.refusals[game] = refusal.code
            return
        course.play(move)
        course.draw(chooser(self._randoms[game]))
        if course.is_over:
            self.rewards[game] = course.payoffs()
            self.truncations[game] = course.is_truncated
            self.terminations[game] = not course.is_truncated
