"""Two people who used the same name stay separate, in the export and after an account deletion."""

import pytest

from tests.live_server import LiveServer
from tests.server.player import PASSWORD, Person
from tests.server.study_connection import Guest
from tongiaki.record import Record, write
from tongiaki.rules import Terms

NAMELESS = "—"
RECORD = write(Record(Terms(2, colours=("red", "yellow"))))


def called(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.post("/api/me", name=name).status_code == 200
    return person


async def speak(person: Person, study: str, text: str) -> None:
    async with Guest(person, study) as guest:
        await guest.say("chat", text=text)
        while (await guest.hear("said"))["line"]["text"] != text:
            pass


async def lines_of(server: LiveServer, study: str) -> list[tuple[str, str]]:
    async with Guest(Person(server.url), study) as guest:
        return [(line["name"], line["text"]) for line in guest.heard[0]["chat"]]


def exported(person: Person) -> list[str]:
    return [line["text"] for line in person.get("/api/account/export").json()["studies"]]


async def test_nobody_gets_another_ones_words_by_claiming_the_name(server: LiveServer) -> None:
    anna, stranger = called(server, "Anna"), Person(server.url)
    study = anna.post("/api/studies", record=RECORD).json()["id"]
    await speak(anna, study, "For my friends.")
    assert stranger.claim("Anna").status_code == 200
    answer = stranger.get("/api/account/export")
    assert study not in answer.text
    assert "For my friends." not in answer.text
    assert exported(anna) == ["For my friends."]
    assert stranger.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert await lines_of(server, study) == [("Anna", "For my friends.")]


async def test_who_takes_another_name_and_leaves_leaves_neither(server: LiveServer) -> None:
    anna, ben = called(server, "Philippa"), called(server, "Ben")
    table = anna.new_table(seats=2, name="Philippa")
    study = anna.post("/api/studies", record=RECORD).json()["id"]
    await speak(anna, study, "As a guest.")
    assert anna.claim("Philippa").status_code == 200
    await speak(anna, study, "As myself.")
    async with anna.at(table) as line:
        await line.ask("chat", text="From my seat.")
    anna.post("/api/me", name="Pip")
    await speak(anna, study, "As another.")
    await speak(ben, study, "As Ben.")
    assert exported(anna) == ["As a guest.", "As myself.", "As another."]
    assert anna.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert await lines_of(server, study) == [
        (NAMELESS, "As a guest."), (NAMELESS, "As myself."), (NAMELESS, "As another."), ("Ben", "As Ben."),
    ]  # fmt: skip
    async with ben.at(table) as line:
        assert "From my seat." in str(line.heard)
        assert "Philippa" not in str(line.heard)


async def test_what_a_guest_said_goes_along_to_the_account(server: LiveServer) -> None:
    anna, guest = Person(server.url), called(server, "Somebody")
    anna.claim("Annette")
    study = guest.post("/api/studies", record=RECORD).json()["id"]
    await speak(guest, study, "Before I logged in.")
    guest.log_in("Annette")
    assert exported(anna) == ["Before I logged in."]


@pytest.mark.parametrize("leaver", [0, 1])
async def test_of_two_players_with_one_name_one_leaves(server: LiveServer, leaver: int) -> None:
    people = [called(server, "Twin"), called(server, "Twin")]
    table = people[0].new_table(seats=2, name="Twin")
    async with people[0].at(table) as one, people[1].at(table) as other:
        await other.ask("sit", name="Twin")
        await one.ask("chat", text="Words of the first.")
        await other.ask("chat", text="Words of the second.")
        await one.until(lambda line: line.table["seats"][1]["name"] is not None)
        await one.ask("start")
    study = people[0].post("/api/studies", table=table).json()["id"]
    gone, stays = people[leaver], people[1 - leaver]
    assert gone.claim(f"Gone {leaver}").status_code == 200
    said = [entry["text"] for entry in gone.get("/api/account/export").json()["entries"] if entry["kind"] == "said"]
    assert said == [["Words of the first.", "Words of the second."][leaver]]
    assert gone.post("/api/account/delete", password=PASSWORD).status_code == 200
    left = ["Twin", "Twin"]
    left[leaver] = NAMELESS
    async with stays.at(table) as line:
        spoken = [(message["name"], message["text"]) for message in line.heard[0]["chat"]]
    assert spoken == [(left[0], "Words of the first."), (left[1], "Words of the second.")]
    players = stays.get(f"/api/studies/{study}/replay").json()["players"]
    assert [player["name"] for player in players] == left
