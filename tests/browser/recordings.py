"""Record animations of the board frame by frame: a discovery, a sinking, a chain, a crowning, the loss of islands.

Usage: python -m tests.browser.recordings FOLDER [SCENE...] [--size SIZE]

For each scene, on a phone and on a desktop, it saves one picture per 50 ms and a sheet of all pictures. The replay runs
at half speed during the recording so that a busy machine shows every frame.
"""

import argparse
import base64
import itertools
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.pages import DESKTOP, PHONE
from tests.live_server import LiveServer
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import Terms
from tools import npm

SIZES = {"desktop": DESKTOP, "phone": PHONE}
STEP = 0.05  # seconds between two pictures, at full speed
SLOWED = 2  # factor: the slowest pace of a replay
CHAIN = 3  # number of fleets that sail in one turn
COLUMNS = {"desktop": 6, "phone": 12}


@dataclass(frozen=True)
class Scene:
    """A range of moves of a recorded game."""

    name: str
    record: str
    start: int
    """Number of moves before the scene."""
    end: int
    """Number of moves at the end of the scene."""


def replay(server: str, record: str) -> list[dict[str, Any]]:
    """Return the frames of a record's replay, as the server sends them to the page."""
    body = json.dumps({"record": record}).encode()
    request = urllib.request.Request(f"{server}/api/records", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        frames: list[dict[str, Any]] = json.load(answer)["frames"]
    return frames


def scenes(server: str) -> list[Scene]:
    """Return one scene of each kind. Later scenes are preferred because they show more ships and tiles."""
    scenes: dict[str, Scene] = {}
    # Islands are lost in few games. The shortest of those comes first; later games then replace its other scenes.
    losing = min((game for game in games() if "lost_trapped" in game["events"]), key=lambda game: len(game["moves"]))
    for game in [losing, *games()[:8]]:
        record = write(Record(Terms(game["players"], game["stall"]), tuple(game["moves"])))
        frames = replay(server, record)
        kinds = [[happening["kind"] for happening in frame["happened"]] for frame in frames]
        turns = [0, *(i + 1 for i, kind in enumerate(kinds) if "turn" in kind), len(frames)]
        for start, end in itertools.pairwise(turns):
            sails = [i for i in range(start, end) if "sailed" in kinds[i]]
            if len(sails) == CHAIN:
                scenes["chain"] = Scene("chain", record, sails[0], min(end, len(frames)))
        lost = [sum(sum(h["fleet"].values()) for h in frame["happened"] if h["kind"] == "sank") for frame in frames]
        for i, kind in enumerate(kinds):
            if "discovered" in kind and "arrived" in kind:
                scenes["discovery"] = Scene("discovery", record, i - 1, i + 2)
            if lost[i] > 1:
                scenes["sinking"] = Scene("sinking", record, max(i - 1, 0), i + 1)
            if "crowned" in kind:
                scenes["crowning"] = Scene("crowning", record, i, i + 1)
            if "lost" in kind:
                scenes["loss"] = Scene("loss", record, i, i + 1)
    return list(scenes.values())


def link(record: str, number: int) -> str:
    """Return the link to the replay of a record after `number` moves. The link contains the record."""
    squeezer = zlib.compressobj(wbits=-15)
    packed = base64.urlsafe_b64encode(squeezer.compress(record.encode()) + squeezer.flush()).decode().rstrip("=")
    return f"/replay?at={number}#record={packed}"


def film(page: Page, scene: Scene) -> list[bytes]:
    """Play a scene and return one picture per time step."""
    taken: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        taken.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        if recording:
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    recording = True
    session.on("Page.screencastFrame", take)
    page.get_by_test_id("pace").select_option(index=0)
    page.wait_for_timeout(2_000)  # until the page has stopped moving
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 88, "everyNthFrame": 1})
    page.get_by_test_id("replay-play").click()
    page.wait_for_function(
        "(end) => Number(document.querySelector('[data-testid=replay]').dataset.at) > end || !document"
        ".querySelector('[data-testid=replay][data-playing=true]')",
        arg=scene.end,
    )
    page.wait_for_timeout(600)
    recording = False
    session.send("Page.stopScreencast")
    pictures, at = list[bytes](), taken[0][0]
    while at < taken[-1][0]:
        pictures.append([data for when, data in taken if when <= at][-1])
        at += STEP * SLOWED
    return pictures


def sheet(browser: Browser, pictures: list[bytes], columns: int, path: Path) -> None:
    """Save all pictures as rows of one sheet."""
    page = browser.new_page(viewport={"width": 1800, "height": 900})
    shown = "".join(f"<img src='data:image/jpeg;base64,{base64.b64encode(picture).decode()}'>" for picture in pictures)
    style = f"body{{margin:0;display:grid;grid-template-columns:repeat({columns},1fr);gap:3px}}img{{width:100%}}"
    page.set_content(f"<style>{style}</style>{shown}")
    page.screenshot(path=path, full_page=True)
    page.close()


def main() -> None:
    """Start a server, play the scenes and record them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("scenes", nargs="*")
    asked.add_argument("--size", choices=list(SIZES))
    wishes = asked.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, npm.ROOT / "tools" / "client.py"], check=True)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = LiveServer(f"sqlite:///{home}/recordings.db", Path(home))
        server.start()
        browser = chromium.launch(playwright)
        for scene in scenes(server.url):
            if wishes.scenes and scene.name not in wishes.scenes:
                continue
            for size in [wishes.size] if wishes.size else SIZES:
                options = SIZES[size] | {"reduced_motion": "no-preference"}
                page = browser.new_context(**options).new_page()
                page.goto(server.url + link(scene.record, scene.start))
                page.get_by_test_id("replay").wait_for()
                pictures = film(page, scene)
                page.context.close()
                for number, picture in enumerate(pictures):
                    (wishes.folder / f"{size}-{scene.name}-{number:03}.jpg").write_bytes(picture)
                sheet(browser, pictures, COLUMNS[size], wishes.folder / f"{size}-{scene.name}.png")
                print(f"{size} {scene.name}: {len(pictures)} pictures", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
