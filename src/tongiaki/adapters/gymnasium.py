"""Tongiaki as an environment of Gymnasium: one seat against bots. See `docs/research.md`.

Create it with `gymnasium.make("tongiaki.adapters.gymnasium:Tongiaki-v0", players=3, bot="greedy")`.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from tongiaki.adapters.course import HORIZON, Course
from tongiaki.adapters.encoding import SIZE, Floats, action_mask, encode
from tongiaki.bots import BOTS, Bot
from tongiaki.record import write
from tongiaki.rules import Terms
from tongiaki.rules.moves import MOVE_COUNT

ENVIRONMENT: Final = "Tongiaki-v0"
ILLEGAL: Final = -1.0
"""The reward for an illegal move, which ends the game."""
_SEEDS: Final = 2**31


class TongiakiEnv(gymnasium.Env[Floats, np.int64]):
    """An environment for one seat of a game. Bots play the other seats.

    An observation is the encoding for that seat. `action_masks`, and `action_mask` in each info, contain the legal
    moves. The reward is `Course.payoffs` at the end, and 0 before.

    Args:
        players: 2 to 6.
        bot: the name of the bot on all other seats.
        seat: the learner's seat, or None for a random seat in each game.
        horizon: number of decisions by all players after which the game is truncated. 0 means never.
        render_mode: "ansi" or None.
        choices: the rule options by name, as in `Terms`: `stall`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it like this

    def __init__(
        self,
        players: int = 2,
        bot: str = "greedy",
        seat: int | None = None,
        horizon: int = HORIZON,
        render_mode: str | None = None,
        **choices: int,
    ) -> None:
        if bot not in BOTS:
            raise ValueError(f"no bot is called {bot!r}; there are {', '.join(BOTS)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"{players} players have no seat {seat}")
        self.course = Course(Terms(players).with_choices(choices), horizon)
        self.render_mode = render_mode
        self.action_space = Discrete(MOVE_COUNT)
        self.observation_space = Box(-1.0, 1.0, (SIZE,), np.float32)
        self.seat = seat or 0
        """The learner's seat in this game."""
        self._draws_seat = seat is None
        self._bot_name = bot
        self._bot: Bot = BOTS[bot](0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Start a new game, and play until the learner's first decision."""
        super().reset(seed=seed, options=options)
        terms = self.course.position.terms
        self.course = Course(terms, self.course.horizon)
        if self._draws_seat:
            self.seat = int(self.np_random.integers(terms.players))
        self._bot = BOTS[self._bot_name](int(self.np_random.integers(_SEEDS)))
        self._play_on()
        return self._observation()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play the learner's move, then all draws and bot moves until the learner's next decision."""
        refusal = self.course.position.refusal(int(action))
        if refusal is not None:
            observation, info = self._observation()
            return observation, ILLEGAL, True, False, info | {"refusal": refusal.code}
        self.course.play(int(action))
        self._play_on()
        observation, info = self._observation()
        over, is_truncated = self.course.is_over, self.course.is_truncated
        reward = self.course.payoffs()[self.seat] if over else 0.0
        return observation, reward, over and not is_truncated, is_truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each move is legal for the learner. Libraries with action masks expect this method."""
        return action_mask(self.course.position).astype(bool)

    def render(self) -> str | None:
        """Return the record of the game so far."""
        return write(self.course.record()) if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        course = self.course
        course.draw(self.np_random.choice)
        while not course.is_over and course.position.to_move != self.seat:
            course.play(self._bot.choose(course.position))
            course.draw(self.np_random.choice)

    def _observation(self) -> tuple[Floats, dict[str, Any]]:
        return encode(self.course.position, self.seat), {"action_mask": action_mask(self.course.position)}


gymnasium.register(ENVIRONMENT, entry_point=f"{__name__}:{TongiakiEnv.__name__}")
