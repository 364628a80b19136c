"""`tongiaki bot` with an unusable address, token or proxy prints one line without a secret."""

import contextlib
import signal
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests import processes
from tests.cli.command import TONGIAKI, complaint
from tests.live_server import LiveServer, serving
from tests.ports import free_port
from tests.server.notifications import faulty_services

SECRET = "ThisIsTheSecret"
TOKEN = f"tongiaki_{SECRET}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("refusing"), {}) as running:
        yield running


def error_of(server: str, token: str = TOKEN, **settings: str) -> str:
    """Return the line that the command prints when it fails."""
    words = complaint("bot", "random", "--server", server, "--token", token, **settings)
    assert len(words.splitlines()) == 1, words
    assert SECRET.lower() not in words.lower()
    return words


@contextlib.contextmanager
def website(status: int, body: bytes = b"<!doctype html><title>Another site</title>") -> Iterator[str]:
    """Return a web server that gives the same answer to every request."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's own
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.parametrize(
    "token",
    [
        "",
        " ",
        SECRET,
        f"Bearer {TOKEN}",
        f"{TOKEN}ü",
        f"tongiaki_ {SECRET}",
        f"{TOKEN}\r\nX-More: 1",
        f"{TOKEN}\x07",
        f"“{TOKEN}”",
        f"{TOKEN}\udcff",
    ],
)
def test_a_malformed_token_is_refused(token: str) -> None:
    assert "not a program’s token" in error_of("https://tongiaki.example.org", token)


@pytest.mark.parametrize(
    "server",
    [
        "",
        "tongiaki.example.org",
        SECRET,
        "ftp://tongiaki.example.org",
        f"https://ana:{SECRET}@tongiaki.example.org",
        "https://",
        "https://tongiaki.example.org:99999",
        "https://a b",
        "https://[::1",
    ],
)
def test_a_malformed_address_is_refused(server: str) -> None:
    assert "address is not valid" in error_of(server)


def test_blanks_and_the_address_of_a_page_are_accepted(server: LiveServer) -> None:
    """The server answers: it does not know the token."""
    assert "token isn’t valid" in error_of(f" {server.url}/t/abc?x=1#since \n", f"  {TOKEN}\n")


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (200, b"<p>Welcome"),
        (200, b"{}"),
        (200, b'{"name": null}'),
        (200, b"\xff"),
        (301, b""),
        (404, b"?"),
        (401, b"[]"),
    ],
)
def test_another_web_server_ends_it(status: int, body: bytes) -> None:
    with website(status, body) as url:
        assert "no Tongiaki server" in error_of(url)


def test_another_service_ends_it() -> None:
    with faulty_services.serving(faulty_services.not_http) as service:
        assert "no Tongiaki server" in error_of(service.url)


def test_https_where_there_is_none_ends_it(server: LiveServer) -> None:
    assert "no https" in error_of(server.url.replace("http:", "https:"))


def test_a_proxy_is_not_asked_for_this_machine(server: LiveServer) -> None:
    proxy = f"http://127.0.0.1:{free_port()}"
    assert "token isn’t valid" in error_of(server.url, HTTP_PROXY=proxy, http_proxy=proxy, ALL_PROXY=proxy)


def test_a_proxy_that_is_none_ends_it() -> None:
    proxy = f"gopher://{SECRET}@192.0.2.2"
    assert "proxy" in error_of("http://192.0.2.1", HTTP_PROXY=proxy, http_proxy=proxy)


def test_temporary_errors_are_retried() -> None:
    with website(503) as url:
        command = [TONGIAKI, "bot", "random", "--server", url, "--token", TOKEN]
        with processes.running(command, stderr=subprocess.PIPE, text=True) as bot:
            assert bot.stderr is not None
            for _ in range(2):
                assert "503" in bot.stderr.readline()
            bot.send_signal(signal.SIGINT)
            assert bot.wait(60) == 0
