"""The manual's examples are true."""

from pathlib import Path

from tongiaki.record import read, write

MANUAL = Path(__file__).parents[2] / "docs" / "records.md"


def test_the_records_example_is_a_record_written_as_records_are() -> None:
    example = MANUAL.read_text().split("```text\n")[1].split("```")[0]
    assert write(read(example)) == example
