"""Notifications in a slow game: one player opens the browser's notifications, the other the links in emails."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game
from tests.browser.policy import Beginner
from tests.live_server import LiveServer, serving
from tests.notification_receivers import Browser, Endpoint, Mailbox, endpoint, text_of, wait_for

PASSWORD = "correct horse battery"
TURNS = 4
DAY = 86_400
QUIET = {"TONGIAKI_NOTICE_PAUSE": "0", "TONGIAKI_PUSH_NETWORKS": "127.0.0.0/8", "TONGIAKI_LOGIN_BURST": "1000"}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="module")
def service() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("slow"), QUIET | mailbox.settings) as server:
        yield server


def named(page: Page, name: str) -> Page:
    """Register an account, open the account page and return it."""
    front = FrontPage(page).call_me(name)
    front.claim(PASSWORD)
    front.expect_account(name)
    page.goto("/account")
    return page


def subscribed(page: Page, service: Endpoint) -> Browser:
    """Subscribe a simulated phone to the notifications of the account that is logged in on the page."""
    phone = Browser(service, "phone")
    made = page.request.post("/api/account/pushes", data=phone.subscription)
    assert made.ok, made.text()
    page.reload()
    expect(page.get_by_test_id("push")).to_contain_text("127.0.0.1")
    return phone


def told_by_mail(page: Page, mailbox: Mailbox) -> None:
    """Enter an email address and open the confirmation link from the email."""
    page.get_by_test_id("mail").fill("ben@example.org")
    page.get_by_test_id("quiet").check()
    page.get_by_test_id("quiet-from").fill("03:10")
    page.get_by_test_id("quiet-until").fill("03:11")
    page.get_by_test_id("notices-save").click()
    expect(page.get_by_test_id("notices-said")).to_have_text("Saved.")
    expect(page.get_by_test_id("mail-state")).to_contain_text("Open it to start getting e-mails")
    page.get_by_test_id("quiet").uncheck()
    page.get_by_test_id("notices-save").click()
    expect(page.get_by_test_id("notices-said")).to_have_text("Saved.")
    wait_for(lambda: len(mailbox.mails) > 0)
    page.goto(link_in(text_of(mailbox.mails[0])))
    expect(page.get_by_test_id("mail-said")).to_contain_text("confirmed")


def test_a_slow_game_is_played_through_notifications(new_page: NewPage, mailbox: Mailbox, service: Endpoint) -> None:
    ana, ben = named(new_page("/", **DESKTOP), "Ana"), named(new_page("/", **PHONE), "Ben")
    phone = subscribed(ana, service)
    told_by_mail(ben, mailbox)
    begin(ana, ben)
    for number in range(1, TURNS + 1):
        wait_for(partial(has, lambda: phone.shown, number))
        ana.goto(phone.shown[-1]["path"])
        turn(ana)
        wait_for(partial(has, lambda: mailbox.mails, 1 + number))
        if number < TURNS:
            ben.goto(link_in(text_of(mailbox.mails[-1])))
            turn(ben)
    assert {row["title"] for row in phone.shown} == {"It is your turn"}
    ana.goto(re.findall(r"http\S+/mail#stop=\S+", text_of(mailbox.mails[-1]))[0])
    expect(ana.get_by_test_id("mail-said")).to_contain_text("any more e-mails")
    ben.goto("/account")
    expect(ben.get_by_test_id("mail")).to_have_value("")


def begin(ana: Page, ben: Page) -> None:
    """Start a game of both players with one day per turn. Neither player has the table open."""
    made = ana.request.post("/api/tables", data={"seats": 2, "name": "Ana", "clock": "move", "time": DAY})
    messages = f"/api/tables/{made.json()['id']}/messages"
    assert ben.request.post(messages, data={"type": "sit", "seat": 1, "name": "Ben"}).ok
    assert ana.request.post(messages, data={"type": "start"}).ok


def has(some: Callable[[], Sequence[object]], number: int) -> bool:
    """Return whether at least `number` items have arrived."""
    return len(some()) >= number


def turn(page: Page) -> None:
    """Play until it is another player's turn, then leave the table."""
    game = Game(page)
    player, own = Beginner(game, 1), game.wait().to_move
    while game.wait_for_turn_of(["red", "yellow"]) == own:
        player.decide(game.wait())
    page.goto("/account")
    expect(page.get_by_test_id("notices")).to_be_visible()


def link_in(text: str) -> str:
    """Return the first link in an email."""
    return str(re.findall(r"http\S+", text)[0])


FAKE_PUSH = """(keys) => {
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const made = (key, endpoint) => ({
    options: { applicationServerKey: key && bytes(key).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
    unsubscribe: async () => { current = null; return true; },
  });
  let current = keys.old && made(keys.old, keys.endpoint + "-old");
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (current) throw new DOMException("another key", "InvalidStateError");
    return (current = made(applicationServerKey, keys.endpoint));
  };
  if (globalThis.Notification) Object.defineProperty(Notification, "permission", { get: () => "granted" });
}"""
"""Script that replaces the browser's push API, because tests cannot reach a real push service."""


def endpoints(page: Page) -> list[str]:
    """Return the push services to which the server sends notifications for the logged-in account."""
    return [push["service"] for push in page.request.get("/api/account/notices").json()["pushes"]]


def test_a_subscription_for_another_key_is_replaced_and_the_worker_renews_one(
    new_page: NewPage, service: Endpoint
) -> None:
    page = named(new_page("/", **DESKTOP, service_workers="allow"), "Cleo")
    page.evaluate(
        "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => true)"
    )
    keys = Browser(service, "cleo").subscription
    page.context.add_init_script(f"({FAKE_PUSH})({json.dumps(keys | {'old': keys['p256dh']})})")
    page.reload()
    expect(page.get_by_test_id("push-end")).to_have_text("Stop notifying me here")
    posted = page.evaluate(
        "(async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()).toJSON().endpoint)()"
    )
    assert posted == keys["endpoint"]
    other = Browser(service, "cleo-later").subscription
    (worker,) = page.context.service_workers
    worker.evaluate(FAKE_PUSH, other)
    worker.evaluate("dispatchEvent(new ExtendableEvent('pushsubscriptionchange'))")
    while len(endpoints(page)) < 2:
        page.wait_for_timeout(100)


@pytest.mark.parametrize("zone", ["undefined", "'Etc/Unknown'", "'+05:30'"])
def test_an_unknown_time_zone_counts_as_utc(new_page: NewPage, zone: str) -> None:
    page = named(new_page("/", **DESKTOP), f"Zone {len(zone)}")
    page.evaluate(
        f"""() => {{
          const known = Intl.DateTimeFormat.prototype.resolvedOptions;
          Intl.DateTimeFormat.prototype.resolvedOptions = function () {{
            return {{ ...known.call(this), timeZone: {zone} }};
          }};
        }}"""
    )
    page.get_by_test_id("notices-save").click()
    expect(page.get_by_test_id("notices-said")).to_have_text("Saved.")
    assert page.request.get("/api/account/notices").json()["zone"] == "UTC"
