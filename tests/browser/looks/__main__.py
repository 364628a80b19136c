"""Take new reference pictures of the client.

Usage: python -m tests.browser.looks [STATE...]
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser import chromium
from tests.browser.looks import sheets
from tests.browser.looks.pictures import taken
from tests.browser.looks.stage import SETTINGS, Stage
from tests.browser.looks.states import STATES, WHOLE_PAGE
from tests.browser.pages import PATIENCE
from tests.live_server import serving
from tools import npm


def main() -> None:
    """Start a server, open each state and save its pictures as the new reference."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("states", nargs="*", choices=[[], *(state.__name__ for state in STATES)], metavar="STATE")
    wished = asked.parse_args().states
    subprocess.run([sys.executable, npm.ROOT / "tools" / "client.py"], check=True)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        with serving(Path(home), SETTINGS) as server:
            stage = Stage(browser, server.url)
            for state in STATES:
                if not wished or state.__name__ in wished:
                    sheets.keep(state.__name__, taken(state(stage), whole=state.__name__ in WHOLE_PAGE))
                    print(state.__name__, flush=True)
                    stage.clear()
        browser.close()


if __name__ == "__main__":
    main()
