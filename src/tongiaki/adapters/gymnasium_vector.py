"""A batch of Gymnasium environments that are stepped with one call. See `docs/research/environments.md`.

Create it with `gymnasium.make_vec("tongiaki.adapters.gymnasium:Tongiaki-v0", num_envs=64)`.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tongiaki.adapters.encoding import Floats, action_masks, encode_batch
from tongiaki.adapters.gymnasium import TongiakiEnv

_RESET_MASK: Final = "reset_mask"
Actions = NDArray[np.int64]
Steps = tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class TongiakiVectorEnv(VectorEnv[Floats, Actions, NDArray[Any]]):
    """A batch of `TongiakiEnv`. It returns the same as Gymnasium's `SyncVectorEnv` of them, but encodes all at once.

    Observations have the shape (num_envs, SIZE). `infos["action_mask"]`, of shape (num_envs, MOVE_COUNT), has the legal
    moves. After the end of a game, all its entries are 1.

    Args:
        num_envs: the number of games.
        autoreset_mode: when a game that has ended is replaced by a new one, as in Gymnasium: NEXT_STEP, SAME_STEP or
            DISABLED.
        options: the arguments of `TongiakiEnv`.

    Raises:
        ValueError: an argument is out of range.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,  # noqa: ANN401 - TongiakiEnv checks them
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"a batch has at least one environment, not {num_envs}")
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.envs = [TongiakiEnv(**options) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.metadata = {**TongiakiEnv.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = self.envs[0].render_mode
        self.single_action_space = self.envs[0].action_space
        self.single_observation_space = self.envs[0].observation_space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Start new games.

        Args:
            seed: a seed for each game, or one for the first; the others get the numbers that follow. The default keeps
                the random generators.
            options: `reset_mask`, a boolean array of shape (num_envs,), restricts the reset to some games.

        Raises:
            ValueError: there are not as many seeds as games, or the mask has another shape or type.
        """
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} environments need as many seeds, not {len(seeds)}")
        chosen = (options or {}).get(_RESET_MASK, np.ones(self.num_envs, np.bool_))
        if not isinstance(chosen, np.ndarray) or chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(f"{_RESET_MASK} is a boolean array of shape ({self.num_envs},)")
        for number in np.flatnonzero(chosen):
            self.envs[number].begin(seeds[number])
        return self._observations(), self._masks()

    def step(self, actions: Actions) -> Steps:
        """Play one move in each game. A game that is replaced ignores its action in NEXT_STEP mode.

        Args:
            actions: a move for each game, of shape (num_envs,).

        Raises:
            ValueError: there are not as many actions as games.
            ResetNeeded: a game has ended, and the autoreset mode is DISABLED.
        """
        if len(actions) != self.num_envs:
            raise ValueError(f"{self.num_envs} environments need as many actions, not {len(actions)}")
        rewards = np.zeros(self.num_envs)
        terminations, truncations = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for number, env in enumerate(self.envs):
            if env.has_ended:
                if self.autoreset_mode == AutoresetMode.DISABLED:
                    raise ResetNeeded(f"game {number} has ended; reset it first")
                env.begin()
                continue
            rewards[number], terminations[number], truncations[number], refusal = env.advance(int(actions[number]))
            if (terminations[number] or truncations[number]) and self.autoreset_mode == AutoresetMode.SAME_STEP:
                infos = self._replace(infos, number, refusal)
            elif refusal is not None:
                infos = self._add_info(infos, {"refusal": refusal}, number)
        return self._observations(), rewards, terminations, truncations, infos | self._masks()

    def render(self) -> tuple[Any, ...]:
        """Return the record of each game so far."""
        return tuple(env.render() for env in self.envs)

    def _replace(self, infos: dict[str, Any], number: int, refusal: str | None) -> dict[str, Any]:
        """Add the end of a game to the infos, and start a new one in its place."""
        observation, info = self.envs[number].observation()
        final_info = info if refusal is None else info | {"refusal": refusal}
        self.envs[number].begin()
        return self._add_info(infos, {"final_obs": observation, "final_info": final_info}, number)

    def _observations(self) -> Floats:
        return encode_batch([env.course.position for env in self.envs], [env.seat for env in self.envs])

    def _masks(self) -> dict[str, Any]:
        masks = action_masks([env.course.position for env in self.envs])
        masks[[env.has_ended for env in self.envs]] = 1
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
