"""The texts use no retired words, and follow the typography of their language (docs/languages.md)."""

import re
import tomllib

import pytest

from tests.project.project_files import ROOT, texts

PLACES = ("src/tongiaki/locales/{}.ftl", "src/tongiaki/locales/*/{}.ftl", "src/tongiaki/locales/*/{}.md")
RETIRED: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests" / "project" / "retired_words.toml").read_text())
KANA_OR_KANJI = "[぀-ヿ一-鿿々]"
MESSAGE_ID = re.compile(r"^[a-z][\w-]* = ?")
ADDRESS_OR_CODE = re.compile(r"https?://[\w./-]*|`[^`]*`|/\w*/| \{#[\w-]+\}|]\([^)]*\)")


def written(language: str) -> list[str]:
    """Return the lines of all texts in a language, with their places. Comments and ids of catalogues are left out."""
    lines = [
        f"{path}:{number}: {MESSAGE_ID.sub('', line)}"
        for place in PLACES
        for path, content in texts(place.format(language)).items()
        for number, line in enumerate(content.splitlines(), 1)
        if path.endswith(".md") or not line.startswith("#")
    ]
    assert len(lines) > 1000
    return lines


def found(language: str, wrong: str) -> list[str]:
    """Return the lines in which a pattern is found after the place. Addresses, code and ids do not count."""
    pattern = re.compile(wrong, re.IGNORECASE)
    return [line for line in written(language) if pattern.search(ADDRESS_OR_CODE.sub("…", line.split(": ", 1)[1]))]


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language, words in RETIRED.items() for word in words]
)
def test_a_retired_word_is_not_used(language: str, word: str) -> None:
    assert found(language, word) == [], f"use instead: {RETIRED[language][word]}"


def test_french_has_narrow_gaps_before_signs() -> None:
    assert found("fr", "[ \u00a0][:;!?»%]|«[^\u202f]|\\w[;!?»]") == []


def test_french_has_no_straight_or_english_quotation_marks() -> None:
    assert found("fr", "[“”]") == []


def test_french_elides_nothing_before_a_name() -> None:
    assert found("fr", r"[\w]’\{ \$(who|name|owner|host|island|islands|player|rival)") == []
    assert found("fr", r"\bde \{ \$(who|name|owner|host|island|islands|rival)") == []


def test_italian_has_no_gap_before_signs() -> None:
    assert found("it", "[ \u00a0\u202f][:;!?»%]|«[ \u00a0\u202f]") == []


def test_italian_has_no_english_quotation_marks() -> None:
    assert found("it", "[“”]") == []


def test_italian_accents_are_letters_and_not_apostrophes() -> None:
    """Write `è` and `perché`, never `e'`, `é` alone or `perchè`."""
    assert found("it", r"\b(perchè|poichè|finchè|affinchè|né'|é)\b|\bE’ |\bun pò\b|\bqual’è\b") == []


def test_japanese_has_no_spaces_around_its_letters() -> None:
    letter = KANA_OR_KANJI
    beside = rf"{letter} (?:\{{ \$(?!percent)|[0-9A-Za-z]|{letter})|(?:\}}|[0-9A-Za-z]) {letter}(?!ァイル名)"
    assert found("ja", beside) == []


def test_japanese_punctuation_is_full_width() -> None:
    assert found("ja", rf"{KANA_OR_KANJI}(?:[,:;!?()]|\\.(?![a-z]))|[(]{KANA_OR_KANJI}") == []


def test_japanese_sets_a_full_width_space_after_an_exclamation_inside_a_line() -> None:
    assert found("ja", rf"[！？](?={KANA_OR_KANJI}|\{{)") == []


def test_japanese_counts_with_tsu_only_to_nine() -> None:
    """`つ` is a counter for up to nine. Only these variables cannot be larger."""
    small = "left|seats|count|number"
    assert found("ja", rf"\{{ \$(?!(?:{small}) )\w+ \}}つ") == []


def test_japanese_takes_japanese_fonts_before_the_fonts_of_the_system() -> None:
    """The fonts of a Chinese or Korean system have the same characters in other shapes."""
    style = (ROOT / "web" / "src" / "styles" / "base.css").read_text()
    rule = re.search(r":root:lang\(ja\) \{(.*?)\}", style, re.DOTALL)
    assert rule is not None
    settings = dict(re.findall(r"([\w-]+): ([^;]+);", rule[1]))
    assert settings["--ui-sans"].split(", ")[-1] == "system-ui"
    assert settings["line-break"] == "strict"
    assert settings["word-break"] == "auto-phrase"
    assert settings["text-autospace"] == "normal"


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr", "it", "ja"])
def test_the_visible_word_of_an_action_is_part_of_its_name(language: str) -> None:
    """People who speak to their device say the word that they see (WCAG 2.5.3)."""
    messages = dict(
        re.findall(r"(?m)^(lens-\S+) = (.+)$", texts(PLACES[0].format(language))[PLACES[0].format(language)])
    )
    for action in ("expand", "enter", "crown", "resettle"):
        assert messages[f"lens-name-{action}"].lower() in messages[f"lens-{action}"].lower()
