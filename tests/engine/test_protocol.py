"""All commands of the engine's protocol and all their errors, in a real process."""

import json
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.engine.engine_client import EngineClient
from tests.vectors.vectors import games
from tongiaki.rules import RULES_VERSION
from tongiaki.rules.tiles import TILE_ID

PILE = TILE_ID[1:]


@pytest.fixture(scope="module")
def client() -> Iterator[EngineClient]:
    with EngineClient() as client:
        yield client
        assert client.ask("hello").startswith("hello tongiaki")


def test_hello_names_the_versions(client: EngineClient) -> None:
    assert client.ask("hello") == f"hello tongiaki {version('tongiaki')} rules {RULES_VERSION}"


def test_legal_moves_are_sorted_as_text(client: EngineClient) -> None:
    client.ask("new 2")
    texts = ";".join(f"settle tonga.{beach}" for beach in range(6))
    assert client.ask("legal") == f"legal 6 {texts}"


def test_without_a_pile_every_tile_left_may_be_drawn(client: EngineClient) -> None:
    to_the_first_draw(client, "new 2")
    assert client.ask("turn") == "turn chance"
    assert client.ask("legal") == "legal 31 " + ";".join(f"draw {tile}" for tile in sorted(PILE))
    assert client.ask("perft 1") == "perft 31"
    assert client.ask("move draw w13") == "ok"


def test_with_a_pile_only_the_top_tile_may_be_drawn(client: EngineClient) -> None:
    to_the_first_draw(client, f"new 2 pile {' '.join(reversed(PILE))}")
    assert client.ask("legal") == "legal 1 draw w16"
    assert client.ask("move draw w13").startswith("error illegal 12 not_top: ")
    assert client.ask("perft 1") == "perft 1"
    assert client.ask("move draw w16") == "ok"


def to_the_first_draw(client: EngineClient, new: str) -> None:
    assert client.ask(new) == "ok"
    moves = "settle tonga.0;settle tonga.0;settle tonga.1;settle tonga.3;expand tonga.0,1;sail tonga:0"
    assert client.ask(f"moves {moves}") == "ok"


def test_the_stall_limit_may_be_chosen(client: EngineClient) -> None:
    assert client.ask("new 3 stall 0") == "ok"
    assert client.ask(f"new 3 stall 5 pile {' '.join(PILE)}") == "ok"


def test_moves_stop_at_the_first_error_and_keep_what_came_before(client: EngineClient) -> None:
    client.ask("new 2")
    answer = client.ask("moves settle tonga.0;settle tonga.0;settle tonga.0;settle tonga.1")
    assert answer.startswith("error illegal 3 third_ship: ")
    assert json.loads(client.ask("position"))["ships"]["tonga"][0] == {"red": 1, "yellow": 1}


def test_undo_takes_moves_back_one_by_one(client: EngineClient) -> None:
    to_the_first_draw(client, "new 2")
    before = [client.ask("position"), client.ask("legal")]
    client.ask("move draw fiji")
    assert client.ask("undo") == "ok"
    assert [client.ask("position"), client.ask("legal")] == before
    for _ in range(6):
        assert client.ask("undo") == "ok"
    assert client.ask("undo").startswith("error state - ")


def test_position_has_sorted_keys_and_no_spaces(client: EngineClient) -> None:
    client.ask("new 2")
    line = client.ask("position")
    assert line == json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"))


def test_result_returns_the_current_standings(client: EngineClient) -> None:
    client.ask("new 2")
    client.ask("move settle tonga.0")
    assert client.ask("result") == (
        '[{"seat":0,"colour":"red","points":0,"islands":1,"ships":1,"rank":1},'
        '{"seat":1,"colour":"yellow","points":0,"islands":0,"ships":0,"rank":2}]'
    )


