"""The search behind the bots: it enumerates the ends of a turn and evaluates them. It is compiled with the rules."""

from tongiaki.search.budget import Budget, ExhaustedError
from tongiaki.search.judge import Judge
from tongiaki.search.judgement import Judgement
from tongiaki.search.lookahead import Lookahead
from tongiaki.search.outlook import Outlook
from tongiaki.search.search import Candidate, Search
from tongiaki.search.stretch import Stretch

__all__ = ["Budget", "Candidate", "ExhaustedError", "Judge", "Judgement", "Lookahead", "Outlook", "Search", "Stretch"]
