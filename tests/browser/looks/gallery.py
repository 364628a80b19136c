"""The gallery, a page for developers that is not part of the client."""

import functools
import subprocess
import sys

from playwright.sync_api import BrowserContext, Route

from tools import npm

BUILT = npm.ROOT / ".dev" / "gallery"
ADDRESS = "/gallery/gallery.html"
_BUILD = ("web", "exec", "--", "vite", "build", "--config", "gallery/vite.config.ts", "--logLevel=warn", "--outDir")


def serve_gallery(context: BrowserContext) -> None:
    """Answer the requests of a browser context for the gallery with files that are built from the current sources."""
    _build()
    context.route("**/gallery/**", _answer)


@functools.cache
def _build() -> None:
    with npm.lock_task("gallery"):
        subprocess.run(
            [sys.executable, npm.ROOT / "tools" / "npm.py", *_BUILD, BUILT], check=True, stdin=subprocess.DEVNULL
        )


def _answer(route: Route) -> None:
    name = route.request.url.partition("/gallery/")[2].partition("?")[0]
    route.fulfill(path=BUILT / name)
