"""Bot accounts: their owners, where they are shown and may sit, and their rated games."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from tests.live_server import LiveServer, serving
from tests.server.player import PASSWORD, Connection, Person
from tests.server.study.test_studies import create_study as made_study
from tests.server.study_connection import StudyConnection

RATED = {"rated": True, "clock": "move", "time": 86_400}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    names = ("LOGIN_BURST", "TABLE_BURST", "MESSAGE_BURST", "MESSAGE_RATE")
    freely = {f"TONGIAKI_{name}": "10000" for name in names} | {"TONGIAKI_BOT_PAUSE": "0"}
    with serving(tmp_path_factory.mktemp("program-accounts"), freely) as running:
        yield running


def new_account(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


def create_program_account(owner: Person, name: str) -> Person:
    answer = owner.post("/api/account/program-accounts", name=name)
    assert answer.status_code == 201, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    return client_with_token(owner, answer.json()["token"])


def client_with_token(owner: Person, token: str) -> Person:
    return Person(owner.url, {"Authorization": f"Bearer {token}"})


def create_token(owner: Person) -> str:
    return str(owner.post("/api/account/programs", name="sailor").json()["token"])


def close_account(owner: Person, name: str) -> httpx.Response:
    return owner.delete(f"/api/account/program-accounts/{name}")


def problem_code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def ladder(server: LiveServer, *, programs: bool) -> list[str]:
    answer = Person(server.url).get(f"/api/ladder?players=2&programs={str(programs).lower()}").json()
    return [rung["name"] for rung in answer["rungs"]]


async def play_rated_game(one: Person, other: Person, names: tuple[str, str], **options: object) -> str:
    """Play a rated game of two to its end. Return the table."""
    table = one.new_table(seats=2, name=names[0], stall=1, **(RATED | options))
    async with one.connect(table) as first, other.connect(table) as second:
        await second.request("sit", name=names[1])
        await second.request("accept", number=second.number)
        await first.request("start", number=second.number)
        choose = random.Random(7).choice
        await asyncio.gather(first.play_on(choose), second.play_on(choose))
    return table


async def wait_for_ratings(server: LiveServer, name: str, games: int) -> list[dict[str, object]]:
    """Return the ratings of a profile as soon as it contains this number of games."""
    async with asyncio.timeout(60):
        while True:
            profile = Person(server.url).get(f"/api/people/{name}").json()
            if len(profile["games"]) == games:
                return list(profile["ratings"])
            await asyncio.sleep(0.05)


async def test_a_program_account_has_an_owner_and_is_marked_everywhere(server: LiveServer) -> None:
    owner = new_account(server, "Olga")
    program = create_program_account(owner, "Rua")
    assert program.get("/api/me").json() == {"name": "Rua", "account": True, "program": True}
    assert owner.get("/api/account/programs").json()["accounts"] == ["Rua"]
    profile = Person(server.url).get("/api/people/Rua").json()
    assert (profile["program"], profile["owner"]) == (True, "Olga")
    table = program.new_table(seats=3, name="Rua")
    listed = program.get(f"/api/tables/{table}").json()
    assert [seat["program"] for seat in listed["seats"]] == [True, False, False]
    async with program.connect(table) as line, owner.connect(table) as other:
        await other.request("sit", name="Olga")
        assert [seat["program"] for seat in other.table["seats"]] == [True, False, False]
        await line.request("chat", text="beep")
        chat_update = await other.receive(lambda message: bool(message.get("chat")))
        assert chat_update["chat"]["program"] is True
        await other.request("chat", text="hello")
        chat_update = await line.receive(
            lambda message: bool(message.get("chat")) and message["chat"]["text"] == "hello"
        )
        assert chat_update["chat"]["program"] is False
        assert (await other.request("chat", text="/who"))["facts"]["programs"] == "Rua"
        assert (await line.request("chat", text="/tell Olga psst"))["type"] == "notice"
        whisper = await other.receive(lambda message: message["type"] == "told")
        assert whisper["words"]["program"] is True
    study = made_study(owner)
    async with StudyConnection(owner, study) as leader, StudyConnection(program, study) as machine:
        await leader.receive_until(lambda one: [who["program"] for who in one.participants["members"]] == [False, True])
        for guest, marked in ((machine, True), (leader, False)):
            await guest.send("chat", text="beep")
            assert (await leader.receive("said"))["line"]["program"] is marked
    async with StudyConnection(owner, study) as again:
        assert [line["program"] for line in again.received[0]["chat"]] == [True, False]


async def test_a_program_account_can_join_only_rated_tables_open_to_programs(server: LiveServer) -> None:
    owner = new_account(server, "Oona")
    program, host = create_program_account(owner, "Tiki"), new_account(server, "Hilda")
    table = host.new_table(seats=3, name="Hilda", **RATED)
    async with host.connect(table) as line, program.connect(table) as machine:
        assert await machine.problem_code("sit", name="Tiki") == "not_for_programs"
        await line.request("accept", number=line.number)
        accepted = line.table["seats"][0]["accepted"]
        await line.request("options", programs=True)
        assert (accepted, line.table["seats"][0]["accepted"]) == (True, False)  # the host is asked again
        await machine.request("sit", name="Tiki")
        # The table stays open to programs while a program sits there and the table is rated.
        assert await line.problem_code("options", programs=False) == "program_seated"
        await line.request("options", rated=False)
        await line.request("options", programs=False)
        assert await line.problem_code("options", rated=True) == "program_seated"
    answer = program.post("/api/tables", seats=2, name="Tiki", **RATED)
    assert (answer.status_code, problem_code(answer)) == (409, "not_for_programs")


async def test_an_access_token_of_a_person_cannot_play_rated_games(server: LiveServer) -> None:
    owner = new_account(server, "Otto")
    hand = client_with_token(owner, create_token(owner))
    assert problem_code(hand.post("/api/tables", seats=2, name="Otto", programs=True, **RATED)) == "not_for_programs"
    table = owner.new_table(seats=2, name="Otto", **RATED)
    async with (
        owner.connect(table) as mine,
        hand.connect(table) as machine,
        new_account(server, "Pelle").connect(table) as other,
    ):
        await other.request("sit", name="Pelle")
        assert await machine.problem_code("accept", number=machine.number) == "not_for_programs"
        await other.request("accept", number=other.number)
        assert await machine.problem_code("start", number=other.number) == "not_for_programs"
        await mine.request("start", number=other.number)
        for line in (mine, other):
            await line.receive_until(lambda line: line.game is not None)
        if not mine.legal:
            await other.request("move", number=other.number, move=other.legal[0])
            await mine.receive_until(lambda line: bool(line.legal))
        message = {"type": "move", "number": mine.number, "move": mine.legal[0]}
        assert problem_code(hand.post(f"/api/tables/{table}/messages", **message)) == "not_for_programs"
        await mine.request("move", number=mine.number, move=mine.legal[0])


async def test_program_accounts_have_separate_ladders(server: LiveServer) -> None:
    ola, per = new_account(server, "Ola"), new_account(server, "Per")
    first, second = create_program_account(ola, "Una"), create_program_account(per, "Dua")
    await play_rated_game(first, second, ("Una", "Dua"), programs=True)
    assert (await wait_for_ratings(server, "Una", 1))[0]["games"] == 1
    assert sorted(ladder(server, programs=True)) == ["Dua", "Una"]
    # A game between people and one program changes no rating.  A person's rating never changes because of a program,
    # and a single program has no opponent of its kind.
    await play_rated_game(ola, second, ("Ola", "Dua"), programs=True)
    assert await wait_for_ratings(server, "Ola", 1) == []
    assert (await wait_for_ratings(server, "Dua", 2))[0]["games"] == 1
    await play_rated_game(ola, per, ("Ola", "Per"), programs=True)
    assert (await wait_for_ratings(server, "Ola", 2))[0]["games"] == 1
    assert {"Ola", "Per"} <= set(ladder(server, programs=False))
    assert not {"Una", "Dua"} & set(ladder(server, programs=False))
    places = Person(server.url).get("/api/ladder?players=2").json()["rungs"]
    assert [place["rating"] for place in places] == sorted((place["rating"] for place in places), reverse=True)
    assert Person(server.url).get("/api/ladder?players=7").status_code == 400


async def test_a_program_account_cannot_take_over_a_seat_of_a_rated_game(server: LiveServer) -> None:
    program, host, leaver = (
        create_program_account(new_account(server, "Odd"), "Vaka"),
        new_account(server, "Hans"),
        new_account(server, "Lena"),
    )
    table = host.new_table(seats=2, name="Hans", programs=True, **RATED)
    async with host.connect(table) as line, leaver.connect(table) as other, program.connect(table) as machine:
        await other.request("sit", name="Lena")
        await other.request("accept", number=other.number)
        await line.request("start", number=other.number)
        await other.receive_until(lambda line: line.table["status"] == "running")
        await other.request("leave")
        assert await machine.problem_code("sit", name="Vaka") == "not_for_programs"


def test_an_unused_account_can_be_declared_a_program_account(server: LiveServer) -> None:
    owner, account = new_account(server, "Oma"), new_account(server, "Moai")
    hand = create_token(owner)
    assert problem_code(account.post("/api/account/declare", token="tongiaki_made.up")) == "bad_token"
    assert (
        problem_code(account.post("/api/account/declare", token=create_token(account))) == "has_played"
    )  # not its own owner
    reading = owner.post("/api/account/programs", name="eye", scope="read").json()["token"]
    assert problem_code(account.post("/api/account/declare", token=reading)) == "has_played"
    assert account.post("/api/account/declare", token=hand).json()["program"] is True
    assert account.get("/api/people/Moai").json()["owner"] == "Oma"
    assert problem_code(account.post("/api/account/declare", token=hand)) == "not_with_token"
    assert problem_code(account.post("/api/account/program-accounts", name="Moai Two")) == "not_with_token"
    # It still logs in with its password, but takes over no guest's seats.
    guest = Person(server.url)
    table = guest.new_table(seats=2, name="Gus")
    assert guest.log_in("Moai").json()["program"] is True
    assert guest.get(f"/api/tables/{table}").json()["yours"] is False


def test_an_account_with_a_seat_cannot_be_declared_a_program_account(server: LiveServer) -> None:
    account = new_account(server, "Nils")
    account.new_table(seats=2, name="Nils")
    assert (
        problem_code(account.post("/api/account/declare", token=create_token(new_account(server, "Olav"))))
        == "has_played"
    )
    assert account.get("/api/me").json()["program"] is False


async def test_a_program_account_cannot_claim_a_seat_with_a_link(server: LiveServer) -> None:
    program, guest = create_program_account(new_account(server, "Orla"), "Hoku"), Person(server.url)
    table = guest.new_table(seats=2, name="Gil")
    answer = program.post(f"/api/tables/{table}/claim", key=guest.link(table))
    assert problem_code(answer) == "not_for_programs"


def test_only_the_owner_renews_the_token_or_closes_the_program_account(server: LiveServer) -> None:
    owner, other = new_account(server, "Orm"), new_account(server, "Eve")
    program = create_program_account(owner, "Ika")
    assert problem_code(other.post("/api/account/program-accounts/Ika")) == "not_a_program"
    assert problem_code(close_account(other, "Ika")) == "not_a_program"
    assert problem_code(owner.post("/api/account/program-accounts/Orm")) == "not_a_program"
    again = client_with_token(owner, owner.post("/api/account/program-accounts/Ika").json()["token"])
    assert program.get("/api/me").status_code == 401
    assert again.get("/api/me").json()["name"] == "Ika"
    assert close_account(owner, "Ika").status_code == 204
    assert again.get("/api/me").status_code == 401
    assert owner.get("/api/people/Ika").status_code == 404


def test_program_accounts_per_owner_are_limited_and_share_the_namespace(server: LiveServer) -> None:
    owner = new_account(server, "Omar")
    for number in range(5):
        create_program_account(owner, f"Fleet {number}")
    answer = owner.post("/api/account/program-accounts", name="Fleet 6")
    assert (problem_code(answer), answer.json()["facts"]) == ("too_many_programs", {"limit": 5})
    assert problem_code(owner.post("/api/account/program-accounts", name="Omar")) == "name_taken"


def test_deleting_the_owner_revokes_tokens_and_keeps_games(server: LiveServer) -> None:
    owner = new_account(server, "Ove")
    program = create_program_account(owner, "Lele")
    assert owner.get("/api/account/export").json()["account"]["programs"] == ["Lele"]
    assert owner.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert program.get("/api/me").status_code == 401
    profile = Person(server.url).get("/api/people/Lele").json()
    assert (profile["program"], profile["owner"]) == (True, None)


async def test_a_spectating_program_is_marked_in_the_chat(server: LiveServer) -> None:
    program, host = create_program_account(new_account(server, "Ole"), "Pahi"), Person(server.url)
    table = host.new_table(seats=2, name="Hugo")
    async with host.connect(table) as line, Connection(server.url, table, "", None, program.headers) as machine:
        await machine.request("chat", text="watching")
        chat_update = await line.receive(lambda message: bool(message.get("chat")))
        assert (chat_update["chat"]["seat"], chat_update["chat"]["program"]) == (None, True)
