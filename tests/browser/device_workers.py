"""Scripts that change the worker of games on this device, as a fault of the browser would."""

from playwright.sync_api import Page, Route

WORKER = "**/device/worker-*.js"
UNREADABLE_ONCE = """
const getAll = IDBObjectStore.prototype.getAll;
IDBObjectStore.prototype.getAll = () => {
  IDBObjectStore.prototype.getAll = getAll;
  throw new DOMException("unreadable", "UnknownError");
};
"""
"""The first attempt to read stored games fails."""
NO_DATABASE = 'Object.defineProperty(globalThis, "indexedDB", { value: undefined });'
"""There is no IndexedDB, as in the private windows of some browsers."""
SLOW = "const now = performance.now.bind(performance); performance.now = () => 300 * now();"
"""The device seems to be 300 times slower than it is."""
MORTAL = 'new BroadcastChannel("die").onmessage = () => setTimeout(() => { throw new Error("died"); });'
"""The worker ends after a message on the channel `die`."""


def change_worker(page: Page, script: str) -> None:
    """Run a script at the start of each worker that the page starts from now on."""

    def changed(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=script + response.text())

    page.route(WORKER, changed)
