"""`tongiaki site` writes a folder that any web host can serve below any path."""

import functools
import http.server
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import msgspec
import pytest

from tests.cli.command import complaint, run
from tests.project.project_files import ROOT
from tongiaki.cli.site import ADDRESSES
from tongiaki.protocol.replay_bodies import Puzzles
from tongiaki.puzzles.puzzle import numbered
from tongiaki.server.web.pages import CLIENT

pytestmark = pytest.mark.skipif(
    not (CLIENT / "device" / "manifest.json").exists(), reason="`python3 dev.py test client` builds the files"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host") / "below" / "a-path"
    done = run("site", str(folder), "--path", "/below/a-path/")
    assert done.returncode == 0, done.stderr
    assert str(folder) in done.stdout
    return folder


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def url(site: Path) -> Iterator[str]:
    """The address of the site at Python's own web server."""
    handler = functools.partial(QuietHandler, directory=str(site.parents[1]))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/below/a-path/"
        server.shutdown()
        thread.join()


def test_the_licences_of_everything_in_the_site_are_in_a_file(site: Path) -> None:
    text = (site / "licenses.txt").read_text()
    names = ["@fluent/bundle", "marked", "svelte", "uqr", "gelasio", "librt", "msgspec", "mypy_extensions", "pyodide"]
    found = [line.removeprefix("## ").partition(" ")[0] for line in text.splitlines() if line.startswith("## ")]
    assert set(names) <= set(found)
    assert text.count("Copyright") >= len(names)


@pytest.mark.parametrize("address", [*ADDRESSES, "puzzles/1", f"puzzles/{len(numbered())}", "404.html"])
def test_every_address_has_a_page_with_links_that_lead_to_files(url: str, address: str) -> None:
    answer = httpx.get(url + address, follow_redirects=True)
    assert answer.status_code == 200
    (base,) = re.findall(r'<base href="([^"]*)"', answer.text)
    root = urljoin(str(answer.url), base)
    assert root == url
    links = re.findall(r'<(?:script|link)[^>]*?(?:src|href)="([^"]*)"', answer.text, re.DOTALL)
    assert any(link.endswith(".js") for link in links)
    for link in links:
        assert link.startswith("data:") or httpx.head(urljoin(root, link)).status_code == 200
    assert "<html data-site data-compiled data-device-compiled" in answer.text
    assert answer.text.index("<base") < answer.text.index("<link")


def test_the_files_of_games_are_there_as_the_list_says(url: str) -> None:
    manifest = httpx.get(f"{url}device/manifest.json").json()
    for name, sizes in manifest["files"].items():
        packed = ".gz" if sizes.get("packed") else ""
        answer = httpx.head(f"{url}device/{name}{packed}")
        assert answer.status_code == 200
        expected = sizes["download"] if packed else sizes["bytes"]
        assert int(answer.headers["Content-Length"]) == expected
    for name in manifest["workers"]:
        assert httpx.head(f"{url}device/{name}").headers["Content-Type"].startswith("text/javascript")


def test_the_list_of_puzzles_is_a_file(url: str) -> None:
    listed = msgspec.json.decode(httpx.get(f"{url}api/puzzles.json").content, type=Puzzles)
    assert len(listed.puzzles) == len(numbered())
    assert listed.tried == {}
    assert not numbered()[listed.today - 1].is_dropped


def test_the_site_is_small_and_contains_nothing_twice(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 20_000_000
    assert [path for path in files if path.suffix == ".br"] == []
    assert [path for path in files if path.suffix == ".gz" and path.with_suffix("").exists()] == []


def test_a_site_is_written_again_but_other_folders_are_kept(site: Path, tmp_path: Path) -> None:
    before = json.loads((site / "device" / "manifest.json").read_text())
    (site / "old.txt").touch()
    assert run("site", str(site), "--path", "below/a-path").returncode == 0
    assert not (site / "old.txt").exists()
    assert json.loads((site / "device" / "manifest.json").read_text()) == before
    assert '<base href="/below/a-path/"' in (site / "404.html").read_text()
    (tmp_path / "letter.txt").write_text("Dear Ana")
    assert "contains other files" in complaint("site", str(tmp_path))
    assert (tmp_path / "letter.txt").exists()


def test_the_client_shows_every_page_that_the_site_has() -> None:
    """The client has its own pattern of addresses that need no server."""
    source = (ROOT / "web" / "src" / "app" / "pages.ts").read_text("utf-8")
    found = re.search(r"ON_SITE = /(.*)/;", source)
    assert found
    on_site = re.compile(found[1].replace(r"\/", "/"))
    assert [address for address in ADDRESSES if not on_site.match(f"/{address}")] == []
    assert on_site.match("/account") is None
