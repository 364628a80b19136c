"""Every command of the engine's protocol, and every way to get one wrong, through a real process."""

import json
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.engine.speaker import Speaker
from tests.vectors.reading import games
from tongiaki.rules import RULES_VERSION
from tongiaki.rules.tiles import TILE_ID

PILE = TILE_ID[1:]


@pytest.fixture(scope="module")
def speaker() -> Iterator[Speaker]:
    with Speaker() as spoken:
        yield spoken
        assert spoken.ask("hello").startswith("hello tongiaki")


def test_hello_names_the_versions(speaker: Speaker) -> None:
    assert speaker.ask("hello") == f"hello tongiaki {version('tongiaki')} rules {RULES_VERSION}"


def test_legal_moves_are_sorted_as_text(speaker: Speaker) -> None:
    speaker.ask("new 2")
    texts = ";".join(f"settle tonga.{beach}" for beach in range(6))
    assert speaker.ask("legal") == f"legal 6 {texts}"


def test_without_a_pile_every_tile_left_may_be_drawn(speaker: Speaker) -> None:
    to_the_first_draw(speaker, "new 2")
    assert speaker.ask("turn") == "turn chance"
    assert speaker.ask("legal") == "legal 31 " + ";".join(f"draw {tile}" for tile in sorted(PILE))
    assert speaker.ask("perft 1") == "perft 31"
    assert speaker.ask("move draw w13") == "ok"


def test_with_a_pile_only_the_top_tile_may_be_drawn(speaker: Speaker) -> None:
    to_the_first_draw(speaker, f"new 2 pile {' '.join(reversed(PILE))}")
    assert speaker.ask("legal") == "legal 1 draw w16"
    assert speaker.ask("move draw w13").startswith("error illegal 12 not_top: ")
    assert speaker.ask("perft 1") == "perft 1"
    assert speaker.ask("move draw w16") == "ok"


def to_the_first_draw(speaker: Speaker, new: str) -> None:
    assert speaker.ask(new) == "ok"
    moves = "settle tonga.0;settle tonga.0;settle tonga.1;settle tonga.3;expand tonga.0,1;sail tonga:0"
    assert speaker.ask(f"moves {moves}") == "ok"


def test_the_stall_limit_may_be_chosen(speaker: Speaker) -> None:
    assert speaker.ask("new 3 stall 0") == "ok"
    assert speaker.ask(f"new 3 stall 5 pile {' '.join(PILE)}") == "ok"


def test_moves_stop_at_the_first_error_and_keep_what_came_before(speaker: Speaker) -> None:
    speaker.ask("new 2")
    answer = speaker.ask("moves settle tonga.0;settle tonga.0;settle tonga.0;settle tonga.1")
    assert answer.startswith("error illegal 3 third_ship: ")
    assert json.loads(speaker.ask("position"))["ships"]["tonga"][0] == {"red": 1, "yellow": 1}


def test_undo_takes_moves_back_one_by_one(speaker: Speaker) -> None:
    to_the_first_draw(speaker, "new 2")
    before = [speaker.ask("position"), speaker.ask("legal")]
    speaker.ask("move draw fiji")
    assert speaker.ask("undo") == "ok"
    assert [speaker.ask("position"), speaker.ask("legal")] == before
    for _ in range(6):
        assert speaker.ask("undo") == "ok"
    assert speaker.ask("undo").startswith("error state - ")


def test_position_has_sorted_keys_and_no_spaces(speaker: Speaker) -> None:
    speaker.ask("new 2")
    line = speaker.ask("position")
    assert line == json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"))


def test_result_tells_how_things_stand(speaker: Speaker) -> None:
    speaker.ask("new 2")
    speaker.ask("move settle tonga.0")
    assert speaker.ask("result") == (
        '[{"seat":0,"colour":"red","points":0,"islands":1,"ships":1,"rank":1},'
        '{"seat":1,"colour":"yellow","points":0,"islands":0,"ships":0,"rank":2}]'
    )


def test_go_gives_a_legal_move_and_repeats_it_under_a_seed(speaker: Speaker) -> None:
    speaker.ask("new 4")
    for options in ("", " bot random", " bot greedy time 50 seed 3", " seed 3 bot random"):
        word, _, move = speaker.ask(f"go{options}").partition(" ")
        assert (word, speaker.ask(f"move {move}")) == ("bestmove", "ok")
        speaker.ask("undo")
    assert len({speaker.ask("go bot random seed 12") for _ in range(5)}) == 1


def test_a_bot_plays_itself_to_the_end(speaker: Speaker) -> None:
    speaker.ask(f"new 2 pile {' '.join(PILE)}")
    while (turn := speaker.ask("turn")) != "turn over":
        if turn == "turn chance":
            move = speaker.ask("legal").split(" ", 2)[2]
        else:
            move = speaker.ask("go bot greedy seed 1").removeprefix("bestmove ")
        assert speaker.ask(f"move {move}") == "ok"
    assert speaker.ask("legal") == "legal 0"
    assert speaker.ask("perft 2") == "perft 0"
    assert speaker.ask("go").startswith("error state - ")
    assert speaker.ask("move settle tonga.0").startswith("error illegal 9 game_over: ")


