"""The examples in the documentation of records and positions are valid."""

from pathlib import Path

from tongiaki.record import format_position, parse_position, read, write

DOCS = Path(__file__).parents[2] / "docs" / "python"


def test_the_example_of_a_record_is_in_the_written_format() -> None:
    example = (DOCS / "records.md").read_text().split("```text\n")[1].split("```")[0]
    assert write(read(example)) == example


def test_the_example_of_a_position_text_is_in_the_written_format() -> None:
    example = (DOCS / "position-text.md").read_text().split("```text\n")[1].split("\n```")[0]
    assert format_position(parse_position(example)) == example
