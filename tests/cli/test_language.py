"""The command line uses the requested language."""

import pytest

from tests.cli.command import complaint, run
from tongiaki.catalogue import languages, requested_language
from tongiaki.cli.language import apply_language_option


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "tlh_QO", "LC_MESSAGES": ""}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert requested_language(environment) == language


@pytest.mark.parametrize("language", languages())
def test_the_most_special_variable_of_the_environment_wins(language: str) -> None:
    assert requested_language({"LANG": "en", "LC_MESSAGES": f"{language}.UTF-8"}) == language
    assert requested_language({"LANG": "en", "LC_MESSAGES": "en", "LC_ALL": f"{language}_XX@euro"}) == language


def test_the_option_stands_anywhere_and_is_taken_out() -> None:
    assert apply_language_option(["--lang", "en", "play", "--seed", "3"], {}) == ["play", "--seed", "3"]
    assert apply_language_option(["play", "--lang=en"], {}) == ["play"]
    assert apply_language_option(["replay", "--", "--lang", "en"], {}) == ["replay", "--", "--lang", "en"]
    assert apply_language_option(["play", "--lang"], {}) == ["play", "--lang"]


@pytest.mark.parametrize("language", languages())
def test_help_is_given_in_the_language(language: str) -> None:
    shown = run("--lang", language, "--help").stdout
    assert ("Play a game against bots" in shown) == (language == "en")


def test_an_unknown_language_is_reported() -> None:
    assert "tlh" in complaint("play", "--lang", "tlh")
