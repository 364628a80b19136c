"""A table's options: permissions, effects, and decoding of tables from earlier versions."""

from collections import Counter
from typing import get_type_hints

import pytest
from msgspec import UnsetType
from msgspec.structs import replace

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions import options, playing, seating, table_setup
from tongiaki.tables.decisions.chat_commands import OPTION_USAGE
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import OPTIONS, Option, SomeOptions, TableOptions

USUAL = TableOptions(seats=4, stall=20, public=True)


def test_every_option_can_be_changed_separately() -> None:
    whole, partial = (get_type_hints(struct, include_extras=True) for struct in (TableOptions, SomeOptions))
    differ = {name for name in whole if partial.pop(name) != whole[name] | UnsetType}
    assert (differ, partial) == ({"seats", "away"}, {})  # seats has another minimum; away may be null
    assert SomeOptions(stall=3, first=None).chosen(USUAL) == replace(USUAL, stall=3)


def option(bench: Bench, person: str, word: str, value: str | None = None) -> None:
    chosen = options.with_option(bench.state.options, word, value)
    assert chosen is not None
    bench.do(lambda s: options.change(s, person, chosen))


@pytest.mark.parametrize(
    ("word", "value", "field", "then"),
    [
        ("host", None, "host", False),
        ("host", "on", "host", True),
        ("rated", "off", "rated", False),
        ("invisible", None, "public", False),
        ("invisible", "off", "public", True),
        ("drawseat", "on", "draw_seats", True),
        ("start", "3", "first", 2),
        ("start", "off", "first", None),
        ("seats", "6", "seats", 6),
        ("stall", "0", "stall", 0),
    ],
)
def test_an_option_command_changes_its_field(word: str, value: str | None, field: str, then: object) -> None:
    chosen = options.with_option(USUAL, word, value)
    assert chosen is not None
    assert getattr(chosen, field) == then


@pytest.mark.parametrize("switch", [option for option in OPTIONS if option.kind == "switch"], ids=lambda one: one.word)
def test_every_switch_is_set_and_toggled_by_its_command(switch: Option) -> None:
    on, off = (options.with_option(USUAL, switch.word, value) for value in ("on", "off"))
    assert on is not None
    assert off is not None
    assert (getattr(on, switch.field), getattr(off, switch.field)) == (switch.on, not switch.on)
    assert options.option_facts(on)[switch.word] == "on"
    assert options.option_facts(off)[switch.word] == "off"
    toggled = options.with_option(off, switch.word, None)
    assert toggled is not None
    assert getattr(toggled, switch.field) is switch.on
    assert options.with_option(USUAL, switch.word, "yes") is None


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("host", "yes"),
        ("start", "7"),
        ("start", None),
        ("seats", "1"),
        ("seats", "²"),
        ("stall", "201"),
        ("stall", "-1"),
    ],
)
def test_an_invalid_option_value_is_rejected(word: str, value: str | None) -> None:
    assert options.with_option(USUAL, word, value) is None


def test_a_random_order_and_a_chosen_first_seat_exclude_each_other() -> None:
    drawn = options.with_option(USUAL, "drawseat", "on")
    assert drawn is not None
    chosen = options.with_option(drawn, "start", "2")
    assert chosen is not None
    assert (chosen.draw_seats, chosen.first) == (False, 1)
    again = options.with_option(chosen, "drawseat", None)
    assert again is not None
    assert (again.draw_seats, again.first) == (True, None)


def test_every_option_has_a_usage_and_a_fact() -> None:
    words = {option.word for option in OPTIONS}
    assert set(OPTION_USAGE) == words == set(options.option_facts(USUAL)) - {"time", "increment"}
    assert sorted(field for option in OPTIONS for field in option.fields) == sorted(TableOptions.__struct_fields__)


