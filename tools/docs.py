"""Build the docs as a site, strictly: a warning is an error. The pages must load nothing from other hosts.

Usage: python tools/docs.py [--serve PORT]. The site is written to .dev/site/html. It needs no server: a browser can
also open its files.
"""

import argparse
import http.server
import re
import sys
from functools import partial
from pathlib import Path

from sphinx.cmd.build import build_main

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / ".dev" / "site"
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
    return build_main([*words, str(ROOT), str(SITE / "html")])


def foreign_loads() -> list[str]:
    """Return the files of the site that load something from another host."""
    files = [file for end in ("html", "css") for file in sorted((SITE / "html").rglob(f"*.{end}"))]
    return [str(file.relative_to(ROOT)) for file in files if LOADED.search(file.read_text("utf-8"))]


def main() -> int:
    """Build the site, check it, and serve it if the command line says so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", type=int, metavar="PORT")
    port: int | None = parser.parse_args().serve
    if status := build():
        return status
    if foreign := foreign_loads():
        print("These pages load something from another host:", *foreign, sep="\n  ")
        return 1
    if port is not None:
        print(f"Serving the docs on http://127.0.0.1:{port}/docs/README.html", flush=True)
        handler = partial(http.server.SimpleHTTPRequestHandler, directory=SITE / "html")
        http.server.ThreadingHTTPServer(("127.0.0.1", port), handler).serve_forever()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
