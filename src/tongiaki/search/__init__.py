"""What a position leads to and what it is worth: the search behind the bots. It is compiled with the rules."""

from tongiaki.search.budget import Budget, ExhaustedError
from tongiaki.search.judge import Judge
from tongiaki.search.judgement import Judgement
from tongiaki.search.lookahead import Lookahead
from tongiaki.search.outlook import Outlook
from tongiaki.search.search import Candidate, Search
from tongiaki.search.stretch import Stretch

__all__ = ["Budget", "Candidate", "ExhaustedError", "Judge", "Judgement", "Lookahead", "Outlook", "Search", "Stretch"]
