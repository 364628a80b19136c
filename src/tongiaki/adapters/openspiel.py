"""Tongiaki as a game of OpenSpiel. Importing this module registers it as `tongiaki`.

See `docs/research/environments.md`.

`pyspiel.load_game("tongiaki(players=3,stall=10)")` loads it. Actions are the engine's moves. The outcome of a chance
node is the number of the drawn tile.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from tongiaki.adapters.course import HORIZON, Course
from tongiaki.adapters.encoding import SIZE, Floats, encode, views
from tongiaki.adapters.payoffs import RANK, payoff_bounds
from tongiaki.rules import CHANCE, CHOICES, Terms
from tongiaki.rules.moves import DRAW, MOVE_COUNT, SEATS
from tongiaki.rules.tiles import TILES

GAME_TYPE: Final = pyspiel.GameType(
    short_name="tongiaki",
    long_name="Tongiaki",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, **CHOICES, "horizon": HORIZON, "payoff": RANK},
)


class TongiakiGame(pyspiel.Game):  # type: ignore[misc]  # its base comes without types
    """The game. Its parameters are `players`, the rule options, `horizon` and `payoff`.

    `horizon` must be positive here, because OpenSpiel needs it as `max_game_length`. `payoff` is `rank`, `win` or
    `points`; see `payoffs`.

    Raises:
        ValueError: a parameter is out of range, or there is no such payoff.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        chosen = {name: int(params.get(name, default)) for name, default in CHOICES.items()}
        self.terms = Terms(params.get("players", 2)).with_choices(chosen)
        self.horizon: int = params.get("horizon", HORIZON)
        if self.horizon < 1:
            raise ValueError(f"the horizon is a positive number of decisions, not {self.horizon}")
        self.payoff: str = params.get("payoff", RANK)
        lowest, highest = payoff_bounds(self.payoff, self.terms.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVE_COUNT,
            max_chance_outcomes=TILES,
            num_players=self.terms.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=self.horizon,
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self) -> "TongiakiState":
        return TongiakiState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum number of draws: every tile except Tonga."""
        return TILES - 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Any:  # noqa: ANN401 - OpenSpiel has no type for observers
        """Return an observer of states. All information is public, so perfect recall adds only the history."""
        if iig_obs_type is None:
            return PositionObserver(params, has_history=False)
        if iig_obs_type.public_info:
            return PositionObserver(params, has_history=iig_obs_type.perfect_recall)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class TongiakiState(pyspiel.State):  # type: ignore[misc]  # its base comes without types
    """A state of the game. OpenSpiel copies and pickles its only attribute, `course`."""

    def __init__(self, game: TongiakiGame) -> None:
        super().__init__(game)
        self.course = Course(game.terms, game.horizon, payoff=game.payoff)

    def current_player(self) -> int:
        if self.course.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.course.position.to_move
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.course.is_over

    def returns(self) -> list[float]:
        """Return the payoffs if the game is over, otherwise 0 for each player."""
        return self.course.payoffs() if self.course.is_over else [0.0] * self.course.position.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all tiles left in the pile, each with the same probability."""
        moves = self.course.position.legal_moves()
        return [(move - DRAW, 1 / len(moves)) for move in moves]

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.course.position.legal_moves())

    def _apply_action(self, action: int) -> None:
        drawn = self.course.position.to_move == CHANCE
        self.course.play(action + DRAW if drawn else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.position.text(action + DRAW if player == CHANCE else action)

    def legal_actions_mask(self, *player: int) -> list[int]:
        """Return 1 for each legal action, 0 for all others. After the end of the game, all entries are 1."""
        mask: list[int] = [1] * MOVE_COUNT if self.is_terminal() else super().legal_actions_mask(*player)
        return mask

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the encoding for a player, SIZE numbers. The default player is the one whose turn it is.

        Raises:
            SpielError: there is no such player.
        """
        position = self.course.position
        seat = position.turn if player is None else player
        is_seat = 0 <= seat < position.players
        entries: list[float] = encode(position, seat).tolist() if is_seat else super().observation_tensor(seat)
        return entries

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return the observation, because the game has perfect information. Raises as `observation_tensor`."""
        return self.observation_tensor(player)

    def __str__(self) -> str:
        """Return the position as JSON."""
        return json.dumps(self.course.position.describe(), sort_keys=True, separators=(",", ":"))


class PositionObserver:
    """Observer of the position. The tensor is its encoding, and `dict` contains the pieces of the encoding.

    The string is the position, or with `has_history` the history of the game.
    """

    def __init__(self, params: Mapping[str, Any] | None, *, has_history: bool) -> None:
        if params:
            raise ValueError(f"this observer has no parameters; passed {params}")
        self.tensor: Floats = np.zeros(SIZE, np.float32)
        self.dict = views(self.tensor)
        self._has_history = has_history

    def set_from(self, state: TongiakiState, player: int) -> None:
        encode(state.course.position, player, self.tensor)

    def string_from(self, state: TongiakiState, _player: int) -> str:
        return str(state.history_str()) if self._has_history else str(state)


pyspiel.register_game(GAME_TYPE, TongiakiGame)
