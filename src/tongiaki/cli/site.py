"""Writing of a site without a server: a folder of files for any static web host, below any path."""

import gzip
import json
import re
import shutil
import time
from pathlib import Path

import msgspec

from tongiaki.protocol import puzzle_outcomes
from tongiaki.puzzles.puzzle import numbered

MARK = ".tongiaki-site"
"""An empty file in every folder that this module has written. Only such a folder is replaced."""
ADDRESSES = (
    "",
    "learn",
    "manual",
    "manual/strategy",
    "tutorial",
    "puzzles",
    "today",
    "watch",
    "replay",
    "you",
    "device",
    "device/game",
    "device/replay",
)
"""The client's fixed addresses that need no server, apart from the puzzles."""
POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; form-action 'self'"
"""The server's content security policy without the parts that a page cannot set itself."""
SERVED_PLAIN = (".mjs", ".js")
"""Suffixes of scripts. A browser can import them only in plain form, and most hosts compress them."""


class NotOurFolderError(Exception):
    """The folder contains other files."""


class NoClientError(Exception):
    """The package contains no built client with the files of games on the device."""


def write_site(client: Path, folder: Path, path: str = "/") -> int:
    """Write the site into a folder, which is created or replaced, and return its size in bytes.

    `client`: the folder of the built client. `path`: the path of the site at its host, between slashes. Only the page
    for unknown addresses depends on it.

    Raises:
        NotOurFolderError: The folder contains other files.
        NoClientError: The client is not built.
    """
    if not (client / "device" / "manifest.json").exists() or not (client / "index.html").exists():
        raise NoClientError
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise NotOurFolderError
    shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns("*.br", ".*", "index.html")
    shutil.copytree(client, folder, ignore=lambda at, names: ignored(at, names) | _packed(client, at, names))
    _write_device(client / "device", folder / "device")
    page = (client / "index.html").read_text(encoding="utf-8")
    compiled = json.loads((client / "device" / "manifest.json").read_bytes())["compiled"]
    puzzles = [f"puzzles/{puzzle.number}" for puzzle in numbered()]  # a dropped puzzle's page says that it is dropped
    for address in [*ADDRESSES, *puzzles]:
        target = folder / address / "index.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        depth = len(address.split("/")) if address else 0
        target.write_text(page_with_base(page, "../" * depth or "./", compiled=compiled), encoding="utf-8")
    (folder / "api").mkdir()
    (folder / "api" / "puzzles.json").write_bytes(msgspec.json.encode(puzzle_outcomes.untried_puzzles(time.time())))
    (folder / "404.html").write_text(page_with_base(page, path, compiled=compiled), encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub Pages then publishes every file as it is
    (folder / MARK).touch()
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def page_with_base(page: str, base: str, *, compiled: bool) -> str:
    """Return the client's page for a site.

    Its addresses are relative to the base. It has a policy, and marks on its root element.
    """
    marks = "data-site data-compiled data-device-compiled" if compiled else "data-site"
    head = f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    <base href="{base}" />'
    relative = re.sub(r'\b(href|src)="/(?!/)', r'\1="', page)
    return relative.replace("<html ", f"<html {marks} ", 1).replace("<head>", head, 1)


def _packed(client: Path, at: str, names: list[str]) -> set[str]:
    """Return the names of the device's compressed files: `_write_device` writes those that the site needs."""
    is_device = (client / "device") in (Path(at), *Path(at).parents)
    return {name for name in names if is_device and name.endswith(".gz")}


def _write_device(built: Path, folder: Path) -> None:
    """Write the large files compressed, because many hosts send them as they are. The page decompresses them."""
    manifest = json.loads((built / "manifest.json").read_text(encoding="utf-8"))
    for name, sizes in manifest["files"].items():
        packed = built / f"{name}.gz"
        if not packed.exists():
            continue
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        sizes["download"] = sizes["gzip"]
        if name.endswith(SERVED_PLAIN):
            (folder / name).write_bytes(gzip.decompress(packed.read_bytes()))
        else:
            sizes["packed"] = True
            shutil.copy(packed, folder / f"{name}.gz")
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
