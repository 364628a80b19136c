"""Build the docs as a site, strictly: a warning is an error. The pages must load nothing from other hosts.

Usage: python tools/docs.py [--serve PORT] [--out FOLDER]. The site is written to .dev/site/html, and copied to the
folder. It needs no server: a browser can also open its files.
"""

import argparse
import http.server
import re
import shutil
import sys
from functools import partial
from pathlib import Path

from sphinx.cmd.build import build_main

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / ".dev" / "site"
FRONT = "docs/README.html"
START = f"""<!doctype html>
<html lang="en">
<title>Tongiaki: the docs</title>
<meta http-equiv="refresh" content="0; url={FRONT}">
<a href="{FRONT}">Tongiaki: the docs</a>
</html>
"""
"""The page at the site's own address, which leads to the front page."""
LOADED = re.compile(
    r"<(?:script|img|iframe|source|audio|video)\b[^>]*\bsrc=\"(?:https?:)?//"
    r"|<link\b(?![^>]*rel=\"(?:canonical|license)\")[^>]*\bhref=\"(?:https?:)?//"
    r"|@import\s+(?:url\()?[\"']?(?:https?:)?//"
    r"|url\([\"']?(?:https?:)?//"
)
"""An address of another host that a browser would load together with a page."""


def build() -> int:
    """Build the site; return an exit status."""
    words = ["-q", "-W", "--keep-going", "-b", "html", "-c", str(ROOT / "docs"), "-d", str(SITE / "doctrees")]
    status = build_main([*words, str(ROOT), str(SITE / "html")])
    if status == 0:
        (SITE / "html" / "index.html").write_text(START, "utf-8")
    return status


def foreign_loads() -> list[str]:
    """Return the files of the site that load something from another host."""
    files = [file for end in ("html", "css") for file in sorted((SITE / "html").rglob(f"*.{end}"))]
    return [str(file.relative_to(ROOT)) for file in files if LOADED.search(file.read_text("utf-8"))]


def main() -> int:
    """Build the site, check it, and serve it if the command line says so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", type=int, metavar="PORT")
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    port: int | None = arguments.serve
    folder: Path | None = arguments.out
    if status := build():
        return status
    if foreign := foreign_loads():
        print("These pages load something from another host:", *foreign, sep="\n  ")
        return 1
    if folder is not None:
        shutil.copytree(SITE / "html", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".buildinfo*"))
    if port is not None:
        print(f"Serving the docs on http://127.0.0.1:{port}/{FRONT}", flush=True)
        handler = partial(http.server.SimpleHTTPRequestHandler, directory=SITE / "html")
        http.server.ThreadingHTTPServer(("127.0.0.1", port), handler).serve_forever()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
