"""One person against two bots, from the front page to the scores, with clicks or taps only."""

import pytest

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage
from tests.browser.policy import Beginner
from tests.browser.scores import check_the_end
from tests.live_server import LiveServer


@pytest.mark.parametrize(("screen", "seed"), [(DESKTOP, 2), (PHONE, 4)], ids=["mouse", "touch"])
def test_a_whole_game_is_played_against_two_bots(
    new_page: NewPage, live_server: LiveServer, screen: dict[str, object], seed: int
) -> None:
    page = new_page("/", loud=True, **screen)
    game = FrontPage(page).call_me("Ana").play_now(3, "greedy")
    ana = Beginner(game, seed, resettles=True)
    ana.play_on()
    assert {"settle", "act", "sail"} <= ana.pressed  # usually "land", too, unless each fleet sinks or has one place
    check_the_end(game, live_server.url)
