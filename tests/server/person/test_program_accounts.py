"""Bot accounts: their owners, where they are shown and may sit, and their rated games."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from tests.live_server import LiveServer, serving
from tests.server.player import PASSWORD, Connection, Person
from tests.server.study.test_studies import made as made_study
from tests.server.study_connection import Guest

RATED = {"rated": True, "clock": "move", "time": 86_400}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    names = ("LOGIN_BURST", "TABLE_BURST", "MESSAGE_BURST", "MESSAGE_RATE")
    freely = {f"TONGIAKI_{name}": "10000" for name in names} | {"TONGIAKI_BOT_PAUSE": "0"}
    with serving(tmp_path_factory.mktemp("program-accounts"), freely) as running:
        yield running


def named(house: LiveServer, name: str) -> Person:
    person = Person(house.url)
    assert person.claim(name).status_code == 200
    return person


def made(owner: Person, name: str) -> Person:
    answer = owner.post("/api/account/program-accounts", name=name)
    assert answer.status_code == 201, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    return acting(owner, answer.json()["token"])


def acting(owner: Person, token: str) -> Person:
    return Person(owner.url, {"Authorization": f"Bearer {token}"})


def token_of(owner: Person) -> str:
    return str(owner.post("/api/account/programs", name="sailor").json()["token"])


def end(owner: Person, name: str) -> httpx.Response:
    return owner.delete(f"/api/account/program-accounts/{name}")


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def ladder(house: LiveServer, *, programs: bool) -> list[str]:
    answer = Person(house.url).get(f"/api/ladder?players=2&programs={str(programs).lower()}").json()
    return [rung["name"] for rung in answer["rungs"]]


async def played(one: Person, other: Person, names: tuple[str, str], **options: object) -> str:
    """Play a rated game of two to its end. Return the table."""
    table = one.new_table(seats=2, name=names[0], stall=1, **(RATED | options))
    async with one.at(table) as first, other.at(table) as second:
        await second.ask("sit", name=names[1])
        await second.ask("accept", number=second.number)
        await first.ask("start", number=second.number)
        choose = random.Random(7).choice
        await asyncio.gather(first.play_on(choose), second.play_on(choose))
    return table


async def scored(house: LiveServer, name: str, games: int) -> list[dict[str, object]]:
    """Return the ratings of a profile as soon as it contains this number of games."""
    async with asyncio.timeout(60):
        while True:
            profile = Person(house.url).get(f"/api/people/{name}").json()
            if len(profile["games"]) == games:
                return list(profile["ratings"])
            await asyncio.sleep(0.05)


async def test_a_program_has_an_owner_and_is_shown_as_one_everywhere(house: LiveServer) -> None:
    owner = named(house, "Olga")
    program = made(owner, "Rua")
    assert program.get("/api/me").json() == {"name": "Rua", "account": True, "program": True}
    assert owner.get("/api/account/programs").json()["accounts"] == ["Rua"]
    profile = Person(house.url).get("/api/people/Rua").json()
    assert (profile["program"], profile["owner"]) == (True, "Olga")
    table = program.new_table(seats=3, name="Rua")
    listed = program.get(f"/api/tables/{table}").json()
    assert [seat["program"] for seat in listed["seats"]] == [True, False, False]
    async with program.at(table) as line, owner.at(table) as other:
        await other.ask("sit", name="Olga")
        assert [seat["program"] for seat in other.table["seats"]] == [True, False, False]
        await line.ask("chat", text="beep")
        said = await other.hear(lambda one: bool(one.get("chat")))
        assert said["chat"]["program"] is True
        await other.ask("chat", text="hello")
        said = await line.hear(lambda one: bool(one.get("chat")) and one["chat"]["text"] == "hello")
        assert said["chat"]["program"] is False
        assert (await other.ask("chat", text="/who"))["facts"]["programs"] == "Rua"
        assert (await line.ask("chat", text="/tell Olga psst"))["type"] == "notice"
        told = await other.hear(lambda one: one["type"] == "told")
        assert told["words"]["program"] is True
    study = made_study(owner)
    async with Guest(owner, study) as leader, Guest(program, study) as machine:
        await leader.until(lambda one: [who["program"] for who in one.company["members"]] == [False, True])
        for guest, marked in ((machine, True), (leader, False)):
            await guest.say("chat", text="beep")
            assert (await leader.hear("said"))["line"]["program"] is marked
    async with Guest(owner, study) as again:
        assert [line["program"] for line in again.heard[0]["chat"]] == [True, False]


async def test_a_program_sits_at_rated_tables_only_where_they_are_open_to_programs(house: LiveServer) -> None:
    owner = named(house, "Oona")
    program, host = made(owner, "Tiki"), named(house, "Hilda")
    table = host.new_table(seats=3, name="Hilda", **RATED)
    async with host.at(table) as line, program.at(table) as machine:
        assert await machine.problem("sit", name="Tiki") == "not_for_programs"
        await line.ask("accept", number=line.number)
        accepted = line.table["seats"][0]["accepted"]
        await line.ask("options", programs=True)
        assert (accepted, line.table["seats"][0]["accepted"]) == (True, False)  # the host is asked again
        await machine.ask("sit", name="Tiki")
        # The table stays open to programs while a program sits there and the table is rated.
        assert await line.problem("options", programs=False) == "program_seated"
        await line.ask("options", rated=False)
        await line.ask("options", programs=False)
        assert await line.problem("options", rated=True) == "program_seated"
    answer = program.post("/api/tables", seats=2, name="Tiki", **RATED)
    assert (answer.status_code, code(answer)) == (409, "not_for_programs")


async def test_what_plays_in_a_persons_name_plays_nowhere_for_the_rating(house: LiveServer) -> None:
    owner = named(house, "Otto")
    hand = acting(owner, token_of(owner))
    assert code(hand.post("/api/tables", seats=2, name="Otto", programs=True, **RATED)) == "not_for_programs"
    table = owner.new_table(seats=2, name="Otto", **RATED)
    async with owner.at(table) as mine, hand.at(table) as machine, named(house, "Pelle").at(table) as other:
        await other.ask("sit", name="Pelle")
        assert await machine.problem("accept", number=machine.number) == "not_for_programs"
        await other.ask("accept", number=other.number)
        assert await machine.problem("start", number=other.number) == "not_for_programs"
        await mine.ask("start", number=other.number)
        for line in (mine, other):
            await line.until(lambda one: one.game is not None)
        if not mine.legal:
            await other.ask("move", number=other.number, move=other.legal[0])
            await mine.until(lambda one: bool(one.legal))
        message = {"type": "move", "number": mine.number, "move": mine.legal[0]}
        assert code(hand.post(f"/api/tables/{table}/messages", **message)) == "not_for_programs"
        await mine.ask("move", number=mine.number, move=mine.legal[0])


async def test_programs_have_ladders_of_their_own(house: LiveServer) -> None:
    ola, per = named(house, "Ola"), named(house, "Per")
    one, two = made(ola, "Una"), made(per, "Dua")
    await played(one, two, ("Una", "Dua"), programs=True)
    assert (await scored(house, "Una", 1))[0]["games"] == 1
    assert sorted(ladder(house, programs=True)) == ["Dua", "Una"]
    # A game between people and one program changes no rating.  A person's rating never changes because of a program,
    # and a single program has no opponent of its kind.
    await played(ola, two, ("Ola", "Dua"), programs=True)
    assert await scored(house, "Ola", 1) == []
    assert (await scored(house, "Dua", 2))[0]["games"] == 1
    await played(ola, per, ("Ola", "Per"), programs=True)
    assert (await scored(house, "Ola", 2))[0]["games"] == 1
    assert {"Ola", "Per"} <= set(ladder(house, programs=False))
    assert not {"Una", "Dua"} & set(ladder(house, programs=False))
    places = Person(house.url).get("/api/ladder?players=2").json()["rungs"]
    assert [place["rating"] for place in places] == sorted((place["rating"] for place in places), reverse=True)
    assert Person(house.url).get("/api/ladder?players=7").status_code == 400


async def test_a_program_takes_over_no_seat_of_a_running_rated_game(house: LiveServer) -> None:
    program, host, leaver = made(named(house, "Odd"), "Vaka"), named(house, "Hans"), named(house, "Lena")
    table = host.new_table(seats=2, name="Hans", programs=True, **RATED)
    async with host.at(table) as line, leaver.at(table) as other, program.at(table) as machine:
        await other.ask("sit", name="Lena")
        await other.ask("accept", number=other.number)
        await line.ask("start", number=other.number)
        await other.until(lambda one: one.table["status"] == "running")
        await other.ask("leave")
        assert await machine.problem("sit", name="Vaka") == "not_for_programs"


def test_an_account_that_has_not_played_says_once_that_it_is_a_program(house: LiveServer) -> None:
    owner, account = named(house, "Oma"), named(house, "Moai")
    hand = token_of(owner)
    assert code(account.post("/api/account/declare", token="tongiaki_made.up")) == "bad_token"
    assert code(account.post("/api/account/declare", token=token_of(account))) == "has_played"  # not its own owner
    reading = owner.post("/api/account/programs", name="eye", scope="read").json()["token"]
    assert code(account.post("/api/account/declare", token=reading)) == "has_played"
    assert account.post("/api/account/declare", token=hand).json()["program"] is True
    assert account.get("/api/people/Moai").json()["owner"] == "Oma"
    assert code(account.post("/api/account/declare", token=hand)) == "not_with_token"
    assert code(account.post("/api/account/program-accounts", name="Moai Two")) == "not_with_token"
    # It still logs in with its password, but takes over no guest's seats.
    guest = Person(house.url)
    table = guest.new_table(seats=2, name="Gus")
    assert guest.log_in("Moai").json()["program"] is True
    assert guest.get(f"/api/tables/{table}").json()["yours"] is False


def test_who_has_played_or_sits_somewhere_stays_a_person(house: LiveServer) -> None:
    account = named(house, "Nils")
    account.new_table(seats=2, name="Nils")
    assert code(account.post("/api/account/declare", token=token_of(named(house, "Olav")))) == "has_played"
    assert account.get("/api/me").json()["program"] is False


async def test_a_program_takes_no_seat_by_its_link(house: LiveServer) -> None:
    program, guest = made(named(house, "Orla"), "Hoku"), Person(house.url)
    table = guest.new_table(seats=2, name="Gil")
    answer = program.post(f"/api/tables/{table}/claim", key=guest.link(table))
    assert code(answer) == "not_for_programs"


def test_the_owner_alone_renews_a_token_and_ends_the_account(house: LiveServer) -> None:
    owner, other = named(house, "Orm"), named(house, "Eve")
    program = made(owner, "Ika")
    assert code(other.post("/api/account/program-accounts/Ika")) == "not_a_program"
    assert code(end(other, "Ika")) == "not_a_program"
    assert code(owner.post("/api/account/program-accounts/Orm")) == "not_a_program"
    again = acting(owner, owner.post("/api/account/program-accounts/Ika").json()["token"])
    assert program.get("/api/me").status_code == 401
    assert again.get("/api/me").json()["name"] == "Ika"
    assert end(owner, "Ika").status_code == 204
    assert again.get("/api/me").status_code == 401
    assert owner.get("/api/people/Ika").status_code == 404


def test_nobody_owns_more_than_five_and_names_are_everybodys(house: LiveServer) -> None:
    owner = named(house, "Omar")
    for number in range(5):
        made(owner, f"Fleet {number}")
    answer = owner.post("/api/account/program-accounts", name="Fleet 6")
    assert (code(answer), answer.json()["facts"]) == ("too_many_programs", {"limit": 5})
    assert code(owner.post("/api/account/program-accounts", name="Omar")) == "name_taken"


def test_when_the_owner_leaves_the_tokens_end_and_the_games_stay(house: LiveServer) -> None:
    owner = named(house, "Ove")
    program = made(owner, "Lele")
    assert owner.get("/api/account/export").json()["account"]["programs"] == ["Lele"]
    assert owner.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert program.get("/api/me").status_code == 401
    profile = Person(house.url).get("/api/people/Lele").json()
    assert (profile["program"], profile["owner"]) == (True, None)


async def test_a_watching_program_is_marked_in_the_chat(house: LiveServer) -> None:
    program, host = made(named(house, "Ole"), "Pahi"), Person(house.url)
    table = host.new_table(seats=2, name="Hugo")
    async with host.at(table) as line, Connection(house.url, table, "", None, program.headers) as machine:
        await machine.ask("chat", text="watching")
        said = await line.hear(lambda one: bool(one.get("chat")))
        assert (said["chat"]["seat"], said["chat"]["program"]) == (None, True)
