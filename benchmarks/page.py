"""Measure the first second: the bytes until the first move, the time until pages are usable, and their layout shift.

The processor is slowed down four times, and the connection is slow. The results are compared with a peer: a page with
the same number of bytes of script, which do nothing. `python3 dev.py bench page` runs it.
"""

import functools
import http.server
import os
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.live_server import LiveServer
from tools import npm

ROUNDS = 5
SLOWER = 4
"""Factor by which the processor is slowed down."""
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""A slow connection: round trip in milliseconds, and bytes per second (1.6 and 0.7 Mbit/s)."""
USABLE = "[data-testid=quick-start]:enabled"
"""Selector, on the front page, of the button that starts a game."""
PLAYABLE = "() => document.querySelector('[data-ready]') !== null"
"""Condition, at the table, that something on the board can be chosen."""
SUM_LAYOUT_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""
"""Adds up the layout shift that no user input caused."""
SETTLED = 1_000
"""Milliseconds after which layout shift does not count as part of loading."""


class SlowPage:
    """A page on the simulated slow machine, with the number of received bytes."""

    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context()
        self.page: Page = self.context.new_page()
        self.bytes = 0
        self.page.add_init_script(SUM_LAYOUT_SHIFTS)
        session = self.context.new_cdp_session(self.page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._count_bytes)
        session.send("Network.emulateNetworkConditions", LINE)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def _count_bytes(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def measure(self, action: Callable[[], object], usable: Callable[[], object]) -> float:
        """Return the seconds from an action until the page can be used."""
        start = time.monotonic()
        action()
        usable()
        return time.monotonic() - start


def measure_own_pages(browser: Browser, url: str) -> tuple[float, float, int, float]:
    """Return the seconds until the front page and the table can be used, their bytes, and their layout shift."""
    slow_page = SlowPage(browser)
    page = slow_page.page
    front = slow_page.measure(lambda: page.goto(url, wait_until="commit"), lambda: page.wait_for_selector(USABLE))
    table = slow_page.measure(lambda: page.click(USABLE), lambda: page.wait_for_function(PLAYABLE, timeout=60_000))
    size = slow_page.bytes
    page.wait_for_timeout(SETTLED)
    shift: float = page.evaluate("window.shifted")
    slow_page.context.close()
    return front, table, size, shift


def measure_peer(browser: Browser, url: str) -> float:
    """Return the seconds until the peer's page has run its script."""
    slow_page = SlowPage(browser)
    page = slow_page.page
    seconds = slow_page.measure(
        lambda: page.goto(url, wait_until="commit"), lambda: page.wait_for_function("() => window.ready === true")
    )
    slow_page.context.close()
    return seconds


@contextmanager
def serve_script(folder: Path, size: int) -> Iterator[str]:
    """Run a file server with a page whose script has this number of bytes and does nothing."""
    (folder / "index.html").write_text('<!doctype html><script src="script.js"></script><p>Here</p>')
    (folder / "script.js").write_text(f"//{secrets.token_hex(size // 2)}\nwindow.ready = true;\n")

    class SilentHandler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Do not log requests."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(SilentHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()


def main() -> None:
    """Load both pages in turn, and print the medians."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    chromium_files = chromium.find()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = LiveServer(f"sqlite:///{folder}/page.db", folder, {"TONGIAKI_BOT_PAUSE": "0"})
        server.start()
        environment: dict[str, str | float | bool] = {**os.environ, **chromium_files.environment}
        browser = playwright.chromium.launch(
            executable_path=chromium_files.program, args=list(chromium.ARGUMENTS), env=environment
        )
        size = measure_own_pages(browser, server.url)[2]  # also warms up the server and the browser
        (folder / "peer").mkdir()
        fronts, tables, peers, shifts = list[float](), list[float](), list[float](), list[float]()
        with serve_script(folder / "peer", size) as url:
            for number in range(ROUNDS):
                print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
                front, table, _, shift = measure_own_pages(browser, server.url)
                fronts.append(front)
                tables.append(table)
                shifts.append(shift)
                peers.append(measure_peer(browser, url))
        browser.close()
        server.stop()
    print(f"{size / 1000:.0f} KB until the first move; processor {SLOWER} times slower, slow line")
    print(f"layout shift of both pages together: {max(shifts):.3f}\n")
    print("| measure | seconds | ratio to the peer |\n|---|---:|---:|")
    rows = {"front page is usable": fronts, "first move can be made, after the click": tables, "the peer": peers}
    for title, seconds in rows.items():
        print(f"| {title} | {median(seconds):.2f} | {median(seconds) / median(peers):.2f} |")


if __name__ == "__main__":
    main()
