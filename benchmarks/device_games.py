"""Measure games on the device: agreement with CPython, bytes, start times, decision times and memory.

The same script plays in compiled CPython, in Pyodide under Node, and in Chromium, at full speed and slowed down four
times. `python3 dev.py bench device` runs it. Words select parts: agreement, bytes, start, decisions.
"""

import functools
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.device.node import DEVICE, run_in_pyodide
from tongiaki.cli.site import write_site
from tongiaki.server.web.pages import CLIENT
from tools import npm

ROOT = npm.ROOT
SCRIPT = ROOT / "tests" / "device" / "played_games.py"
VECTORS = ROOT / "tests" / "vectors"
RECORDED = 100
"""Number of recorded games in the vectors."""
RANDOM = 100
"""Number of games of random moves."""
LEAVES = 10**9
"""Maximum of leaves: all recorded counts."""
SLOWER = 4
"""Factor by which the browser is slowed down."""
LEVELS = ("greedy", "helmsman", "captain", "master", "navigator")
"""The levels whose decisions are timed."""
PARTS = ("bytes", "start", "decisions", "agreement")
LINE_UPS = [
    *(["greedy"] * players for players in (2, 3, 4, 6)),
    *(["helmsman"] * players for players in (2, 3, 4, 6)),
    ["child", "fisher", "paddler"],
    ["random", "child"],
    ["fisher", "fisher", "paddler", "greedy"],
    ["paddler", "helmsman", "random"],
    ["child"] * 5,
    ["captain", "helmsman"],
    ["captain", "greedy", "fisher"],
    ["captain", "captain"],
    ["captain", "greedy", "greedy", "greedy"],
    ["master", "greedy"],
    ["master", "captain", "helmsman"],
    ["navigator", "master", "captain", "helmsman"],
]
"""The levels of the 20 games of bots."""
BUNDLE = """
import { build } from "rolldown";
await build({ input: process.argv[2], output: { file: process.argv[3], format: "es" }, logLevel: "silent" });
"""
START = """async ({ base, players, scripts }) => {
  const began = performance.now();
  const { startPython } = await import(`${base}loader.js`);
  const python = await startPython({ base: `${base}device/`, network: players });
  const started = performance.now() - began;
  python.pyodide.FS.mkdirTree("/script");
  for (const [name, text] of Object.entries(scripts)) python.pyodide.FS.writeFile(`/script/${name}`, text);
  python.pyodide.runPython("import sys; sys.path.insert(0, '/script'); import tongiaki.device");
  globalThis.python = python;
  return { started, ready: performance.now() - began, heap: python.pyodide._module.HEAPU8.length };
}"""
TIMES = """({ level, players, games }) => JSON.parse(
  python.pyodide.runPython(`import played_games; played_games.timed("${level}", ${players}, ${games})`))"""


def main(words: list[str]) -> None:
    """Run the chosen parts."""
    chosen = words or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        sys.exit(f"No such part: {', '.join(unknown)}. The parts are: {', '.join(PARTS)}.")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if "bytes" in chosen:
        show_bytes()
    if "start" in chosen or "decisions" in chosen:
        show_browser(decisions="decisions" in chosen)
    if "agreement" in chosen:
        check_agreement()


def show_bytes() -> None:
    """Print the bytes of all files, as they are sent to a browser."""
    manifest = json.loads((DEVICE / "manifest.json").read_text())
    print(f"\n{'file':45}{'raw':>12}{'gzip':>12}{'Brotli':>12}")
    sums = [0, 0, 0]
    for name, sizes in manifest["files"].items():
        row = [sizes["bytes"], sizes.get("gzip", sizes["bytes"]), sizes["download"]]
        sums = [before + size for before, size in zip(sums, row, strict=True)]
        print(f"{name:45}{row[0]:12,}{row[1]:12,}{row[2]:12,}")
    print(f"{'all':45}{sums[0]:12,}{sums[1]:12,}{sums[2]:12,}")
    with tempfile.TemporaryDirectory() as folder:
        print(f"{'site without a server':45}{write_site(CLIENT, Path(folder, 'site')):12,}")


