"""The worst that can be asked about notices: somebody of whom as many browsers show them as may be."""

from __future__ import annotations

from tests.server.player import Person
from worst_cases import Ask, Scene, asked, done, named

MOST = 10
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""The public key of a browser."""


def told(scene: Scene) -> Person:
    """Somebody with an account, of whom MOST browsers show notices."""
    person = named(scene, "Nia")
    for _ in range(MOST):
        done(person.post("/api/account/pushes", **_browser(scene)))
    return person


def _browser(scene: Scene) -> dict[str, str]:
    return {"endpoint": f"https://push.example.org/{scene.names()}".ljust(1000, "x"), "p256dh": POINT, "auth": "A" * 22}


@asked("GET /api/account/notices", worst=f"somebody with {MOST} browsers", limit="reading", price=3)
def _notices(scene: Scene) -> Ask:
    person = told(scene)
    return lambda: person.get("/api/account/notices")


@asked("POST /api/account/notices", worst=f"other quiet hours each time, and {MOST} browsers", limit="asking", price=4)
def _choose(scene: Scene) -> Ask:
    person, usual = told(scene), {"language": "en", "zone": "Pacific/Tongatapu", "quiet_until": 7}
    return lambda: person.post("/api/account/notices", **usual, quiet_from=scene.names() % 1440)


@asked("POST /api/account/pushes", worst=f"another browser each time, where there are {MOST}", limit="asking", price=4)
def _push(scene: Scene) -> Ask:
    person = told(scene)
    return lambda: person.post("/api/account/pushes", **_browser(scene))


@asked("DELETE /api/account/pushes/{push_id}", worst=f"one that is not there, of {MOST}", limit="asking")
def _end_push(scene: Scene) -> Ask:
    person = told(scene)
    return lambda: person.delete("/api/account/pushes/none")


@asked("POST /api/notices/confirm", worst="a wrong key", limit="knocking", turned_down=True)
def _confirm(scene: Scene) -> Ask:
    return lambda: scene.ana.post("/api/notices/confirm", key=f"{scene.names()}".ljust(64, "x"))


@asked("POST /api/notices/stop/{key}", worst="a wrong key", limit="asking", turned_down=True)
def _stop(scene: Scene) -> Ask:
    return lambda: scene.ana.post(f"/api/notices/stop/{scene.names()}")
