"""The page, its files, and the description of the HTTP interface."""

import gzip
import re
import subprocess
from collections.abc import Callable

import httpx
import pytest

from tests.live_server import LiveServer
from tests.project.project_files import ROOT
from tests.server.player import Person
from tongiaki.server.web.pages import CLIENT
from tools import npm

needs_client = pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="`python3 dev.py test client` builds it")


def firsts() -> set[str]:
    """Return the first path segments of the client's pages."""
    pages = ROOT / "web" / "src" / "app" / "pages.ts"
    segments = set(re.findall(r"/\^\\(/\w+)", pages.read_text(encoding="utf-8")))
    assert {"/t", "/manual", "/account"} < segments
    return segments


@needs_client
@pytest.mark.parametrize("path", ["/", "/t/abcdefgh/replay", "/p/Mr.%20Fish", "/no/such.page", *sorted(firsts())])
def test_every_client_path_returns_the_page(server: LiveServer, path: str) -> None:
    answer = Person(server.url).get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/html")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert '<div id="' in answer.text
    # The content security policy forbids inline scripts.
    assert re.findall(r"<script(?![^>]*\bsrc=)", answer.text) == []


@needs_client
@pytest.mark.parametrize("path", ["/favicon.ico", "/api", "/api/nothing", "/api/tables/a/b/c", "/assets", "/ws"])
def test_an_unknown_server_path_is_not_found(server: LiveServer, path: str) -> None:
    answer = Person(server.url).get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


@needs_client
def test_files_with_a_hash_in_their_name_are_cached_permanently(server: LiveServer) -> None:
    person = Person(server.url)
    for asset in re.findall(r'"(/assets/[^"]+)"', person.get("/").text):
        answer = person.get(asset)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Set-Cookie" not in answer.headers
    for path in ("/assets/nothing.js", "/assets/../settings.py", "/assets/%2e%2e/index.html"):
        assert person.get(path).status_code == 404


@needs_client
@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("br, gzip", "br"), ("gzip, BR;q=0.9", "br"), ("gzip;q=0.8, br;q=0", "gzip"), ("gzip;q=0, zstd", None)],
)
def test_files_are_compressed_as_the_client_accepts(server: LiveServer, accepted: str, coding: str | None) -> None:
    assets = re.findall(r'"(/assets/[^"]+\.js)"', Person(server.url).get("/").text)
    asset, plain = max(
        ((asset, _sent(server.url + asset, "identity")[1]) for asset in assets), key=lambda one: len(one[1])
    )
    headers, content = _sent(server.url + asset, accepted)
    assert headers.get("Content-Encoding") == coding
    assert "/javascript" in headers["Content-Type"]
    assert headers["Vary"] == "Accept-Encoding"
    assert int(headers["Content-Length"]) == len(content)
    assert (len(content) < len(plain) / 2) == (coding is not None)
    assert _UNPACK[coding](content) == plain


def _unbrotli(content: bytes) -> bytes:
    script = "process.stdout.write(zlib.brotliDecompressSync(fs.readFileSync(0)))"
    return subprocess.run([npm.NODE, "-e", script], input=content, stdout=subprocess.PIPE, check=True).stdout


_UNPACK: dict[str | None, Callable[[bytes], bytes]] = {"br": _unbrotli, "gzip": gzip.decompress, None: bytes}


def _sent(url: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    """Return the headers and the raw content of a response."""
    with httpx.stream("GET", url, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


def test_the_server_publishes_its_openapi_description(server: LiveServer) -> None:
    paths = Person(server.url).get("/schema/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/quick", "/api/me", "/api/tables/{table_id}/claim"} <= set(paths)


async def test_the_lobby_lists_public_tables_by_status(server: LiveServer) -> None:
    person = Person(server.url)
    shown, hidden = person.new_table(seats=3, name="Ana"), person.new_table(seats=3, public=False)
    async with person.connect(shown), person.connect(hidden):
        lobby = person.get("/api/tables").json()
    listed = {table["id"]: table for table in lobby["open"]}
    assert hidden not in listed
    assert listed[shown]["seats"][0]["name"] == "Ana"
    assert listed[shown]["options"].items() >= {"seats": 3, "stall": 20, "public": True, "rated": False}.items()
    assert person.get(f"/api/tables/{hidden}").json()["status"] == "open"
    assert not re.search(r"'\w*key\w*':", str(lobby))  # the name of a field; an id may contain it by chance
