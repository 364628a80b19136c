"""The manual's examples are true."""

from pathlib import Path

from tongiaki.record import format_position, parse_position, read, write

DOCS = Path(__file__).parents[2] / "docs"


def test_the_records_example_is_a_record_written_as_records_are() -> None:
    example = (DOCS / "records.md").read_text().split("```text\n")[1].split("```")[0]
    assert write(read(example)) == example


def test_the_position_texts_example_is_written_as_positions_are() -> None:
    example = (DOCS / "position-text.md").read_text().split("```text\n")[1].split("\n```")[0]
    assert format_position(parse_position(example)) == example
