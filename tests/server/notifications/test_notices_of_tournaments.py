"""Notifications for tournament players at the start of a round and at the end, once, with every setting."""

import sqlite3
from contextlib import closing

from tests.conftest import StartServer
from tests.notification_receivers import Browser, endpoint, wait_for
from tests.server.events.test_tournaments import ask, make, until, view
from tests.server.notifications.test_notifications import FREELY, NEAR, two


def to_tell(database: str, kind: str) -> int:
    """Return the number of notifications of a kind that are unsent or not yet marked as sent."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return int(connection.execute("SELECT count(*) FROM notices WHERE kind = ?", (kind,)).fetchone()[0])


def test_a_round_that_begins_and_the_end_are_told(start_server: StartServer, sqlite_url: str) -> None:
    with endpoint() as service:
        server = start_server(sqlite_url, **NEAR, **FREELY)
        ana, ben = two(server, ("Ana", "Ben"))
        phone = Browser(service, "ben")
        phone.subscribe(ben)
        tournament = make(ana, rounds=1, clock="budget", time=600, increment=5)
        assert [ask(one, tournament, "join") for one in (ana, ben)] == ["done", "done"]
        assert ask(ana, tournament, "start") == "done"
        wait_for(lambda: len(phone.shown) == 1)
        table = view(ana, tournament)["games"][0]["table"]
        assert phone.shown == [
            {
                "title": "Your game of the tournament has begun",
                "body": "You are playing with Ana.",
                "path": f"/t/{table}",
                "tag": table,
            }
        ]
        wait_for(lambda: to_tell(sqlite_url, "round") == 0)  # an unmarked notification would be sent again
        server.kill()
        server.start()
        assert ana.post(f"/api/tables/{table}/messages", type="resign").status_code == 200
        until(ana, tournament, status="over")
        wait_for(lambda: len(phone.shown) == 2)
        assert phone.shown[1] == {
            "title": "The tournament is over",
            "body": "See who has won.",
            "path": f"/tournament/{tournament}",
            "tag": tournament,
        }