def test_go_gives_a_legal_move_and_repeats_it_under_a_seed(client: EngineClient) -> None:
    client.ask("new 4")
    for options in ("", " bot random", " bot greedy time 50 seed 3", " seed 3 bot random"):
        word, _, move = client.ask(f"go{options}").partition(" ")
        assert (word, client.ask(f"move {move}")) == ("bestmove", "ok")
        client.ask("undo")
    assert len({client.ask("go bot random seed 12") for _ in range(5)}) == 1


def test_a_bot_plays_itself_to_the_end(client: EngineClient) -> None:
    client.ask(f"new 2 pile {' '.join(PILE)}")
    while (turn := client.ask("turn")) != "turn over":
        if turn == "turn chance":
            move = client.ask("legal").split(" ", 2)[2]
        else:
            move = client.ask("go bot greedy seed 1").removeprefix("bestmove ")
        assert client.ask(f"move {move}") == "ok"
    assert client.ask("legal") == "legal 0"
    assert client.ask("perft 2") == "perft 0"
    assert client.ask("go").startswith("error state - ")
    assert client.ask("move settle tonga.0").startswith("error illegal 9 game_over: ")


def test_save_and_load_bring_a_game_back_with_its_pile_and_its_past(client: EngineClient, tmp_path: Path) -> None:
    to_the_first_draw(client, f"new 2 stall 7 pile {' '.join(reversed(PILE))}")
    file = tmp_path / "a game.txt"
    before = [client.ask("position"), client.ask("legal")]
    assert client.ask(f"save {file}") == "ok"
    client.ask("new 5")
    assert client.ask(f"load {file}") == "ok"
    assert [client.ask("position"), client.ask("legal")] == before
    assert client.ask("undo") == "ok"
    assert client.ask("turn") == "turn red"


def test_perft_of_depth_0_is_1(client: EngineClient) -> None:
    client.ask("new 2")
    assert client.ask("perft 0") == "perft 1"
    assert client.ask("perft 3") == "perft 210"


WRONG = [
    "nonsense",
    "HELLO",
    "hello you",
    "legal now",
    "quit now",
    "new",
    "new 1",
    "new 7",
    "new two",
    "new 02",
    "new +2",
    "new ２",
    "new 2 3",
    "new 2 stall",
    "new 2 stall -1",
    "new 2 stall x",
    "new 2 stall 9999999999999999999999",
    "new 2 pile",
    "new 2 pile fiji w01",
    f"new 2 pile {' '.join(PILE[:-1])} fiji",
    f"new 2 pile {' '.join(PILE)} tonga",
    f"new 2 pile {' '.join(PILE)} stall 3",
    "move",
    "move ",
    "move settle",
    "move settle tonga.6",
    "move settle  tonga.0",
    "move Settle tonga.0",
    "move land purple tonga.0",
    "move draw nothing",
    "moves",
    "moves ;",
    "perft",
    "perft -1",
    "perft 1.5",
    "perft 100",
    "go bot",
    "go bot nobody",
    "go bot greedy bot greedy",
    "go time 0",
    "go time soon",
    "go seed -1",
    "go seed",
    "go fast",
    "save",
    "load",
]


@pytest.mark.parametrize("command", WRONG)
def test_an_unknown_command_is_a_syntax_error_and_changes_nothing(client: EngineClient, command: str) -> None:
    client.ask("new 3")
    client.ask("move settle tonga.2")
    before = client.ask("position")
    assert client.ask(command).startswith("error syntax ")
    assert client.ask("position") == before


@pytest.mark.parametrize("command", ["load /", "load /no/such/file", "load \0", "save /", "save /no/such/folder/file"])
def test_an_unreadable_file_is_an_input_error(client: EngineClient, command: str) -> None:
    client.ask("new 3")
    before = client.ask("position")
    assert client.ask(command).startswith("error input - ")
    assert client.ask("position") == before


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"a poem", b'[Rules "1"]\n', b"[" * 5_000_000])
def test_a_file_that_is_not_a_record_is_an_input_error(client: EngineClient, tmp_path: Path, content: bytes) -> None:
    client.ask("new 3")
    before = client.ask("position")
    (tmp_path / "file").write_bytes(content)
    assert client.ask(f"load {tmp_path / 'file'}").startswith("error input - ")
    assert client.ask("position") == before


