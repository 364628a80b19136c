"""Helpers that wait until the service worker has cached the client's files."""

from playwright.sync_api import Page

_STORED = r"""async () => {
  await navigator.serviceWorker.ready;
  const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return stored.flat().filter(({ url }) => /\/assets\/(\w+-)?en-/.test(url)).length >= 3;
}"""


def wait_for(page: Page, promised: str) -> None:
    """Wait until an async function returns true. `wait_for_function` would treat its promise as true."""
    while not page.evaluate(promised):
        page.wait_for_timeout(200)


def until_stored(page: Page) -> None:
    """Wait until the service worker has cached the client and its English texts."""
    wait_for(page, _STORED)
