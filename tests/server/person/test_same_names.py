"""Two people who used the same name stay separate, in the export and after an account deletion."""

import pytest

from tests.live_server import LiveServer
from tests.server.player import PASSWORD, Person
from tests.server.study_connection import StudyConnection
from tongiaki.record import Record, write
from tongiaki.rules import Terms

NAMELESS = "—"
RECORD = write(Record(Terms(2, colours=("red", "yellow"))))


def new_guest(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.post("/api/me", name=name).status_code == 200
    return person


async def send_chat(person: Person, study: str, text: str) -> None:
    async with StudyConnection(person, study) as guest:
        await guest.send("chat", text=text)
        while (await guest.receive("said"))["line"]["text"] != text:
            pass


async def chat_lines(server: LiveServer, study: str) -> list[tuple[str, str]]:
    async with StudyConnection(Person(server.url), study) as guest:
        return [(line["name"], line["text"]) for line in guest.received[0]["chat"]]


def exported(person: Person) -> list[str]:
    return [line["text"] for line in person.get("/api/account/export").json()["studies"]]


async def test_claiming_a_name_gives_no_access_to_the_messages_of_a_namesake(server: LiveServer) -> None:
    anna, stranger = new_guest(server, "Anna"), Person(server.url)
    study = anna.post("/api/studies", record=RECORD).json()["id"]
    await send_chat(anna, study, "For my friends.")
    assert stranger.claim("Anna").status_code == 200
    answer = stranger.get("/api/account/export")
    assert study not in answer.text
    assert "For my friends." not in answer.text
    assert exported(anna) == ["For my friends."]
    assert stranger.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert await chat_lines(server, study) == [("Anna", "For my friends.")]


async def test_a_deleted_account_leaves_no_former_name(server: LiveServer) -> None:
    anna, ben = new_guest(server, "Philippa"), new_guest(server, "Ben")
    table = anna.new_table(seats=2, name="Philippa")
    study = anna.post("/api/studies", record=RECORD).json()["id"]
    await send_chat(anna, study, "As a guest.")
    assert anna.claim("Philippa").status_code == 200
    await send_chat(anna, study, "As myself.")
    async with anna.connect(table) as line:
        await line.request("chat", text="From my seat.")
    anna.post("/api/me", name="Pip")
    await send_chat(anna, study, "As another.")
    await send_chat(ben, study, "As Ben.")
    assert exported(anna) == ["As a guest.", "As myself.", "As another."]
    assert anna.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert await chat_lines(server, study) == [
        (NAMELESS, "As a guest."), (NAMELESS, "As myself."), (NAMELESS, "As another."), ("Ben", "As Ben."),
    ]  # fmt: skip
    async with ben.connect(table) as line:
        assert "From my seat." in str(line.received)
        assert "Philippa" not in str(line.received)


async def test_messages_of_a_guest_move_to_the_account_at_login(server: LiveServer) -> None:
    anna, guest = Person(server.url), new_guest(server, "Somebody")
    anna.claim("Annette")
    study = guest.post("/api/studies", record=RECORD).json()["id"]
    await send_chat(guest, study, "Before I logged in.")
    guest.log_in("Annette")
    assert exported(anna) == ["Before I logged in."]


@pytest.mark.parametrize("leaver", [0, 1])
async def test_deleting_a_player_keeps_the_name_of_a_namesake(server: LiveServer, leaver: int) -> None:
    people = [new_guest(server, "Twin"), new_guest(server, "Twin")]
    table = people[0].new_table(seats=2, name="Twin")
    async with people[0].connect(table) as first, people[1].connect(table) as second:
        await second.request("sit", name="Twin")
        await first.request("chat", text="Words of the first.")
        await second.request("chat", text="Words of the second.")
        await first.receive_until(lambda line: line.table["seats"][1]["name"] is not None)
        await first.request("start")
    study = people[0].post("/api/studies", table=table).json()["id"]
    gone, stays = people[leaver], people[1 - leaver]
    assert gone.claim(f"Gone {leaver}").status_code == 200
    texts = [entry["text"] for entry in gone.get("/api/account/export").json()["entries"] if entry["kind"] == "said"]
    assert texts == [["Words of the first.", "Words of the second."][leaver]]
    assert gone.post("/api/account/delete", password=PASSWORD).status_code == 200
    left = ["Twin", "Twin"]
    left[leaver] = NAMELESS
    async with stays.connect(table) as line:
        spoken = [(message["name"], message["text"]) for message in line.received[0]["chat"]]
    assert spoken == [(left[0], "Words of the first."), (left[1], "Words of the second.")]
    players = stays.get(f"/api/studies/{study}/replay").json()["players"]
    assert [player["name"] for player in players] == left