def test_an_error_in_a_record_has_a_line_and_column(client: EngineClient, tmp_path: Path) -> None:
    (tmp_path / "file").write_text('[Rules "1"]\n[Players "red blue"]\n[Stall "20"]\n\nsetup settle fiji.0\n*\n')
    answer = client.ask(f"load {tmp_path / 'file'}")
    assert answer.startswith("error input - Line 5, column 7: settle fiji.0: Everybody starts on Tonga.")


@pytest.mark.parametrize(
    "command", ["legal", "turn", "position", "result", "undo", "perft 1", "go", "move settle tonga.0"]
)
def test_without_a_game_there_is_a_state_error(command: str) -> None:
    with EngineClient() as fresh:
        assert fresh.ask(command).startswith("error state - ")
        assert fresh.ask("new 2") == "ok"


def test_go_is_rejected_at_a_draw(client: EngineClient) -> None:
    to_the_first_draw(client, "new 2")
    assert client.ask("go").startswith("error state - ")


def test_a_refusal_has_a_kind_a_clause_a_code_and_a_reason(client: EngineClient) -> None:
    client.ask("new 2")
    answer = client.ask("move settle nauru.0")
    assert answer == "error illegal 3 setup_on_tonga: Everybody starts on Tonga."


def test_blank_lines_and_comments_are_ignored(client: EngineClient) -> None:
    for line in (
        b"\n",
        b"   \n",
        b"\r\n",
        b"# move settle\n",
        b"#\xff\n",
        "\u2003\x1c\n".encode(),
        b"#" * 3_000_000 + b"\n",
    ):
        client.send(line)
    assert client.ask("  hello \r").startswith("hello tongiaki ")


def test_a_line_that_is_not_utf8_or_too_long_is_a_syntax_error(client: EngineClient) -> None:
    client.send(b"new \xff\n")
    assert client.receive().startswith("error syntax - ")
    client.send(b"move " + b"x" * 5_000_000 + b"\n")
    assert client.receive().startswith("error syntax - ")
    assert client.ask("new 2") == "ok"


def test_quit_and_the_end_of_input_exit_with_0() -> None:
    with EngineClient() as first:
        first.send(b"quit\n")
        assert first.close() == 0
    with EngineClient() as second:
        assert second.close() == 0
    with EngineClient() as third:
        third.send(b"hello")  # a last line without a line end
        assert third.process.communicate(timeout=300)[0].startswith(b"hello tongiaki ")
        assert third.process.returncode == 0


def test_a_closed_output_ends_the_engine_without_an_error() -> None:
    with EngineClient() as client:
        assert client.process.stdout is not None
        assert client.process.stderr is not None
        client.process.stdout.close()
        client.send(b"hello\nhello\n")
        assert client.process.wait(timeout=300) == 1
        assert client.process.stderr.read() == b""
        client.process.stdout = None


def test_a_whole_game_in_one_line(client: EngineClient) -> None:
    game = games()[0]
    client.ask(f"new {game['players']} stall {game['stall']} pile {' '.join(game['pile'])}")
    assert client.ask("moves " + ";".join(game["moves"])) == "ok"
    assert json.loads(client.ask("result")) == game["result"]


def test_the_example_in_the_documentation_is_correct() -> None:
    manual = Path(__file__).parents[2] / "docs" / "bots" / "engine.md"
    example = manual.read_text().split("$ tongiaki engine\n")[1].split("quit\n")[0].splitlines()
    with EngineClient() as client:
        for command, answer in zip(example[::2], example[1::2], strict=True):
            assert client.ask(command) == answer
