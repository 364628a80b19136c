"""Pairings and standings of tournaments, for any game."""

from tongiaki.tournaments.circle import pair_circle
from tongiaki.tournaments.groups import pair_groups
from tongiaki.tournaments.meetings import Meeting, score_places
from tongiaki.tournaments.pairing import Kind, count_rounds, next_round
from tongiaki.tournaments.standings import TIE_BREAKS, Standing, TieBreak, standings
from tongiaki.tournaments.swiss import pair_swiss

__all__ = [
    "TIE_BREAKS",
    "Kind",
    "Meeting",
    "Standing",
    "TieBreak",
    "count_rounds",
    "next_round",
    "pair_circle",
    "pair_groups",
    "pair_swiss",
    "score_places",
    "standings",
]