@contextmanager
def served() -> Iterator[str]:
    """Serve a site with the bundled loader, and yield its URL."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "site")
        write_site(CLIENT, folder)
        script = ROOT / "web" / "bundle-loader.mjs"  # in the folder whose packages it imports
        script.write_text(BUNDLE)
        try:
            source = ROOT / "web" / "src" / "device" / "loadPython.ts"
            subprocess.run([npm.NODE, script, source, folder / "loader.js"], cwd=ROOT / "web", check=True)
        finally:
            script.unlink()
        (folder / "empty.html").write_text("<!doctype html><title>Device</title>")
        handler = functools.partial(_Quiet, directory=str(folder))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def show_browser(*, decisions: bool) -> None:
    """Print start times and decision times of the browser."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    with sync_playwright() as playwright, served() as url:
        browser = chromium.launch(playwright, brief=False)
        for slower in (1, SLOWER):
            show_page(browser, url, slower, decisions=decisions)
        browser.close()


def show_page(browser: Browser, url: str, slower: int, *, decisions: bool) -> None:
    """Print the times of one browser. Everything runs on the page's own thread, which alone can be slowed down."""
    context = browser.new_context()
    speed = "full speed" if slower == 1 else f"slowed down {slower} times"
    print(f"\nChromium {browser.version}, {speed}")
    scripts = {"played_games.py": SCRIPT.read_text()}
    page = context.new_page()
    for name in ("cold", "warm"):
        page.close()
        page = context.new_page()
        page.set_default_timeout(0)
        page.goto(f"{url}empty.html")
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        found = page.evaluate(START, {"base": url, "players": 2, "scripts": scripts})
        started, ready = found["started"] / 1000, found["ready"] / 1000
        memory = f"WebAssembly memory {found['heap'] / 2**20:.0f} MB"
        print(f"  {name} start: Python after {started:.2f} s, the device after {ready:.2f} s, {memory}")
    if decisions:
        print("  ms for a decision with a choice, two players: mean / 95 % / worst")
        for level in LEVELS:
            print(f"  {level:10}{_row(_times(page, level))}", flush=True)
    context.close()


def _times(page: Page, level: str) -> list[float]:
    found: list[float] = page.evaluate(TIMES, {"level": level, "players": 2, "games": 2})
    return found


def _row(times: list[float]) -> str:
    ordered = sorted(times)
    mean, high, worst = sum(ordered) / len(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1]
    return f"{mean:8.1f} /{high:8.1f} /{worst:8.1f}   ({len(ordered)} decisions)"


def check_agreement() -> None:
    """Compare all games and counts of compiled CPython and Pyodide; exit with 1 if they differ."""
    words = [VECTORS / "games.jsonl", VECTORS / "perft.json", str(RECORDED), str(LEAVES), json.dumps(LINE_UPS)]
    words.append(str(RANDOM))
    start = time.monotonic()
    theirs = run_in_pyodide(SCRIPT, *words, players="2,3,4")
    seconds = time.monotonic() - start
    printed = subprocess.check_output([sys.executable, SCRIPT, *words], text=True)
    ours: dict[str, Any] = json.loads(printed)
    different = [
        f"{part} {index}"
        for part in ("recorded", "random", "perft", "bots")
        for index, (one, other) in enumerate(zip(ours[part], theirs.result[part], strict=True))
        if one != other
    ]
    counts = {part: len(ours[part]) for part in ("recorded", "random", "perft", "bots")}
    leaves = sum(max(numbers, default=0) for numbers in ours["perft"])
    print(f"\nagreement of {ours['engine']} CPython and {theirs.result['engine']} Pyodide: {counts}, {leaves:,} leaves")
    figures = theirs.figures
    print(
        f"  Node: {seconds:.0f} s, start {figures['started'] / 1000:.1f} s, WebAssembly memory"
        f" {figures['heap'] / 2**20:.0f} MB, process {figures['memory'] / 2**20:.0f} MB"
    )
    print("  different: " + (", ".join(different) or "nothing"))
    if different:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
