"""Tongiaki as a game of OpenSpiel. Importing this module registers it as `tongiaki`. See `docs/research.md`.

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
from tongiaki.adapters.encoding import SIZE, encode, views
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
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, **CHOICES, "horizon": HORIZON},
)


class TongiakiGame(pyspiel.Game):  # type: ignore[misc]  # its base comes without types
    """The game. Its parameters are numbers: `players`, the rule options, and `horizon`.

    `horizon` must be positive here, because OpenSpiel needs it as `max_game_length`.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        chosen = {name: int(params.get(name, default)) for name, default in CHOICES.items()}
        self.terms = Terms(params.get("players", 2)).with_choices(chosen)
        self.horizon: int = params.get("horizon", HORIZON)
        if self.horizon < 1:
            raise ValueError(f"the horizon is a positive number of decisions, not {self.horizon}")
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVE_COUNT,
            max_chance_outcomes=TILES,
            num_players=self.terms.players,
            min_utility=-1.0,
            max_utility=1.0,
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
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return PositionObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class TongiakiState(pyspiel.State):  # type: ignore[misc]  # its base comes without types
    """A state of the game. OpenSpiel copies and pickles its only attribute, `course`."""

    def __init__(self, game: TongiakiGame) -> None:
        super().__init__(game)
        self.course = Course(game.terms, game.horizon)

    def current_player(self) -> int:
        if self.course.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.course.position.to_move
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.course.is_over

    def returns(self) -> list[float]:
        """Return the payoffs by rank if the game is over, otherwise 0 for each player."""
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

    def __str__(self) -> str:
        """Return the position as JSON."""
        return json.dumps(self.course.position.describe(), sort_keys=True, separators=(",", ":"))


class PositionObserver:
    """Observer of the position. The tensor is its encoding, and `dict` contains the pieces of the encoding."""

    def __init__(self, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"this observer has no parameters; passed {params}")
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = views(self.tensor)

    def set_from(self, state: TongiakiState, player: int) -> None:
        encode(state.course.position, player, self.tensor)

    def string_from(self, state: TongiakiState, _player: int) -> str:
        return str(state)


pyspiel.register_game(GAME_TYPE, TongiakiGame)
