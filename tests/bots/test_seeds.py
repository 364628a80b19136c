"""A series is determined by its seed, and a bot that receives derived seeds cannot compute the rest."""

from random import Random

from tongiaki.arena.schedule import Tournament, shuffle_pile
from tongiaki.bots.seeds import draw_seed, seeded_random
from tongiaki.rules import Terms

EARLIER = 6807002250719878781
"""The first number drawn for pile 0 of seed 7 by earlier versions, which stretched every seed with PBKDF2."""


def test_the_same_seed_gives_the_same_random_numbers_for_the_same_purpose_only() -> None:
    purposes = [(7, 0, "pile"), (7, 1, "pile"), (8, 0, "pile"), (7, 0, 0), (7, 0, 1), (7, 0, 0, 1), (7, 0, 0, 2)]
    drawn = [seeded_random(*purpose).getrandbits(63) for purpose in purposes]
    assert drawn == [seeded_random(*purpose).getrandbits(63) for purpose in purposes]
    assert len(set(drawn)) == len(drawn)


def test_no_pile_follows_from_a_seed_that_a_program_receives() -> None:
    tournament = Tournament(("random", "greedy"), Terms(2), piles=1, seed=7)
    pile = shuffle_pile(tournament, 0)
    draws = [seeded_random(7, 0, 0, place).getrandbits(63) for place in range(2)]
    for seed in (*draws, 7):
        assert shuffle_pile(Tournament(("random", "greedy"), Terms(2), piles=1, seed=seed), 0) != pile or seed == 7
        tiles = sorted(pile)
        Random(f"{seed}:0:pile").shuffle(tiles)
        assert tiles != pile


def test_a_seed_of_an_earlier_version_gives_the_same_chance() -> None:
    assert seeded_random(7, 0, "pile").getrandbits(63) == EARLIER


def test_a_drawn_seed_is_too_long_to_guess_and_fits_into_the_key() -> None:
    for seed in (draw_seed(), 2**256 - 1):
        assert seed >= 2**128
        assert seeded_random(seed, "pile").getrandbits(63) == seeded_random(seed, "pile").getrandbits(63)
        assert seeded_random(seed, "pile").getrandbits(63) != seeded_random(seed - 1, "pile").getrandbits(63)
