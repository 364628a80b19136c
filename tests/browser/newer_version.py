"""A newer version of the client, whose files have other names, and the update of a server to it."""

import json
import shutil
from pathlib import Path

from playwright.sync_api import Page

from tests.live_server import LiveServer
from tests.other_version import another
from tongiaki.server.web.pages import CLIENT
from tools import npm

CODE = "code-0123456789ab.zip"
"""The name of the archive with the Python code of games on the device."""


def build(folder: Path) -> Path:
    """Build the version in a new folder, and return its command."""
    command, client = another(folder, "server/client")
    shutil.rmtree(client)
    options = ("--outDir", str(client), "--emptyOutDir", "--minify=false", "--logLevel=warn")
    assert npm.run(npm.ROOT / "web", "run", "build", "--", *options) == 0
    _add_device_files(client / "device")
    return command


def _add_device_files(folder: Path) -> None:
    """Add the files of games on the device to a folder that has the scripts of the new workers only."""
    manifest = json.loads((CLIENT / "device" / "manifest.json").read_text())
    old_workers, old_code = manifest["workers"], manifest["code"]
    manifest["workers"] = sorted(path.name for path in folder.glob("*.js"))
    assert set(manifest["workers"]).isdisjoint(old_workers)
    shutil.copytree(CLIENT / "device", folder, ignore=lambda *_: {*old_workers, ".built"}, dirs_exist_ok=True)
    for path in folder.glob(f"{old_code}*"):
        path.rename(folder / path.name.replace(old_code, CODE))
    (folder / "manifest.json").write_text(json.dumps(manifest).replace(old_code, CODE))


def update(server: LiveServer, newer: Path) -> None:
    """Restart a server as another version."""
    server.kill()
    server.program = newer
    server.start()


def client_of(page: Page) -> str:
    """Return the path of the client's main script on a page."""
    return str(page.locator("script[type=module]").first.get_attribute("src"))
