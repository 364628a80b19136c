"""The files of games on the device: encodings, caching, and the policy of the worker."""

import gzip
import json
import urllib.request
from pathlib import Path

import httpx
import pytest

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.server.web.device_files import WORKER_POLICY, is_compiled
from tongiaki.server.web.pages import CLIENT

DEVICE = CLIENT / "device"

pytestmark = pytest.mark.skipif(
    not (DEVICE / "manifest.json").exists(), reason="`python3 dev.py test client` builds these files"
)


def manifest() -> dict[str, object]:
    content: dict[str, object] = json.loads((DEVICE / "manifest.json").read_text())
    return content


def files() -> dict[str, dict[str, int]]:
    found = manifest()["files"]
    assert isinstance(found, dict)
    return found


def raw(url: str, accepted: str) -> tuple[str | None, bytes]:
    """Return the encoding and the encoded content of a response."""
    request = urllib.request.Request(url, headers={"Accept-Encoding": accepted})
    with urllib.request.urlopen(request) as answer:
        return answer.headers["Content-Encoding"], answer.read()


@pytest.mark.parametrize("name", files() if (DEVICE / "manifest.json").exists() else [])
def test_a_file_is_sent_in_each_encoding_and_cached_permanently(server: LiveServer, name: str) -> None:
    sizes = files()[name]
    url = f"{server.url}/device/{name}"
    answer = httpx.get(url, headers={"Accept-Encoding": "br, gzip"})
    assert answer.status_code == 200
    assert "immutable" in answer.headers["Cache-Control"]
    assert "Set-Cookie" not in answer.headers
    _, plain = raw(url, "identity")
    assert len(plain) == sizes["bytes"]
    if "gzip" in sizes:
        coding, content = raw(url, "br, gzip")
        assert (coding, len(content)) == ("br", sizes["download"])
        coding, content = raw(url, "gzip")
        assert (coding, len(content)) == ("gzip", sizes["gzip"])
        assert gzip.decompress(content) == plain


def test_webassembly_can_be_compiled_while_it_arrives(server: LiveServer) -> None:
    """Browsers compile a stream only of this type."""
    (name,) = (name for name in files() if name.endswith(".wasm"))
    assert Person(server.url).get(f"/device/{name}").headers["Content-Type"] == "application/wasm"


def test_the_manifest_is_checked_at_each_use(server: LiveServer) -> None:
    answer = Person(server.url).get("/device/manifest.json")
    assert answer.json() == manifest()
    assert answer.headers["Cache-Control"] == "no-cache"


def test_a_page_says_whether_the_engine_on_devices_is_compiled(server: LiveServer, tmp_path: Path) -> None:
    marked = " data-device-compiled " in Person(server.url).get("/").text
    assert marked == is_compiled(DEVICE) == manifest()["compiled"]
    (tmp_path / "manifest.json").write_text(json.dumps(manifest() | {"compiled": False}))
    assert not is_compiled(tmp_path)
    assert not is_compiled(tmp_path / "missing")


def test_only_a_worker_may_compile_webassembly(server: LiveServer) -> None:
    person = Person(server.url)
    workers = manifest()["workers"]
    assert isinstance(workers, list)
    for name in workers:
        assert person.get(f"/device/{name}").headers["Content-Security-Policy"] == WORKER_POLICY
    for path in ("/", "/device", "/device/game", *(f"/device/{name}" for name in files())):
        assert "wasm" not in person.get(path).headers["Content-Security-Policy"]


def test_other_paths_below_device_are_pages(server: LiveServer) -> None:
    answer = Person(server.url).get("/device/game")
    assert answer.headers["Content-Type"].startswith("text/html")
    assert "Content-Encoding" not in answer.headers


def test_a_first_game_takes_at_most_seven_megabytes() -> None:
    """All that is downloaded until the first move of a game of four, whose network has two files."""
    sizes = files()
    networks = manifest()["networks"]
    assert isinstance(networks, dict)
    needed = {part["file"] for part in networks["4"]}
    others = {part["file"] for parts in networks.values() for part in parts} - needed
    device = sum(size["download"] for name, size in sizes.items() if name not in others)
    client = sum(path.stat().st_size for path in (CLIENT / "assets").glob("*.br"))
    assert device + client < 7_000_000
