"""Links have a title, a description and a picture, which reveal nothing secret and cost little."""

import asyncio
import re
import struct
import zlib
from html import unescape

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.common.days import today
from tongiaki.puzzles.puzzle import shipped
from tongiaki.server.web.pages import CLIENT

FAST = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_MESSAGE_RATE": "10000"}
FIRST_NUMBER = shipped()[0].number
FIRST_PUZZLE = f"/puzzles/{FIRST_NUMBER}"
needs_client = pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="`python3 dev.py test client` builds it")


def head(person: Person, path: str) -> dict[str, str]:
    """Return the title and the meta tags of a page."""
    page = person.get(path)
    assert page.status_code == 200, page.text
    tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.text)
    (title,) = re.findall(r"<title>([^<]*)</title>", page.text)
    return {name: unescape(content) for name, content in [*tags, ("title", title)]}


def picture(person: Person, path: str) -> bytes:
    """Return a picture of a link. Assert that it is a complete PNG file of the right size."""
    answer = person.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.headers["Cache-Control"].startswith("public, max-age=")
    assert "Set-Cookie" not in answer.headers
    assert size(answer.content) == (1200, 630)
    return answer.content


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, pixels, kind = 8, b"", b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body, checksum = png[at + 8 : at + 8 + length], png[at + 8 + length : at + 12 + length]
        assert zlib.crc32(kind + body) == int.from_bytes(checksum, "big")
        pixels += body if kind == b"IDAT" else b""
        at += 12 + length
    assert kind == b"IEND"
    width, height = struct.unpack(">II", png[16:24])
    assert len(zlib.decompress(pixels)) >= height * (1 + 3 * width)
    return width, height


def shown(person: Person, path: str) -> bytes:
    """Return the picture that the page at a path names."""
    url = head(person, path)["og:image"]
    return picture(person, url.removeprefix(person.url))


async def finish(person: Person, table: str) -> None:
    async with person.connect(table) as line:
        await line.play_on(lambda legal: legal[0])


@needs_client
async def test_a_public_table_has_a_preview_from_the_first_seat_to_the_end(server: LiveServer) -> None:
    ana, messenger = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name='Ana <b>&"quoted"', bot="random")
    general = picture(messenger, "/api/picture")
    waiting = head(messenger, f"/t/{table}")
    assert waiting["title"] == waiting["og:title"] == 'Play Tongiaki with Ana <b>&"quoted"'
    assert (
        waiting["description"] == waiting["og:description"] == "One seat is free. No account needed, about 15 minutes."
    )
    assert waiting["og:image"] == f"{server.url}/api/picture"
    assert waiting["og:url"] == f"{server.url}/t/{table}"
    assert waiting["twitter:card"] == "summary_large_image"
    assert picture(messenger, f"/api/tables/{table}/picture") == general
    async with ana.connect(table) as line:
        await line.request("add_bot", seat=1, bot="random")
        await line.request("start")
        await line.receive_until(lambda line: bool(line.legal))
        await line.move(line.legal[0])
    assert head(messenger, f"/t/{table}")["description"] == "The game is on: watch it live."
    running = shown(messenger, f"/t/{table}")
    assert running != general
    await finish(ana, table)
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        over = head(messenger, path)
        assert over["title"].startswith("Tongiaki with ")
        assert await is_scored(messenger, path)
        assert over["og:image"] == f"{server.url}/api/tables/{table}/picture"
    assert shown(messenger, f"/t/{table}") not in {general, running}


async def is_scored(person: Person, path: str) -> bool:
    for _ in range(600):
        if re.search(r" with a score of \d+\. See how it went\.$", head(person, path)["description"]):
            return True
        await asyncio.sleep(0.05)
    return False


@needs_client
async def test_a_private_table_shows_neither_its_board_nor_names(server: LiveServer) -> None:
    ana, ben, messenger = Person(server.url), Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, public=False, name="Hinemoana")
    general = picture(messenger, "/api/picture")

    def assert_private() -> None:
        for path in (f"/t/{table}", f"/t/{table}/replay"):
            assert "Hinemoana" not in messenger.get(path).text
            assert head(messenger, path)["title"] == "A private table in Tongiaki"
            assert head(messenger, path)["og:image"] == f"{server.url}/api/picture"
        for person in (ana, ben, messenger):  # who asks makes no difference, because answers are cached
            assert picture(person, f"/api/tables/{table}/picture") == general

    assert_private()
    async with ana.connect(table) as host, ben.connect(table) as guest:
        await guest.request("sit", seat=1, name="Ben")
        await host.request("start")
        assert_private()
        await host.request("resign")
        await host.receive_until(lambda line: line.table["status"] == "over")
    assert_private()


