"""Services that answer badly or never delay neither another person's notification nor a login."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.notification_receivers import Browser, Endpoint, endpoint, wait_for
from tests.server.notifications import faulty_services
from tests.server.player import Person
from tongiaki.server.notifications.circuit_breaker import NotSentError
from tongiaki.server.notifications.mail import Mailer
from tongiaki.server.settings import Settings

SETTINGS = {
    "TONGIAKI_NOTICE_PAUSE": "0",
    "TONGIAKI_PUSH_NETWORKS": "127.0.0.0/8",
    "TONGIAKI_OUTGOING_TIMEOUT": "1",
    "TONGIAKI_LOGIN_BURST": "1000",
}
BAD = [faulty_services.endless_headers, faulty_services.drip, faulty_services.silent, faulty_services.not_http]
FLOOD = 300
"""A number of notifications of one person that exceeds the dispatcher's batch size."""
UNSIGNABLE = "https://[2606:4700::1111]/x"
ATTEMPTS = 6
MAILS = 12


@pytest.fixture
def good() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


def new_account(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


def invite(host: Person, *names: str) -> None:
    table = host.new_table(seats=6, name="Host")
    for name in names:
        assert host.post(f"/api/tables/{table}/invitations", name=name).status_code == 200


@contextlib.contextmanager
def database(server: LiveServer) -> Iterator[sqlite3.Connection]:
    path = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=60)) as connection, connection:
        yield connection


def flood(server: LiveServer) -> None:
    """Store older copies of the waiting notification, and a subscription with an address that no request can use."""
    with database(server) as connection:
        connection.execute("UPDATE push_ways SET endpoint = ? WHERE endpoint LIKE '%/unsignable'", (UNSIGNABLE,))
        connection.executemany(
            "INSERT INTO notices SELECT table_id, person, kind, ?, 0, 0, '' FROM notices WHERE turn >= 0",
            [(-number,) for number in range(1, FLOOD + 1)],
        )


def attempts(server: LiveServer) -> list[int]:
    """Return the number of attempts of each waiting notification."""
    with database(server) as connection:
        return [row[0] for row in connection.execute("SELECT attempts FROM notices WHERE turn < 0")]


def test_a_person_with_faulty_services_and_many_notifications_delays_nobody(
    start_server: StartServer, sqlite_url: str, good: Endpoint
) -> None:
    server = start_server(sqlite_url, **SETTINGS)
    host, hostile, ben = (new_account(server, name) for name in ("Host", "Hostile", "Ben"))
    phone = Browser(good, "ben")
    phone.subscribe(ben)
    with contextlib.ExitStack() as stack:
        for behave in BAD:
            Browser(stack.enter_context(faulty_services.serving(behave)), "bad").subscribe(hostile)
        Browser(good, "unsignable").subscribe(hostile)
        invite(host, "Hostile")
        flood(server)
        invite(host, "Ben")
        wait_for(lambda: len(phone.shown) == 1)
        assert 0 in attempts(server)  # the other person's notification did not wait for these
        while not any(attempts(server)):
            time.sleep(0.1)
        with database(server) as connection:  # simulates hours of attempts: the next ones are the last
            connection.execute("UPDATE notices SET due = 0, attempts = ? WHERE attempts > 0", (ATTEMPTS - 1,))
        while len(attempts(server)) == FLOOD:
            time.sleep(0.1)
    server.stop()
    log = server.log.read_text()
    assert f"was dropped after {ATTEMPTS} attempts" in log
    assert "Traceback" not in log


def test_a_mail_server_that_does_not_answer_delays_nobody(
    start_server: StartServer, sqlite_url: str, good: Endpoint
) -> None:
    with faulty_services.serving(faulty_services.silent) as mail, ThreadPoolExecutor(MAILS) as threads:
        settings = SETTINGS | {
            "TONGIAKI_OUTGOING_TIMEOUT": "600",
            "TONGIAKI_SMTP_HOST": "127.0.0.1",
            "TONGIAKI_SMTP_PORT": str(mail.port),
            "TONGIAKI_SMTP_TLS": "none",
            "TONGIAKI_SMTP_FROM": "club@example.org",
        }
        server = start_server(sqlite_url, **settings)
        host, ben = new_account(server, "Host"), new_account(server, "Ben")
        phone = Browser(good, "ben")
        phone.subscribe(ben)

        def ask(number: int) -> str:
            person = Person(server.url, {"X-Forwarded-For": f"192.0.2.{number}"})
            person.claim(f"Mail {number}")
            answer = person.post("/api/account/notices", mail=f"{number}@example.org", language="en", zone="UTC")
            return str(answer.json().get("code"))

        asked = [threads.submit(ask, number) for number in range(MAILS)]
        while mail.connections < 2:
            time.sleep(0.05)
        assert Person(server.url).log_in("Ben").status_code == 200
        invite(host, "Ben")
        wait_for(lambda: len(phone.shown) == 1)
        assert not any(future.done() for future in asked)
        mail.ended.set()
        assert {future.result() for future in asked} == {"mail_failed"}


async def test_a_mail_server_that_answers_slowly_times_out() -> None:
    with faulty_services.serving(faulty_services.drip) as service:
        settings = Settings(smtp_host="127.0.0.1", smtp_port=service.port, smtp_tls="none", outgoing_timeout=1)
        with pytest.raises(NotSentError):
            await Mailer(settings).send_confirmation("ana@example.org", "en", "key")


def test_a_push_subscription_is_deleted_after_repeated_rejections(
    start_server: StartServer, sqlite_url: str, good: Endpoint
) -> None:
    """Simulate a subscription for another key, which can never receive notifications again."""
    good.answers = 403
    server = start_server(sqlite_url, **SETTINGS)
    host, ben = new_account(server, "Host"), new_account(server, "Ben")
    Browser(good, "ben").subscribe(ben)
    for number in range(1, 4):
        assert len(ben.get("/api/account/notices").json()["pushes"]) == 1
        invite(host, "Ben")
        wait_for(lambda count=number: len(good.posted) == count)  # type: ignore[misc]
    while ben.get("/api/account/notices").json()["pushes"]:
        time.sleep(0.1)
