"""The search that bots use: it enumerates the ends of a turn and evaluates them.

It is compiled together with the rules.
"""

from tongiaki.search.budget import Budget, ExhaustedError
from tongiaki.search.chances_evaluator import ChancesEvaluator
from tongiaki.search.evaluator import Evaluator
from tongiaki.search.last_tiles import choose_by_playouts
from tongiaki.search.lookahead import Lookahead
from tongiaki.search.playouts import Playouts
from tongiaki.search.points_evaluator import PointsEvaluator
from tongiaki.search.search import Candidate, Search
from tongiaki.search.stretch import Stretch

__all__ = [
    "Budget",
    "Candidate",
    "ChancesEvaluator",
    "Evaluator",
    "ExhaustedError",
    "Lookahead",
    "Playouts",
    "PointsEvaluator",
    "Search",
    "Stretch",
    "choose_by_playouts",
]
