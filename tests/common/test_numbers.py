"""Numbers, percentages and lists are written in the format of the language."""

from collections.abc import Iterator

import pytest

from tongiaki.catalogue import ENGLISH, join_in_words_of, number_text, percent_text, set_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language(ENGLISH)


@pytest.mark.parametrize(
    ("language", "number", "whole", "exact"),
    [
        ("en", "1,234.50", "33%", "33.3%"),
        ("de", "1.234,50", "33\u00a0%", "33,3\u00a0%"),
        ("nl", "1.234,50", "33%", "33,3%"),
        ("fr", "1\u202f234,50", "33\u00a0%", "33,3\u00a0%"),
        ("it", "1.234,50", "33%", "33,3%"),
        ("ja", "1,234.50", "33%", "33.3%"),
    ],
)
def test_numbers_are_those_of_the_language(language: str, number: str, whole: str, exact: str) -> None:
    set_language(language)
    assert number_text(1234.5, 2) == number
    assert percent_text(1 / 3) == whole
    assert percent_text(1 / 3, 1) == exact


@pytest.mark.parametrize(("parts", "text"), [([], ""), (["Ana"], "Ana"), (["Ana", "Ben", "Cleo"], "Ana, Ben und Cleo")])
def test_a_list_is_joined_in_any_language(parts: list[str], text: str) -> None:
    assert join_in_words_of("de", parts) == text
