"""Open a page in the user's browser as soon as its server answers.

Usage: python tools/browse.py URL
"""

import sys
import time
import urllib.error
import urllib.request
import webbrowser

PATIENCE = 120.0  # seconds within which a server must start


def main() -> None:
    """Wait for the server, then open the page. The server itself reports why it did not start."""
    url = sys.argv[1]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{url}healthz", timeout=2).close()  # noqa: S310 - always our own http address
        except (urllib.error.URLError, TimeoutError):
            time.sleep(0.2)
        else:
            webbrowser.open(url)
            return


if __name__ == "__main__":
    main()