def test_only_the_host_changes_options_unless_the_table_allows_everybody() -> None:
    bench = Bench("ana", "ben")
    for decide in (
        lambda: option(bench, "ben", "rated", "off"),
        lambda: bench.do(lambda s: seating.add_bot(s, "ben", None, "greedy")),
        lambda: bench.do(lambda s: playing.start(s, "ben")),
    ):
        with pytest.raises(ProblemError, match="not_host"):
            decide()
    option(bench, "ana", "host", "off")
    option(bench, "ben", "rated", "off")
    with pytest.raises(ProblemError, match="not_host"):
        option(bench, "ben", "host", "on")
    with pytest.raises(ProblemError, match="not_host"):
        option(bench, "cleo", "rated", "on")
    bench.do(lambda s: playing.start(s, "ben"))
    assert not bench.state.options.rated
    with pytest.raises(ProblemError, match="not_open"):
        option(bench, "ana", "rated", "on")


def test_the_number_of_seats_can_change_without_removing_a_player() -> None:
    bench = Bench("ana", "ben", seats=4)
    option(bench, "ana", "seats", "6")
    assert len(bench.state.seats.places) == 6
    bench.do(lambda s: seating.sit(s, "cleo", 4, "Cleo", None))
    with pytest.raises(ProblemError, match="seat_taken"):
        option(bench, "ana", "seats", "3")
    option(bench, "ana", "seats", "5")
    option(bench, "ana", "start", "5")
    with pytest.raises(ProblemError, match="no_seat"):
        bench.do(lambda s: options.change(s, "ana", TableOptions(seats=5, stall=20, public=True, first=5)))
    assert bench.again().options == bench.state.options
    assert len(bench.again().seats.places) == 5


@pytest.mark.parametrize(("first", "order"), [("1", "abc"), ("2", "bca"), ("3", "cab"), ("4", "cab")])
def test_the_chosen_seat_or_the_next_occupied_one_moves_first(first: str, order: str) -> None:
    bench = Bench("a", "b", seats=4)
    bench.do(lambda s: seating.sit(s, "c", 3, "C", "purple"))
    option(bench, "a", "start", first)
    bench.start()
    assert "".join(bench.name(seat) or "" for seat in range(3)) == order
    mover = bench.game.mover
    assert mover == 0
    colours = [sitter.colour for _, sitter in bench.state.seats.taken()]
    assert colours == list(bench.game.colours)


def test_random_seats_are_uniform_and_reproducible() -> None:
    orders: Counter[str] = Counter()
    for _ in range(240):
        bench = Bench("a", "b", "c", seats=3)
        option(bench, "a", "drawseat", "on")
        bench.start()
        orders["".join(bench.name(seat) or "" for seat in range(3))] += 1
        assert [bench.again().seats.seat_of(person) for person in "abc"] == [
            bench.state.seats.seat_of(person) for person in "abc"
        ]
    assert len(orders) == 6
    # 240 draws of six orders: about 40 of each are expected, and 5 is six standard deviations away.
    assert min(orders.values()) > 5


def test_startnosave_makes_the_game_unrated() -> None:
    bench = Bench("ana", "ben")
    bench.do(lambda s: playing.start(s, "ana", unrated=True))
    assert not bench.state.options.rated
    assert not bench.again().options.rated


def test_a_rematch_keeps_the_options() -> None:
    bench = Bench("ana", "ben", seats=2, rated=False)
    option(bench, "ana", "invisible", "on")
    bench.start()
    while bench.state.ended is None:
        bench.move()
    created = table_setup.rematch(bench.state, "ben", frozenset({"ben"}), {})[0]
    assert isinstance(created, e.Created)
    assert (created.options.rated, created.options.public) == (False, False)


def test_a_table_without_stored_options_has_the_defaults() -> None:
    old = '{"kind":"created","options":{"seats":3,"stall":20,"public":true},"host":"ana"}'
    assert e.decode(old) == e.Created(TableOptions(seats=3, stall=20, public=True), "ana")
