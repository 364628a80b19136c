"""Tongiaki as an environment of PettingZoo, with turns and masked actions. See `docs/research/environments.md`.

Create it with `tongiaki.adapters.pettingzoo.env(players=4)`.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from tongiaki.adapters.course import HORIZON, Course, chooser
from tongiaki.adapters.encoding import SIZE, encode
from tongiaki.adapters.payoffs import ILLEGAL, RANK, illegal_payoff
from tongiaki.record import write
from tongiaki.rules import Terms
from tongiaki.rules.moves import MOVE_COUNT

__all__ = ["ILLEGAL", "TongiakiAEC", "env"]


def env(
    players: int = 2, horizon: int = HORIZON, render_mode: str | None = None, payoff: str = RANK, **choices: int
) -> OrderEnforcingWrapper:
    """Create the environment with PettingZoo's wrappers, which check moves and the order of calls.

    An illegal move ends the game, with -1 for its player and 0 for the others; with `payoff="points"`, -53 and 0.
    """
    raw = TongiakiAEC(players, horizon, render_mode, payoff, **choices)
    penalty = illegal_payoff(payoff)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=penalty)))


class TongiakiAEC(AECEnv):  # type: ignore[misc]  # its base comes without types
    """The environment. Agents are named by seat, starting with `player_0`. The seed of `reset` determines the draws.

    An observation contains `observation`, the encoding for the agent, and `action_mask`. The mask is 0 while it is not
    the agent's turn. After the end of the game, it is 1 for all agents and moves. The rewards are `Course.payoffs` at
    the end.

    Args:
        players: 2 to 6.
        horizon: number of decisions after which the game is truncated. 0 means never.
        render_mode: "ansi" or None.
        payoff: what the rewards measure: "rank", "win" or "points". See `payoffs`.
        choices: the rule options by name, as in `Terms`: `stall`.

    Raises:
        ValueError: an argument is out of range, or there is no such payoff.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tongiaki_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        horizon: int = HORIZON,
        render_mode: str | None = None,
        payoff: str = RANK,
        **choices: int,
    ) -> None:
        super().__init__()
        self.course = Course(Terms(players).with_choices(choices), horizon, payoff=payoff)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = np_random()
        self._action_spaces = {agent: Discrete(MOVE_COUNT) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 1.0, (SIZE,), np.float32),
                    "action_mask": Box(0, 1, (MOVE_COUNT,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of `observe`: `observation` (SIZE,) in -1..1, `action_mask` (MOVE_COUNT,), 0 or 1."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of all moves, 0 to MOVE_COUNT - 1."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's own signature
        """Start a new game. A seed determines all later draws. Without a seed, the current random generator is kept."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.course = self.course.restarted()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent. Raises KeyError for an unknown name."""
        position, seat = self.course.position, self._seats[agent]
        has_ended = self.terminations.get(agent, False) or self.truncations.get(agent, False)
        if has_ended:
            mask = np.ones(MOVE_COUNT, np.int8)
        else:
            mask = self.course.action_mask() if position.to_move == seat else np.zeros(MOVE_COUNT, np.int8)
        return {"observation": encode(position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the selected agent's move and the draws after it. Once the game is over, the action is None.

        The move is not checked here, because the wrappers of `env` reject illegal moves.

        Raises:
            ValueError: the action is None, but the agent has to move.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to move, but the action is None")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        course = self.course
        course.play(int(action))
        course.draw(chooser(self._random))
        if course.is_over:
            is_truncated = course.is_truncated
            for agent, payoff in zip(self.possible_agents, course.payoffs(), strict=True):
                self.rewards[agent] = payoff
                self.terminations[agent] = not is_truncated
                self.truncations[agent] = is_truncated
        else:
            self.agent_selection = self.possible_agents[course.position.to_move]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the record of the game so far."""
        return write(self.course.record()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, because the environment has no resources."""
