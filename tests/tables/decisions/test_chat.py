"""Names and chat messages are single visible lines."""

import pytest

from tongiaki.common.problems import ProblemError
from tongiaki.record.characters import MARKS
from tongiaki.tables.decisions.chat import single_line


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u0000",
        "\u200b",
        "\u2060\ufeff",
        "\u00ad",
        "\u3164",
        "\u2800",
        "\U000e0041",
        "\u200d",
        "\u0301",
        "\ufe0f",
    ],
)
def test_an_invisible_text_is_rejected(text: str) -> None:
    with pytest.raises(ProblemError):
        single_line(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("A\u200bna", "Ana"),
        ("\u202egnorw\u202c", "gnorw"),
        ("a\u061cb\u2066c", "abc"),
        (" two\u2028lines\n\there ", "two lines here"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀❤\ufe0f", "👩\u200d🚀❤\ufe0f"),
        ("น้ำใจ", "น้ำใจ"),
        ("Z" + 21 * "\u0301", "\u0179" + MARKS * "\u0301"),
    ],
)
def test_hidden_and_direction_changing_characters_are_removed(text: str, kept: str) -> None:
    assert single_line(text) == kept
