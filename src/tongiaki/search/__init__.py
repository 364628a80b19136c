"""What a position leads to and what it is worth: the search behind the bots. It is compiled with the rules."""

from tongiaki.search.judge import Judge
from tongiaki.search.judgement import Judgement
from tongiaki.search.stretch import Stretch

__all__ = ["Judge", "Judgement", "Stretch"]