def test_save_and_load_bring_a_game_back_with_its_pile_and_its_past(speaker: Speaker, tmp_path: Path) -> None:
    to_the_first_draw(speaker, f"new 2 stall 7 pile {' '.join(reversed(PILE))}")
    file = tmp_path / "a game.txt"
    before = [speaker.ask("position"), speaker.ask("legal")]
    assert speaker.ask(f"save {file}") == "ok"
    speaker.ask("new 5")
    assert speaker.ask(f"load {file}") == "ok"
    assert [speaker.ask("position"), speaker.ask("legal")] == before
    assert speaker.ask("undo") == "ok"
    assert speaker.ask("turn") == "turn red"


def test_perft_of_depth_nought_is_one(speaker: Speaker) -> None:
    speaker.ask("new 2")
    assert speaker.ask("perft 0") == "perft 1"
    assert speaker.ask("perft 3") == "perft 210"


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
def test_what_is_no_command_is_a_syntax_error_and_changes_nothing(speaker: Speaker, command: str) -> None:
    speaker.ask("new 3")
    speaker.ask("move settle tonga.2")
    before = speaker.ask("position")
    assert speaker.ask(command).startswith("error syntax ")
    assert speaker.ask("position") == before


@pytest.mark.parametrize("command", ["load /", "load /no/such/file", "load \0", "save /", "save /no/such/folder/file"])
def test_a_file_that_is_out_of_reach_is_an_input_error(speaker: Speaker, command: str) -> None:
    speaker.ask("new 3")
    before = speaker.ask("position")
    assert speaker.ask(command).startswith("error input - ")
    assert speaker.ask("position") == before


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"a poem", b'[Rules "1"]\n', b"[" * 5_000_000])
def test_a_file_that_is_no_record_is_an_input_error(speaker: Speaker, tmp_path: Path, content: bytes) -> None:
    speaker.ask("new 3")
    before = speaker.ask("position")
    (tmp_path / "file").write_bytes(content)
    assert speaker.ask(f"load {tmp_path / 'file'}").startswith("error input - ")
    assert speaker.ask("position") == before


def test_a_records_error_names_its_place(speaker: Speaker, tmp_path: Path) -> None:
    (tmp_path / "file").write_text('[Rules "1"]\n[Players "red blue"]\n[Stall "20"]\n\nsetup settle fiji.0\n*\n')
    answer = speaker.ask(f"load {tmp_path / 'file'}")
    assert answer.startswith("error input - Line 5, column 7: settle fiji.0: Everybody starts on Tonga.")


@pytest.mark.parametrize(
    "command", ["legal", "turn", "position", "result", "undo", "perft 1", "go", "move settle tonga.0"]
)
def test_without_a_game_there_is_a_state_error(command: str) -> None:
    with Speaker() as fresh:
        assert fresh.ask(command).startswith("error state - ")
        assert fresh.ask("new 2") == "ok"


def test_no_bot_chooses_what_is_drawn(speaker: Speaker) -> None:
    to_the_first_draw(speaker, "new 2")
    assert speaker.ask("go").startswith("error state - ")


def test_a_refusal_names_kind_clause_code_and_reason(speaker: Speaker) -> None:
    speaker.ask("new 2")
    answer = speaker.ask("move settle nauru.0")
    assert answer == "error illegal 3 setup_on_tonga: Everybody starts on Tonga."


def test_blank_lines_and_comments_are_ignored(speaker: Speaker) -> None:
    for line in (
        b"\n",
        b"   \n",
        b"\r\n",
        b"# move settle\n",
        b"#\xff\n",
        "\u2003\x1c\n".encode(),
        b"#" * 3_000_000 + b"\n",
    ):
        speaker.send(line)
    assert speaker.ask("  hello \r").startswith("hello tongiaki ")


def test_a_line_that_is_not_utf8_or_too_long_is_a_syntax_error(speaker: Speaker) -> None:
    speaker.send(b"new \xff\n")
    assert speaker.hear().startswith("error syntax - ")
    speaker.send(b"move " + b"x" * 5_000_000 + b"\n")
    assert speaker.hear().startswith("error syntax - ")
    assert speaker.ask("new 2") == "ok"


def test_quit_and_the_end_of_input_end_it_well() -> None:
    with Speaker() as first:
        first.send(b"quit\n")
        assert first.leave() == 0
    with Speaker() as second:
        assert second.leave() == 0
    with Speaker() as third:
        third.send(b"hello")  # a last line without its end
        assert third.process.communicate(timeout=300)[0].startswith(b"hello tongiaki ")
        assert third.process.returncode == 0


def test_a_listener_that_goes_away_ends_it_quietly() -> None:
    with Speaker() as spoken:
        assert spoken.process.stdout is not None
        assert spoken.process.stderr is not None
        spoken.process.stdout.close()
        spoken.send(b"hello\nhello\n")
        assert spoken.process.wait(timeout=300) == 1
        assert spoken.process.stderr.read() == b""
        spoken.process.stdout = None


def test_a_whole_game_in_one_line(speaker: Speaker) -> None:
    game = games()[0]
    speaker.ask(f"new {game['players']} stall {game['stall']} pile {' '.join(game['pile'])}")
    assert speaker.ask("moves " + ";".join(game["moves"])) == "ok"
    assert json.loads(speaker.ask("result")) == game["result"]


def test_the_manuals_example_is_true() -> None:
    manual = Path(__file__).parents[2] / "docs" / "engine.md"
    example = manual.read_text().split("$ tongiaki engine\n")[1].split("quit\n")[0].splitlines()
    with Speaker() as speaker:
        for command, answer in zip(example[::2], example[1::2], strict=True):
            assert speaker.ask(command) == answer
