"""Measure how smoothly a chain is shown on a late board: on a phone's screen, with a processor slowed down four times.

Beside it, in turn, an empty page on which nothing happens. A frame is dropped when the page was not asked for a picture
when the screen, 60 times a second, could have shown one. `python3 dev.py bench motion` runs it.
"""

import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.pages import PHONE
from tests.browser.recordings import CHAIN, Scene, link, replay
from tests.live import LiveServer
from tongiaki.record import Record, write
from tongiaki.rules import OVER, Position, Terms
from tools import npm

ROUNDS = 3
SLOWER = 4
"""So many times slower is the processor."""
PLAYERS = 6
SEED = 3074
"""Of a random game at whose end much lies on the board."""
WATCHED = """() => {
  window.seen = { dropped: 0, longest: 0, ms: 0, stop: false };
  let last = performance.now();
  const frame = (now) => {
    const gone = now - last;
    last = now;
    window.seen.ms += gone;
    window.seen.dropped += Math.max(0, Math.round(gone / (1000 / 60)) - 1);
    window.seen.longest = Math.max(window.seen.longest, gone);
    if (!window.seen.stop) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
"""Counts the pictures that the page was asked for, and those that it was not."""


def late_chain(server: str) -> tuple[Scene, str]:
    """The last chain of a game in which nobody crowns or starts anew, and what is on the board then, in words."""
    chance = random.Random(SEED)
    position = Position(Terms(PLAYERS, 0))
    moves = list[str]()
    while position.to_move != OVER:
        legal = position.legal_moves()
        staying = [move for move in legal if not position.text(move).startswith(("crown", "resettle"))]
        move = chance.choice(staying or legal)
        moves.append(position.text(move))
        position.play(move)
    record = write(Record(Terms(PLAYERS, 0), tuple(moves)))
    frames = replay(server, record)
    ends = [0, *(i + 1 for i, frame in enumerate(frames) if any(h["kind"] == "turn" for h in frame["happened"]))]
    for start, end in reversed(list(zip(ends, [*ends[1:], len(frames)], strict=True))):
        sails = [i for i in range(start, end) if any(h["kind"] == "sailed" for h in frames[i]["happened"])]
        if len(sails) >= CHAIN:
            there = Record(Terms(PLAYERS, 0), tuple(moves)).after(sails[0]).describe()
            ships = sum(sum(fleet.values()) for island in there["ships"].values() for fleet in island)
            told = f"{len(sails)} fleets sail one after the other; {len(there['tiles'])} tiles, {ships} ships"
            return Scene("chain", record, sails[0], sails[CHAIN - 1] + 1), told
    raise AssertionError("no chain in this game")


def slow(browser: Browser) -> Page:
    """A page on the slow phone, with motion."""
    page = browser.new_context(**PHONE | {"reduced_motion": "no-preference"}).new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def counted(page: Page) -> dict[str, Any]:
    """What was counted since the watch began."""
    seen: dict[str, Any] = page.evaluate("() => { window.seen.stop = true; return window.seen; }")
    page.context.close()
    return seen


def chain(browser: Browser, server: str, scene: Scene) -> dict[str, Any]:
    """Show the chain, and count."""
    page = slow(browser)
    page.goto(server + link(scene.record, scene.start))
    page.get_by_test_id("replay").wait_for()
    page.wait_for_timeout(3_000)  # until the page has come to rest
    page.evaluate(WATCHED)
    page.get_by_test_id("replay-play").click()
    page.wait_for_function(
        "(end) => Number(document.querySelector('[data-testid=replay]').dataset.at) > end",
        arg=scene.end,
        polling=200,
        timeout=120_000,
    )
    return counted(page)


def nothing(browser: Browser, ms: float) -> dict[str, Any]:
    """Show an empty page for as long, and count."""
    page = slow(browser)
    page.set_content("<!doctype html><p>Here</p>")
    page.wait_for_timeout(1_000)
    page.evaluate(WATCHED)
    page.wait_for_timeout(ms)
    return counted(page)


def main() -> None:
    """Show both in turn, and print the medians."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    found = chromium.find()
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = LiveServer(f"sqlite:///{home}/motion.db", Path(home))
        server.start()
        environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(chromium.ARGUMENTS), env=environment
        )
        scene, told = late_chain(server.url)
        chains, empties = list[dict[str, Any]](), list[dict[str, Any]]()
        for number in range(ROUNDS):
            print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
            chains.append(chain(browser, server.url, scene))
            empties.append(nothing(browser, chains[-1]["ms"]))
        browser.close()
        server.stop()
    print(f"{told}; processor {SLOWER} times slower\n")
    print("| what | seconds | dropped frames | of all | longest gap, ms |\n|---|---:|---:|---:|---:|")
    for title, seen in (("the chain", chains), ("an empty page", empties)):
        ms, dropped, longest = (median(one[name] for one in seen) for name in ("ms", "dropped", "longest"))
        print(f"| {title} | {ms / 1000:.1f} | {dropped:.0f} | {dropped / (ms * 0.06):.0%} | {longest:.0f} |")


if __name__ == "__main__":
    main()
