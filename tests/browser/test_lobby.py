"""The lobby on the front page: live updates, the player's own tables first, and new tables with all options."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import qr
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, WaitingRoom
from tests.conftest import StartServer
from tongiaki.server.routes.lobby.table_list import DEFAULT_OPTIONS
from tongiaki.tables.structs.options import OPTIONS

OTHER_SWITCHES = {
    option.field: not getattr(DEFAULT_OPTIONS, option.field)
    for option in OPTIONS
    if option.kind == "switch" and option.field not in {"rated", "programs", "draw_seats", "draw_colours"}
}
"""The switches that the form shows for an unrated game, each with the value that is not its default."""


def test_changes_at_a_table_appear_in_the_lobby_at_once(new_page: NewPage) -> None:
    eves = FrontPage(new_page("/", **DESKTOP))
    anas = new_page("/", **DESKTOP)
    room = FrontPage(anas).call_me("Ana of the lagoon").new_table(seats=3)
    listed = eves.tables("open").filter(has_text="Ana of the lagoon")
    expect(listed).to_contain_text("1 of 3 seats taken")
    room.add_bot(1)
    expect(listed).to_contain_text("2 of 3 seats taken")
    room.start()
    expect(listed).to_have_count(0)
    running = eves.tables("running").filter(has_text="Ana of the lagoon")
    expect(running).to_be_visible()
    # Spectators are counted, and the list shows their number.
    bens = new_page(anas.url, **DESKTOP)
    Game(bens)
    expect(running).to_contain_text("1 spectator")
    running.get_by_test_id("table-link").click()
    assert Game(eves.page).look().decision == "none"


def test_own_tables_come_first_and_show_whose_turn_it_is(new_page: NewPage) -> None:
    anas = new_page("/", **DESKTOP)
    front = FrontPage(anas).call_me("Ana")
    waiting = front.new_table(seats=2)
    link = waiting.link
    anas.goto("/")
    expect(front.own_tables()).to_have_count(1)
    expect(anas).to_have_title("Tongiaki")

    # A game in which Ana is to move comes before the table that waits for players.
    game = front.play_now(2, "greedy")
    game.wait()
    table = game.table
    anas.goto("/")
    expect(front.own_tables()).to_have_count(2)
    expect(front.own_tables().first).to_have_attribute("data-table", table)
    expect(front.own_tables().first).to_contain_text("Your turn")
    expect(anas).to_have_title("(1) Tongiaki")

    # The list is updated live: the game at the other table starts, and it is Ana's turn there, too.
    bens = new_page(link, **DESKTOP)
    WaitingRoom(bens).sit_down(1, "Ben")
    theirs = new_page("/", storage_state=anas.context.storage_state(), **DESKTOP)
    theirs.goto(link)
    WaitingRoom(theirs).start()
    expect(anas).to_have_title("(2) Tongiaki")
    expect(front.own_tables().filter(has_text="Your turn")).to_have_count(2)

    # Ana returns to the table, and the game is unchanged.
    again = front.rejoin(table)
    assert again.table == table
    again.press(again.wait().targets[0])
    again.page.goto("/")
    expect(front.own_tables().locator("visible=true")).to_have_count(2)


def test_all_chosen_options_apply_to_the_table_and_the_next_one(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    FrontPage(page).call_me("Ana")

    def field(name: str) -> str:
        return f"new-table-{name}"

    page.get_by_test_id("new-table-open").click()
    page.get_by_test_id(field("seats-5")).check()
    page.get_by_test_id(field("bots")).select_option("2")
    page.get_by_test_id(field("clock")).select_option("own")
    page.get_by_test_id(field("clock-kind")).select_option("budget")
    page.get_by_test_id(field("clock-time")).fill("25")
    page.get_by_test_id(field("clock-increment")).fill("7")
    page.get_by_test_id(field("more")).click()
    page.get_by_test_id(field("bot")).select_option("random")
    page.get_by_test_id(field("colour-blue")).check()
    page.get_by_test_id(field("begins")).select_option("2")
    for option, on in OTHER_SWITCHES.items():
        page.get_by_test_id(field(option.replace("_", "-"))).set_checked(on)
    page.get_by_test_id(field("rated")).uncheck()
    expect(page.get_by_test_id(field("rated-about"))).to_contain_text("taken back")
    page.get_by_test_id(field("timeout")).select_option("seat")
    page.get_by_test_id(field("away")).select_option("60")
    page.get_by_test_id(field("stand-in")).select_option("random")
    page.get_by_test_id(field("stall")).select_option("40")
    page.get_by_test_id(field("create")).click()

    room = WaitingRoom(page)
    for seat, who in enumerate(["Ana", "Drifter", "Drifter", "Free", "Free"]):
        expect(room.seat(seat)).to_contain_text(who)
    expect(room.seat(0).get_by_test_id("colour-blue")).to_be_checked()
    table = page.url.rsplit("/", 1)[1]
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert options == OTHER_SWITCHES | {
        "seats": 5, "stall": 40, "rated": False, "draw_seats": False, "first": 2,
        "clock": "budget", "time": 1500, "increment": 7, "timeout": "seat", "away": 60, "stand_in": "random",
        "draw_colours": False, "programs": False,
    }  # fmt: skip

    # The next table has the same options by default. Here, the colours and the seats are drawn by lot instead.
    page.goto("/")
    page.get_by_test_id("new-table-open").click()
    expect(page.get_by_test_id(field("seats-5"))).to_be_checked()
    expect(page.get_by_test_id(field("more"))).to_contain_text("changed")
    page.get_by_test_id(field("more")).click()
    page.get_by_test_id(field("colour-drawn")).check()
    page.get_by_test_id(field("begins")).select_option("drawn")
    page.get_by_test_id(field("clock")).select_option("move-172800")
    page.get_by_test_id(field("create")).click()
    WaitingRoom(page)
    options |= page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["options"]
    assert (options["draw_colours"], options["draw_seats"], options["first"]) == (True, True, None)
    assert (options["clock"], options["time"], options["increment"]) == ("move", 172_800, 0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_qr_code_opens_the_table_without_a_seat(new_page: NewPage, screen: dict[str, object]) -> None:
    page = new_page("/", **screen)
    room = FrontPage(page).call_me("Ana").new_table(seats=2)
    page.get_by_test_id("share-code").click()
    code = page.get_by_test_id("qr")
    expect(code).to_be_visible()
    assert qr.read(code) == room.link
    assert re.fullmatch(r"http://[^/#]+/t/[^/#]+", room.link), "the link holds no key"
    # The code is dark on light in the dark theme, too, because cameras need this.
    page.emulate_media(color_scheme="dark")
    expect(code.locator("rect")).to_have_css("fill", "rgb(255, 255, 255)")
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 180
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def test_the_front_page_shows_a_lost_connection_and_reconnects(
    new_page: NewPage, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    page = new_page(server.url, **DESKTOP)
    front = FrontPage(page).call_me("Ana")
    room = front.new_table(seats=2)
    room.add_bot(1)
    page.goto(server.url)
    expect(front.own_tables()).to_have_count(1)
    server.kill()
    down = page.locator("[data-testid='link'][data-state='offline']")
    expect(down).to_be_visible()
    expect(front.own_tables()).to_have_count(1)
    server.start()
    expect(down).not_to_be_visible()
    expect(page.locator("[data-testid='link'][data-state='online']")).to_be_attached()


def test_a_game_stays_on_the_device_while_the_front_page_reconnects(
    new_page: NewPage, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    page = new_page("about:blank", **DESKTOP)
    sockets = list[WebSocketRoute]()

    def answer(socket: WebSocketRoute) -> None:
        if not sockets:
            socket.connect_to_server()  # later attempts to connect get no answer
        sockets.append(socket)

    page.route_web_socket("**/ws/lobby", answer)
    page.goto(server.url)
    link, on_device = page.get_by_test_id("link"), page.get_by_test_id("quick-device")
    expect(link).to_have_attribute("data-state", "online")
    expect(on_device).not_to_be_checked()
    server.kill()
    while len(sockets) < 2:
        page.wait_for_timeout(50)
    assert on_device.is_checked()
    assert link.get_attribute("data-state") == "offline"


def test_the_lobby_is_small_and_fits_a_phone(new_page: NewPage) -> None:
    page = new_page("about:blank", **PHONE)
    loaded: list[int] = []
    page.on("response", lambda answer: loaded.append(int(answer.headers.get("content-length", 0))))
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_test_id("tables-open")).to_be_visible()
    assert sum(loaded) < 160 * 1024
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_test_id("new-table-open").click()
    page.get_by_test_id("new-table-more").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
