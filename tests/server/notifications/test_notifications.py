"""Notifications of slow games by push, mail and webhook: sent once to absent players, and only if still relevant."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from email.message import Message

import httpx
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer, serving
from tests.notification_receivers import Browser, Endpoint, Mailbox, endpoint, signed, text_of, wait_for
from tests.server.player import Person
from tests.server.slow_game import play, slow_table
from tongiaki.server.notifications.mail import is_mailbox
from tongiaki.server.notifications.push import is_valid_subscription
from tongiaki.store import Database, NotificationQueue, PendingNotification

NEAR = {"TONGIAKI_NOTICE_PAUSE": "0", "TONGIAKI_PUSH_NETWORKS": "127.0.0.0/8"}
FREELY = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_TABLE_BURST": "1000", "TONGIAKI_MESSAGE_BURST": "1000"}
SECRET = "a secret of the club's own"
CHOSEN = {"language": "de", "zone": "Europe/Berlin"}


@pytest.fixture(scope="module")
def service() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture(scope="module")
def hook() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox, hook: Endpoint) -> Iterator[LiveServer]:
    settings = {"TONGIAKI_WEBHOOK": f"{hook.url}/tongiaki", "TONGIAKI_WEBHOOK_SECRET": SECRET}
    with serving(tmp_path_factory.mktemp("club"), NEAR | FREELY | mailbox.settings | settings) as running:
        yield running


def two_accounts(server: LiveServer, names: tuple[str, str]) -> tuple[Person, Person]:
    people = Person(server.url), Person(server.url)
    for person, name in zip(people, names, strict=True):
        assert person.claim(name).status_code == 200
    return people


def due_notices(server: LiveServer) -> list[PendingNotification]:
    """Return the notifications that have not been sent."""

    async def look() -> list[PendingNotification]:
        database = Database(server.database)
        notices = await NotificationQueue(database).list_due(2**60, 100, per_person=100)
        await database.close()
        return notices

    return asyncio.run(look())


def unsent_kinds(server: LiveServer) -> list[str]:
    """Return the kinds of the notifications that have not been sent."""
    return [notice.kind for notice in due_notices(server)]


def test_a_push_notification_reports_the_turn_and_the_end(club: LiveServer, service: Endpoint) -> None:
    names = ("PushClient Ana", "PushClient Ben")
    ana, ben = two_accounts(club, names)
    phone = Browser(service, "ben")
    phone.subscribe(ben)
    table = slow_table(ana, ben, names)
    play(ana, table)
    wait_for(lambda: len(phone.shown) == 1)
    assert phone.shown == [
        {
            "title": "It is your turn",
            "body": "You are playing with PushClient Ana.",
            "path": f"/t/{table}#since",
            "tag": table,
        }
    ]
    assert ben.post(f"/api/tables/{table}/messages", type="resign").status_code == 200
    while ana.get(f"/api/tables/{table}").json()["status"] != "over":
        play(ana, table)
    wait_for(lambda: phone.shown[-1]["title"] == "The game is over")
    assert len(phone.shown) == 2


def test_a_player_who_is_at_the_table_or_has_moved_gets_no_notification(
    start_server: StartServer, sqlite_url: str, service: Endpoint
) -> None:
    server = start_server(sqlite_url, **NEAR)
    names = ("Ana", "Ben")
    ana, ben = two_accounts(server, names)
    phone, other = Browser(service, "looking"), Browser(service, "playing")
    phone.subscribe(ben)
    table = slow_table(ana, ben, names)

    def until_nothing_is_left() -> None:
        while "turn" in unsent_kinds(server):
            time.sleep(0.1)

    async def look() -> None:
        async with ben.connect(table):
            await asyncio.to_thread(play, ana, table)
            await asyncio.to_thread(until_nothing_is_left)

    asyncio.run(look())
    assert phone.shown == []
    other.subscribe(ana)  # late: she was present at the start, and may have left before the check
    play(ben, table)
    wait_for(lambda: len(other.shown) == 1)
    assert unsent_kinds(server).count("reminder") == 1


def test_a_repeated_subscription_is_stored_once_and_an_expired_one_is_deleted(
    club: LiveServer, service: Endpoint
) -> None:
    names = ("Twice Ana", "Twice Ben")
    ana, ben = two_accounts(club, names)
    phone = Browser(service, "twice")
    assert phone.subscribe(ben)["id"] == phone.subscribe(ben)["id"]
    assert len(ben.get("/api/account/notices").json()["pushes"]) == 1
    with endpoint() as dead:
        dead.answers = 410
        Browser(dead, "gone").subscribe(ben)
        play(ana, slow_table(ana, ben, names))
        wait_for(lambda: len(phone.shown) == 1 and len(dead.posted) == 1)
        while len(ben.get("/api/account/notices").json()["pushes"]) > 1:
            time.sleep(0.1)
    assert ben.post("/api/logout").status_code == 200
    again = Person(club.url)
    again.log_in(names[1])
    assert again.get("/api/account/notices").json()["pushes"] == []


def test_mail_is_sent_after_confirmation_until_it_is_stopped_with_its_link(club: LiveServer, mailbox: Mailbox) -> None:
    names = ("Mail Ana", "Mail Ben")
    ana, ben = two_accounts(club, names)

    def bens() -> list[Message]:
        return [mail for mail in mailbox.mails if mail["To"] == "ben@example.org"]

    answer = ben.post("/api/account/notices", mail="ben@example.org", **CHOSEN)
    assert (answer.status_code, answer.json()["confirmed"]) == (200, False)
    table = slow_table(ana, ben, names)
    wait_for(lambda: len(bens()) == 1)
    key = first_match(r"/mail#confirm=([\w-]+)", text_of(bens()[0]))
    assert ana.post("/api/notices/confirm", key="x").json()["code"] == "link_spent"
    assert ana.post("/api/notices/confirm", key=key).status_code == 204
    assert ana.post("/api/notices/confirm", key=key).status_code == 403
    assert ben.get("/api/account/notices").json()["confirmed"]
    play(ana, table)
    wait_for(lambda: len(bens()) == 2)
    mail = bens()[1]
    assert (mail["To"], mail["Subject"]) == ("ben@example.org", "Du bist am Zug")
    assert f"{club.url}/t/{table}#since" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    press = mail["List-Unsubscribe"].strip("<>")
    assert press.rpartition("/")[2] == first_match(r"/mail#stop=([\w-]+)", text_of(mail))
    assert httpx.post(press, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert ben.get("/api/account/notices").json()["mail"] is None
    play(ben, table)
    play(ana, table)
    assert len(bens()) == 2


def test_an_invitation_respects_quiet_hours_and_its_mail_can_be_stopped(
    club: LiveServer, mailbox: Mailbox, hook: Endpoint
) -> None:
    host, guest = two_accounts(club, ("Asking Ana", "Asked Ben"))
    table = host.new_table(seats=4, name="Asking Ana")
    chosen = {"language": "en", "zone": "UTC", "mail": "asked@example.org"}

    def mails() -> list[Message]:
        return [mail for mail in mailbox.mails if mail["To"] == "asked@example.org"]

    def invite() -> None:
        assert host.post(f"/api/tables/{table}/invitations", name="Asked Ben").status_code == 200

    def take_back() -> None:
        assert host.delete(f"/api/tables/{table}/invitations/Asked Ben").status_code == 204

    def hooked() -> int:
        return sum(json.loads(post.body)["player"] == "Asked Ben" for post in hook.posted)

    minute = int(time.time()) // 60
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 60) % 1440}
    assert guest.post("/api/account/notices", **chosen, **quiet).status_code == 200
    wait_for(lambda: len(mails()) == 1)
    key = first_match(r"/mail#confirm=([\w-]+)", text_of(mails()[0]))
    assert guest.post("/api/notices/confirm", key=key).status_code == 204
    invite()
    while [notice.due for notice in due_notices(club) if notice.table == table] != [60_000 * (minute + 60)]:
        time.sleep(0.1)
    assert (len(mails()), hooked()) == (1, 0)
    take_back()
    assert guest.post("/api/account/notices", **chosen).status_code == 200
    invite()
    wait_for(lambda: (len(mails()), hooked()) == (2, 1))
    mail = mails()[1]
    assert mail["Subject"] == "Asking Ana has invited you to a table"
    assert f"{club.url}/t/{table}\n" in text_of(mail).replace("\r", "")
    assert httpx.post(mail["List-Unsubscribe"].strip("<>")).status_code == 204
    assert guest.get("/api/account/notices").json()["mail"] is None
    take_back()
    invite()
    wait_for(lambda: hooked() == 2)
    assert len(mails()) == 2


def test_confirmation_mails_are_rate_limited(club: LiveServer) -> None:
    ana = Person(club.url, {"X-Forwarded-For": "203.0.113.9"})
    ana.claim("Often Ana")
    addresses = ["one@example.org", "one@example.org", *(f"{number}@example.org" for number in range(9))]
    codes = [ana.post("/api/account/notices", mail=address, **CHOSEN).json().get("code") for address in addresses]
    assert codes[:2] == [None, None]
    assert "too_fast" in codes


@pytest.mark.parametrize(
    "address",
    [
        "a@b@c.example",
        "a\r\nBcc: b@c.example",
        "root@127.0.0.1",
        "root@[127.0.0.1]",
        "a@localhost",
        "a@example.",
        "a@-b.example",
        "|cat@b.example",
        "-x@b.example",
        "--x@b.example",
        "/etc/passwd@b.example",
    ],
)
def test_an_invalid_mail_address_is_rejected(address: str) -> None:
    assert is_mailbox("o'neil+games@mail.example.org")
    assert not is_mailbox(address)


def test_all_spellings_of_one_mailbox_share_a_limit(club: LiveServer, mailbox: Mailbox) -> None:
    def ask(number: int, mail: str) -> str | None:
        person = Person(club.url, {"X-Forwarded-For": f"198.51.100.{number}"})
        person.claim(f"Win at evil.example {number}")
        code: str | None = person.post("/api/account/notices", mail=mail, **CHOSEN).json().get("code")
        return code

    codes = [ask(number, f"Vic{'+' * (number > 0)}{'x' * number}@example.org") for number in range(8)]
    assert codes[0] is None
    assert codes[-1] == "too_fast"
    mails = [mail for mail in mailbox.mails if str(mail["To"]).lower().startswith("vic")]
    assert len(mails) == codes.count(None)
    assert "evil" not in text_of(mails[0])


def test_the_webhook_receives_a_signed_notification(club: LiveServer, hook: Endpoint) -> None:
    names = ("Hook Ana", "Hook Ben")
    ana, ben = two_accounts(club, names)
    table = slow_table(ana, ben, names)
    play(ana, table)
    wait_for(lambda: any(json.loads(post.body)["player"] == "Hook Ben" for post in hook.posted))
    (posted,) = [post for post in hook.posted if json.loads(post.body)["player"] == "Hook Ben"]
    assert signed(posted, SECRET)
    body = json.loads(posted.body)
    assert body["turn"] > 0
    assert (body["kind"], body["table"], body["link"]) == ("turn", table, f"{club.url}/t/{table}#since")


@pytest.mark.parametrize(
    "address",
    [
        "https://",
        "ftp://a/b",
        "https://user@a/b",
        "https://a b/c",
        "https://a:99999/b",
        "https://1.1.1.1:/x",
        "https://[2606:4700::1111]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://a..example.org/x",
        f"https://{'a' * 64}.example.org/x",
        "https://bücher.example/x",
    ],
)
def test_an_invalid_push_endpoint_is_rejected(address: str, service: Endpoint) -> None:
    keys = Browser(service, "refused").subscription
    assert is_valid_subscription(**with_keys(keys, keys["endpoint"]))
    assert not is_valid_subscription(**with_keys(keys, address))


def with_keys(keys: dict[str, str], endpoint: str) -> dict[str, str]:
    return {"endpoint": endpoint, "public_key": keys["p256dh"], "secret": keys["auth"]}


def test_an_invalid_push_subscription_is_rejected(club: LiveServer, service: Endpoint) -> None:
    person, subscription = Person(club.url), Browser(service, "refused").subscription
    person.claim("No Way")
    for change in ({"endpoint": "https://[2606:4700::1111]/x"}, {"p256dh": "BA"}, {"auth": "AA"}):
        answer = person.post("/api/account/pushes", **(subscription | change))
        assert (answer.status_code, answer.json()["code"]) == (400, "not_a_way"), change
    assert person.post("/api/account/notices", language="xx").json()["code"] == "not_a_way"


@pytest.mark.parametrize("zone", ["Nowhere/Else", "Etc/Unknown", "", "+05:30", "US/Pacific-New", "../../etc/passwd"])
def test_an_unknown_time_zone_is_utc(club: LiveServer, zone: str) -> None:
    person = Person(club.url)
    person.claim(f"Zone {len(zone)}")
    answer = person.post("/api/account/notices", language="en", zone=zone, pace=300)
    assert (answer.status_code, answer.json()["zone"], answer.json()["pace"]) == (200, "UTC", 300)


def test_a_notification_is_sent_again_after_a_crash_during_delivery(start_server: StartServer, sqlite_url: str) -> None:
    """The first attempt's push service never answers.

    The server is killed, and the next one sends the notification again.
    """
    with endpoint() as silent:
        silent.answers = None
        server = start_server(sqlite_url, **NEAR)
        names = ("Ana", "Ben")
        ana, ben = two_accounts(server, names)
        phone = Browser(silent, "silent")
        phone.subscribe(ben)
        table = slow_table(ana, ben, names)
        play(ana, table)
        wait_for(lambda: len(phone.shown) == 1)
        server.kill()
        silent.answers = 201
        server.start()
        wait_for(lambda: len(phone.shown) == 2)
        first, second = phone.shown
        assert first == second  # with the same tag, so that the reader sees one notification
        while "turn" in unsent_kinds(server):
            time.sleep(0.1)
        server.kill()
        server.start()
        play(ben, table)
        assert len(phone.shown) == 2


def first_match(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match, text
    return match[1]
