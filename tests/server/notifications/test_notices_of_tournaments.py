"""Notifications for tournament players at the start of a round and at the end, once, with every setting."""

import sqlite3
from contextlib import closing

from tests.conftest import StartServer
from tests.notification_receivers import Browser, endpoint, wait_for
from tests.server.events.test_tournaments import create_tournament, post_action, tournament_view, wait_for_state
from tests.server.notifications.test_notifications import FREELY, NEAR, two_accounts


def count_unsent(database: str, kind: str) -> int:
    """Return the number of notifications of a kind that are unsent or not yet marked as sent."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return int(connection.execute("SELECT count(*) FROM notices WHERE kind = ?", (kind,)).fetchone()[0])


def test_the_start_of_a_round_and_the_end_of_a_tournament_notify_the_players(
    start_server: StartServer, sqlite_url: str
) -> None:
    with endpoint() as service:
        server = start_server(sqlite_url, **NEAR, **FREELY)
        ana, ben = two_accounts(server, ("Ana", "Ben"))
        phone = Browser(service, "ben")
        phone.subscribe(ben)
        tournament = create_tournament(ana, rounds=1, clock="budget", time=600, increment=5)
        assert [post_action(person, tournament, "join") for person in (ana, ben)] == ["done", "done"]
        assert post_action(ana, tournament, "start") == "done"
        wait_for(lambda: len(phone.shown) == 1)
        table = tournament_view(ana, tournament)["games"][0]["table"]
        assert phone.shown == [
            {
                "title": "Your tournament game has begun",
                "body": "You are playing with Ana.",
                "path": f"/t/{table}",
                "tag": table,
            }
        ]
        wait_for(lambda: count_unsent(sqlite_url, "round") == 0)  # an unmarked notification would be sent again
        server.kill()
        server.start()
        assert ana.post(f"/api/tables/{table}/messages", type="resign").status_code == 200
        wait_for_state(ana, tournament, status="over")
        wait_for(lambda: len(phone.shown) == 2)
        assert phone.shown[1] == {
            "title": "The tournament is over",
            "body": "See who has won.",
            "path": f"/tournament/{tournament}",
            "tag": tournament,
        }
