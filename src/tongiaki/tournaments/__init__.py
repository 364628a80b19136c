"""Pairings and standings of tournaments, for any game."""

from tongiaki.tournaments.circle import circle
from tongiaki.tournaments.groups import groups
from tongiaki.tournaments.meetings import Meeting, share
from tongiaki.tournaments.pairing import Kind, next_round, rounds_of
from tongiaki.tournaments.standings import TIE_BREAKS, Standing, TieBreak, standings
from tongiaki.tournaments.swiss import swiss

__all__ = [
    "TIE_BREAKS",
    "Kind",
    "Meeting",
    "Standing",
    "TieBreak",
    "circle",
    "groups",
    "next_round",
    "rounds_of",
    "share",
    "standings",
    "swiss",
]
