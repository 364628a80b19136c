"""Measure how smoothly a chain is animated on a full board, on a phone with a processor slowed down four times.

The results are compared with an empty page, measured in turn. `python3 dev.py bench motion` runs it. It prints the
frames out of 60 per second that the page and the screen missed, and how many were missed before any motion. It also
prints the time of the main thread by kind of work.
"""

import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import late_board
from tests.browser import chromium
from tests.browser.pages import PHONE
from tests.browser.recordings import CHAIN, Scene, link
from tests.live_server import LiveServer
from tongiaki.record import Record, write
from tools import npm

ROUNDS = 3
SLOWER = 4
"""Factor by which the processor is slowed down."""
START_COUNTING = """() => {
  window.seen = { late: 0, longest: 0, ms: 0, stop: false };
  let last = performance.now();
  const frame = (now) => {
    const gone = now - last;
    last = now;
    window.seen.ms += gone;
    window.seen.late += Math.max(0, Math.round(gone / (1000 / 60)) - 1);
    window.seen.longest = Math.max(window.seen.longest, gone);
    if (!window.seen.stop) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
"""Counts the frames that were requested too late. Running animations continue in the meantime."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
PARTS = {
    "script": ("TimerFire", "FireAnimationFrame", "EventDispatch", "EvaluateScript"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint"),
    "layers": ("Layerize", "Commit"),
}
"""The names of the main thread's tasks in the browser's traces."""


def late_chain() -> tuple[Scene, str]:
    """Return a scene and its description: on a full board, the last tile is found and two more fleets sail."""
    moves = late_board.play_game()
    start, position = late_board.find_last_draw(moves)
    sails = [number for number, move in enumerate(moves) if number >= start and move.startswith("sail")]
    tiles = len(position.describe()["tiles"])
    description = f"{CHAIN} fleets sail in turn, among {late_board.count_ships(position)} ships on {tiles + 1} tiles"
    return Scene("chain", write(Record(late_board.TERMS, tuple(moves))), start, sails[CHAIN - 1] + 1), description


def open_slow_page(browser: Browser) -> Page:
    """Open a page on the simulated slow phone, with animations enabled."""
    page = browser.new_context(**PHONE | {"reduced_motion": "no-preference"}).new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def start_counting(browser: Browser, page: Page) -> None:
    """Start counting frames and tracing."""
    page.evaluate(START_COUNTING)
    browser.start_tracing(page=page, categories=TRACED)


def stop_counting(browser: Browser, page: Page) -> dict[str, float]:
    """Return the counts since the start; times are milliseconds."""
    seen: dict[str, float] = page.evaluate("() => { window.seen.stop = true; return window.seen; }")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    moved = min((event["ts"] for event in events if begins_to_move(event)), default=0)
    lost = [event["ts"] >= moved for event in events if is_lost(event)]
    busy = {
        part: sum(event.get("tdur", 0) for event in events if event["name"] in PARTS[part]) / 1000 for part in PARTS
    }
    return seen | busy | {"lost": sum(lost), "unmoved": len(lost) - sum(lost)}


def is_lost(event: dict[str, Any]) -> bool:
    """Return whether a trace's event reports a frame that was missed during an animation."""
    frame = event.get("args", {}).get("frame_reporter") if event["name"] == "PipelineReporter" else None
    return frame is not None and frame["state"] == "STATE_DROPPED" and bool(frame["affects_smoothness"])


def begins_to_move(event: dict[str, Any]) -> bool:
    """Return whether a trace's event is the first frame of an animation, after its preparation."""
    instant = event["name"] == "Animation" and event["ph"] == "n"
    return bool(instant and event["args"]["data"].get("state") == "running")


def show_chain(browser: Browser, server: str, scene: Scene) -> dict[str, float]:
    """Show the chain, and return the counts."""
    page = open_slow_page(browser)
    page.goto(server + link(scene.record, scene.start))
    page.get_by_test_id("replay").wait_for()
    page.wait_for_timeout(3_000)  # until the page is idle
    start_counting(browser, page)
    page.get_by_test_id("replay-play").click()
    page.wait_for_function(
        "(end) => Number(document.querySelector('[data-testid=replay]').dataset.at) > end",
        arg=scene.end,
        polling=200,
        timeout=120_000,
    )
    return stop_counting(browser, page)


def show_empty_page(browser: Browser, ms: float) -> dict[str, float]:
    """Show an empty page for the same time, and return the counts."""
    page = open_slow_page(browser)
    page.set_content("<!doctype html><p>Here</p>")
    page.wait_for_timeout(1_000)
    start_counting(browser, page)
    page.wait_for_timeout(ms)
    return stop_counting(browser, page)


def main() -> None:
    """Measure both pages in turn, and print the medians."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    chromium_files = chromium.find()
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = LiveServer(f"sqlite:///{home}/motion.db", Path(home))
        server.start()
        environment: dict[str, str | float | bool] = {**os.environ, **chromium_files.environment}
        browser = playwright.chromium.launch(
            executable_path=chromium_files.program, args=list(chromium.ARGUMENTS), env=environment
        )
        scene, description = late_chain()
        chains, empties = list[dict[str, float]](), list[dict[str, float]]()
        for number in range(ROUNDS):
            print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
            chains.append(show_chain(browser, server.url, scene))
            empties.append(show_empty_page(browser, chains[-1]["ms"]))
        browser.close()
        server.stop()
    print(f"{description}; processor {SLOWER} times slower\n")
    results = {"the chain": chains, "an empty page": empties}
    print("| page | seconds | frames the page missed | of all | longest gap, ms |", end="")
    print(" frames the screen missed in motion | of all | before any motion |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for title, rounds in results.items():
        ms, late, longest, lost, unmoved = (
            median_of(rounds, name) for name in ("ms", "late", "longest", "lost", "unmoved")
        )
        of_all = [f"{frames:.0f} | {frames / (ms * 0.06):.0%}" for frames in (late, lost)]
        print(f"| {title} | {ms / 1000:.1f} | {of_all[0]} | {longest:.0f} | {of_all[1]} | {unmoved:.0f} |")
    print(f"\n| main thread, ms | {' | '.join(PARTS)} |\n|---|{'---:|' * len(PARTS)}")
    for title, rounds in results.items():
        print(f"| {title} | {' | '.join(f'{median_of(rounds, part):.0f}' for part in PARTS)} |")


def median_of(rounds: list[dict[str, float]], name: str) -> float:
    """Return the median of a count over all rounds."""
    return median(counts[name] for counts in rounds)


if __name__ == "__main__":
    main()
