"""Two people at one table, each in a separate browser context."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, WaitingRoom
from tests.browser.policy import Beginner, play
from tests.browser.records import recorded
from tests.browser.scores import record_of
from tests.browser.studies import Study, begun, called
from tests.live_server import LiveServer, serving
from tests.postgres import Postgres


def test_a_player_leaves_returns_and_moves_to_another_browser(new_page: NewPage, live_server: LiveServer) -> None:
    anas = new_page("/", **DESKTOP)
    room = FrontPage(anas).call_me("Ana").new_table(seats=3)
    link = room.link
    bens = new_page(link, **PHONE)
    WaitingRoom(bens).sit_down(1, "Ben")
    room.add_bot(2)
    expect(room.seat(1)).to_contain_text("Ben")
    red = Beginner(room.start(), 1)
    yellow = Beginner(Game(bens), 2)
    play({"red": red, "yellow": yellow}, 12)

    # Ben leaves, and Ana plays until it is his turn. He opens the link again and sees all that he missed.
    away = anas.get_by_test_id("player-yellow")
    bens.close()
    expect(away).to_contain_text("connection lost")
    while red.game.wait_for_turn_of(["red", "yellow"]) == "red":
        red.decide(red.game.wait())
    bens = bens.context.new_page()
    bens.goto(link)
    yellow.game = Game(bens)
    expect(away).not_to_contain_text("connection lost")
    assert yellow.game.wait().number == red.game.look().number
    assert yellow.game.log_lines() == red.game.log_lines()
    yellow.game.page.get_by_test_id("tab-log").click()
    play({"red": red, "yellow": yellow}, 12)

    # Ben continues on another device. His personal link moves the seat there and removes it from the first device.
    bens.get_by_test_id("menu").click()
    bens.get_by_test_id("own-make").click()
    own_link = bens.get_by_test_id("own-link").input_value()
    bens.get_by_test_id("settings-close").click()
    laptop = new_page(own_link, **DESKTOP)
    yellow.game = Game(laptop)
    expect(laptop).to_have_url(link)
    play({"red": red, "yellow": yellow}, 6)
    assert Game(bens).look().decision == "none"
    bens.close()

    # Both players resign, and bots finish the game for them.
    for player in (red, yellow):
        player.game.say("/resign")
    points = {standing.colour: standing.points for standing in record_of(red.game, live_server.url).end().standings()}
    for player in (red, yellow):
        assert player.game.result().points() == points

    # Both players click the rematch button and meet at the new table.
    red.game.result().rematch()
    expect(anas).not_to_have_url(link)
    yellow.game.result().rematch()
    expect(laptop).to_have_url(anas.url)
    for page in (anas, laptop):
        expect(page.get_by_text("Ana").first).to_be_visible()
        expect(page.get_by_text("Ben", exact=True).first).to_be_visible()


def test_a_slow_request_for_a_rematch_still_gives_the_seat(new_page: NewPage) -> None:
    anas = new_page("/", **DESKTOP)
    room = FrontPage(anas).call_me("Ana").new_table(seats=2)
    link = room.link
    bens = new_page("about:blank", **DESKTOP)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: held.append((server, text)) if '"rematch"' in str(text) else server.send(text))

    bens.route_web_socket("**", hold)
    bens.goto(link)
    WaitingRoom(bens).sit_down(1, "Ben")
    games = room.start(), Game(bens)
    for game in games:
        game.say("/resign")

    games[0].result().rematch()
    games[1].result().rematch()
    expect(anas).not_to_have_url(link)
    expect(bens.get_by_test_id("rematch")).to_be_visible()
    bens.wait_for_timeout(300)
    expect(bens).to_have_url(link)
    [(server, text)] = held
    server.send(text)
    expect(bens).to_have_url(anas.url)
    expect(anas.get_by_text("Ben", exact=True).first).to_be_visible()


@pytest.fixture(scope="module")
def two_servers(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Start two servers that share one database."""
    database, settings = postgres.new_database(), {"TONGIAKI_BOT_PAUSE": "0"}
    folder = tmp_path_factory.mktemp("servers")
    with serving(folder, settings, database) as here, serving(folder, settings, database) as there:
        yield here, there


def test_two_people_at_two_servers_play_together(new_page: NewPage, two_servers: tuple[LiveServer, LiveServer]) -> None:
    here, there = two_servers
    anas = new_page(here.url, **DESKTOP)
    room = FrontPage(anas).call_me("Ana").new_table(seats=2)
    bens = new_page(room.link.replace(here.url, there.url), **PHONE)
    WaitingRoom(bens).sit_down(1, "Ben")
    expect(room.seat(1)).to_contain_text("Ben")
    red = Beginner(room.start(), 1)
    yellow = Beginner(Game(bens), 2)
    play({"red": red, "yellow": yellow}, 40)
    for player in (red, yellow):
        player.game.wait_for_turn_of(["red", "yellow"])
    expect(bens.get_by_test_id("play")).to_have_attribute("data-number", str(red.game.look().number))
    assert red.game.log_lines() == yellow.game.log_lines()
    for page in (anas, bens):
        page.close()


def test_two_people_at_two_servers_share_a_study(new_page: NewPage, two_servers: tuple[LiveServer, LiveServer]) -> None:
    here, there = two_servers
    ana = begun(called(new_page(base_url=here.url, **DESKTOP), "Ana"), recorded(), 20)
    bens = called(new_page(base_url=there.url, **DESKTOP), "Ben")
    bens.goto(ana.link.replace(here.url, there.url))
    ben = Study(bens)
    expect(bens).to_have_url(re.compile(re.escape(there.url)))
    ben.is_at(20)
    ben.is_mode("following")
    for person in (ana, ben):
        person.are_here("Ana", "Ana", "Ben")
    ana.press("replay-on")
    ben.is_at(21)
    ben.say("Why Tonga?")
    ana.hears("Why Tonga?")
    ana.say("For its berths.")
    ben.hears("For its berths.")
    ana.hand_over("Ben")
    ben.is_mode("leading")
    ben.press("replay-to-start")
    ana.is_at(0)
    ben.hand_over("Ana")
    ana.is_mode("leading")
    ben.page.close()
    ana.are_here("Ana", "Ana")
    ana.page.close()