@needs_client
async def test_a_game_against_bots_has_a_picture_once_it_is_over(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.quick(players=2, bot="random")
    assert head(ana, f"/t/{table}")["title"] == "A private table in Tongiaki"
    await finish(ana, table)
    assert shown(ana, f"/t/{table}/replay") != picture(ana, "/api/picture")


@needs_client
async def test_the_daily_game_of_today_shows_only_its_start(server: LiveServer) -> None:
    ana, messenger = Person(server.url), Person(server.url)
    general = picture(messenger, "/api/picture")
    table = str(ana.post("/api/daily", name="Ana").json()["id"])
    before = shown(messenger, "/daily")
    await finish(ana, table)
    for person in (ana, messenger):
        assert picture(person, f"/api/tables/{table}/picture") == general
        assert "score" not in head(person, f"/t/{table}")["description"]
    assert shown(messenger, f"/daily?day={today()}") == before != general
    assert head(messenger, "/today")["title"] == f"Tongiaki on {today()}"
    assert shown(messenger, "/today") == before
    assert head(messenger, f"/daily?day={today()}")["title"] == f"Tongiaki on {today()}"
    assert head(messenger, f"/daily?day={today()}")["og:url"] == f"{server.url}/daily?day={today()}"


@needs_client
def test_every_puzzle_has_its_own_picture(server: LiveServer) -> None:
    person = Person(server.url)
    first, second = shown(person, FIRST_PUZZLE), shown(person, f"/puzzles/{shipped()[1].number}")
    assert first != second
    assert head(person, FIRST_PUZZLE)["title"] == f"Tongiaki puzzle {FIRST_NUMBER}"
    assert picture(person, f"/api{FIRST_PUZZLE}/picture") == first


@needs_client
def test_a_tournament_has_a_title_and_a_picture(server: LiveServer) -> None:
    host = Person(server.url)
    assert host.claim("Nukualofa").status_code == 200
    tournament = host.post("/api/tournaments", kind="swiss", rounds=3, bot="random", pause=0).json()["id"]
    shown_head = head(host, f"/tournament/{tournament}")
    assert shown_head["title"] == "Tongiaki tournament, Swiss system"
    assert shown_head["description"] == "0 of 16 places are taken."
    assert shown(host, f"/tournament/{tournament}") == picture(host, "/api/picture")


@needs_client
@pytest.mark.parametrize(
    "path",
    [
        *("/", "/t/abcdefgh", "/t/abcdefgh/replay", "/puzzles/999999", "/puzzles/59", "/tournament/abcdefgh"),
        *("/daily?day=2001-02-03", "/daily?day=2999-01-01", "/daily?day=no", "/ladder", "/p/Mr.%20Fish", "/study/x"),
    ],
)
def test_every_other_page_has_the_preview_of_the_site(server: LiveServer, path: str) -> None:
    page = head(Person(server.url), path)
    assert page["title"] == "Tongiaki: sail together or sink"
    assert page["og:image"] == f"{server.url}/api/picture"


@pytest.mark.parametrize(
    "path", ["tables/abcdefgh", "tables/%00", "puzzles/999999", "puzzles/59", "tournaments/abcdefgh"]
)
def test_unknown_ids_have_the_general_picture(server: LiveServer, path: str) -> None:
    person = Person(server.url)
    answer = person.get(f"/api/{path}/picture")
    assert answer.status_code == 404 or answer.content == picture(person, "/api/picture")
    assert picture(person, "/api/daily/picture?day=2001-02-03") == picture(person, "/api/picture")


@needs_client
def test_the_language_is_the_link_s_or_the_server_s(start_server: StartServer, sqlite_url: str) -> None:
    person = Person(start_server(sqlite_url, TONGIAKI_LANGUAGE="nl", **FAST).url)
    assert head(person, FIRST_PUZZLE)["title"] == f"Tongiaki-puzzel {FIRST_NUMBER}"
    german = head(person, f"{FIRST_PUZZLE}?lang=de")
    assert (german["title"], german["og:locale"]) == (f"Tongiaki-Aufgabe {FIRST_NUMBER}", "de")
    assert head(person, f"{FIRST_PUZZLE}?lang=../en")["title"] == f"Tongiaki-puzzel {FIRST_NUMBER}"


@needs_client
def test_addresses_are_those_that_the_visitor_used(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_ORIGINS="https://games.example.org", **FAST)
    direct, public = Person(server.url), Person(server.url, {"Host": "games.example.org"})
    assert head(direct, FIRST_PUZZLE)["og:image"] == f"{server.url}/api{FIRST_PUZZLE}/picture"
    assert head(public, FIRST_PUZZLE)["og:image"] == f"https://games.example.org/api{FIRST_PUZZLE}/picture"
    proxied = Person(server.url, {"X-Forwarded-Host": "games.local:8443", "X-Forwarded-Proto": "https"})
    assert head(proxied, FIRST_PUZZLE)["og:url"] == f"https://games.local:8443{FIRST_PUZZLE}"


def test_an_address_that_asks_for_many_pictures_gets_the_general_one(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_WORK_RATE="0.01", **FAST)
    greedy = Person(server.url, {"X-Forwarded-For": "203.0.113.1"})
    general = picture(greedy, "/api/picture")
    pictures = [picture(greedy, f"/api/puzzles/{puzzle.number}/picture") for puzzle in shipped()[:20]]
    assert pictures[0] != general
    assert pictures[-1] == general
    assert picture(greedy, f"/api{FIRST_PUZZLE}/picture") == pictures[0]  # cached pictures cost nothing
    other = Person(server.url, {"X-Forwarded-For": "203.0.113.200"})
    assert picture(other, f"/api/puzzles/{shipped()[19].number}/picture") != general
