"""Tongiaki as an environment of Gymnasium: one seat against bots. See `docs/research/environments.md`.

Create it with `gymnasium.make("tongiaki.adapters.gymnasium:Tongiaki-v0", players=3, bot="greedy")`, and a batch of
environments with `gymnasium.make_vec`.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from tongiaki.adapters.course import HORIZON, Course, chooser
from tongiaki.adapters.encoding import SIZE, Floats, Mask, encode
from tongiaki.adapters.payoffs import ILLEGAL, RANK, illegal_payoff
from tongiaki.bots import BOTS, Bot, offered_bots
from tongiaki.record import write
from tongiaki.rules import Terms
from tongiaki.rules.moves import MOVE_COUNT

__all__ = ["ENVIRONMENT", "ILLEGAL", "TongiakiEnv"]

ENVIRONMENT: Final = "Tongiaki-v0"
_SEEDS: Final = 2**31


class TongiakiEnv(gymnasium.Env[Floats, np.int64]):
    """An environment for one seat of a game. Bots play the other seats.

    An observation is the encoding for that seat. `action_masks`, and `action_mask` in each info, contain the legal
    moves; after the end, all entries are 1. The reward is `Course.payoffs` at the end, and 0 before.

    Args:
        players: 2 to 6.
        bot: the name of the bot on all other seats.
        seat: the learner's seat, or None for a random seat in each game.
        horizon: number of decisions by all players after which the game is truncated. 0 means never.
        render_mode: "ansi" or None.
        payoff: what the reward measures: "rank", "win" or "points". See `payoffs`.
        choices: the rule options by name, as in `Terms`: `stall`.

    Raises:
        ValueError: an argument is out of range, or there is no such bot or payoff.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it like this

    def __init__(
        self,
        players: int = 2,
        bot: str = "greedy",
        seat: int | None = None,
        horizon: int = HORIZON,
        render_mode: str | None = None,
        payoff: str = RANK,
        **choices: int,
    ) -> None:
        if bot not in offered_bots():
            raise ValueError(f"no bot here is called {bot!r}; there are {', '.join(offered_bots())}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"{players} players have no seat {seat}")
        self.course = Course(Terms(players).with_choices(choices), horizon, payoff=payoff)
        self.has_ended = False
        """Whether the game is over, or ended by an illegal move."""
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
        self.begin(seed, options)
        return self.observation()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play the learner's move, then all draws and bot moves until the learner's next decision."""
        reward, terminated, truncated, refusal = self.advance(int(action))
        observation, info = self.observation()
        if refusal is not None:
            info["refusal"] = refusal
        return observation, reward, terminated, truncated, info

    def begin(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game as `reset`, without an observation."""
        super().reset(seed=seed, options=options)
        self.course = self.course.restarted()
        self.has_ended = False
        if self._draws_seat:
            self.seat = int(self.np_random.integers(self.course.position.players))
        self._bot = BOTS[self._bot_name](int(self.np_random.integers(_SEEDS)))
        self._play_on()

    def advance(self, action: int) -> tuple[float, bool, bool, str | None]:
        """Play a move as `step`, without an observation.

        Return the reward, whether the game is terminated, whether it is truncated, and the code of the refusal if the
        move is illegal.
        """
        course = self.course
        refusal = course.position.refusal(action)
        if refusal is not None:
            self.has_ended = True
            return illegal_payoff(course.payoff), True, False, refusal.code
        course.play(action)
        self._play_on()
        if not course.is_over:
            return 0.0, False, False, None
        self.has_ended = True
        is_truncated = course.is_truncated
        return course.payoffs()[self.seat], not is_truncated, is_truncated, None

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each move is legal for the learner. Libraries with action masks expect this method.

        After the end of the game, all are True.
        """
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """Return the record of the game so far."""
        return write(self.course.record()) if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        course = self.course
        course.draw(chooser(self.np_random))
        while not course.is_over and course.position.to_move != self.seat:
            course.play(self._bot.choose(course.position))
            course.draw(chooser(self.np_random))

    def observation(self) -> tuple[Floats, dict[str, Any]]:
        """Return the observation and the info of the current position."""
        return encode(self.course.position, self.seat), {"action_mask": self._mask()}

    def _mask(self) -> Mask:
        return np.ones(MOVE_COUNT, np.int8) if self.has_ended else self.course.action_mask()


gymnasium.register(
    ENVIRONMENT,
    entry_point=f"{__name__}:{TongiakiEnv.__name__}",
    vector_entry_point="tongiaki.adapters.gymnasium_vector:TongiakiVectorEnv",
)
