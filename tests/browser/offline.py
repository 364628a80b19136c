"""What a page has when the network goes: its files, once the service worker has kept them."""

from playwright.sync_api import Page

_STORED = """async () => {
  await navigator.serviceWorker.ready;
  const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return stored.flat().filter(({ url }) => url.includes("/assets/en-")).length >= 3;
}"""


def wait_for(page: Page, promised: str) -> None:
    """Wait until what a function promises is true; `wait_for_function` takes the promise itself for that."""
    while not page.evaluate(promised):
        page.wait_for_timeout(200)


def until_stored(page: Page) -> None:
    """Wait until the service worker has kept the client and its English texts."""
    wait_for(page, _STORED)
