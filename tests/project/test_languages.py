"""Every language has every message with the same variables, and no message is left in English."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.project.languages import SAME, SAME_IN, messages, shapes, wordings
from tests.project.project_files import ROOT, files, texts
from tongiaki.catalogue import languages
from tongiaki.tables.decisions.chat_commands import OPTION_USAGE, USAGE

LOCALES = ROOT / "src" / "tongiaki" / "locales"
PARTS = ("learn", "events", "account", "device", "table", "ending", "today", "replay")
"""Catalogue folders that only some pages load."""
CATALOGUES = files("src/tongiaki/locales/*.ftl", *(f"src/tongiaki/locales/{part}/*.ftl" for part in PARTS))
OTHERS = [path for path in CATALOGUES if path.stem != "en"]


def named(path: Path) -> str:
    return path.stem if path.parent == LOCALES else f"{path.parent.name}-{path.stem}"


each_other = pytest.mark.parametrize("path", OTHERS, ids=named)


def english_of(path: Path) -> Path:
    """Return the English catalogue that corresponds to a catalogue."""
    return path.with_stem("en")


def outline(path: Path) -> list[str]:
    """Return the comments and the ids of the messages of a catalogue, in their order."""
    return re.findall(r"^(#.*|-?[a-z][\w-]*(?= =))", path.read_text("utf-8"), re.MULTILINE)


def test_every_catalogue_is_offered() -> None:
    for folder in (LOCALES, *(LOCALES / part for part in PARTS)):
        assert languages() == sorted(path.stem for path in CATALOGUES if path.parent == folder)
    assert {path.stem for path in OTHERS} <= SAME_IN.keys()


@each_other
def test_the_messages_and_their_attributes_are_those_of_english(path: Path) -> None:
    ours, english = set(shapes(path)), set(shapes(english_of(path)))
    assert sorted(english - ours) == []
    assert sorted(ours - english) == []


@each_other
def test_comments_and_the_order_of_messages_are_those_of_english(path: Path) -> None:
    assert outline(path) == outline(english_of(path))


@each_other
def test_every_message_has_the_variables_of_the_english_one(path: Path) -> None:
    ours = shapes(path)
    for name, english in shapes(english_of(path)).items():
        if name in ours:
            assert ours[name].variables == english.variables, name


@each_other
def test_every_id_is_told_apart_that_english_tells_apart(path: Path) -> None:
    """Each language has its own plural forms, but every language must distinguish the same ids."""
    ours = shapes(path)
    for name, english in shapes(english_of(path)).items():
        if name in ours:
            assert ours[name].ids == english.ids, name


@each_other
def test_nothing_is_left_in_english(path: Path) -> None:
    english = dict(wordings(english_of(path)))
    allowed = SAME.keys() | SAME_IN[path.stem].keys()
    same = {name for name, words in wordings(path) if english.get(name) == words}
    assert sorted(same - allowed) == []
    # An exception that is not needed any more must be removed.
    assert sorted(SAME_IN[path.stem].keys() & english.keys() - same) == []


@pytest.mark.parametrize(
    "path", [*CATALOGUES, *files("src/tongiaki/locales/*.md")], ids=lambda path: str(path.relative_to(LOCALES))
)
def test_apostrophes_are_curly_and_french_leaves_narrow_gaps(path: Path) -> None:
    wrong = r"(?<=\w)'(?=\w)"
    if path.stem == "fr":
        wrong += "|[ \u00a0][:;!?»]|\\w[;!?»]|«[^\u202f]"
    written = [line for line in path.read_text().splitlines() if path.suffix == ".md" or not line.startswith("#")]
    assert [line for line in written if re.search(wrong, line)] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=named)
def test_no_message_refers_to_another(path: Path) -> None:
    """Each message is parsed separately when it is needed, so references would not resolve."""
    assert [name for name, shape in shapes(path).items() if shape.others] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=named)
def test_every_message_can_be_put_into_words(path: Path) -> None:
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text()))
    asked = shapes(path)
    for name in messages(path):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for value in (0, 1, 2, 1000, "red"):
            words, errors = bundle.format_pattern(pattern, dict.fromkeys(asked[name].variables, value))
            assert (errors, "{" in str(words)) == ([], False), name


def test_the_manual_gives_every_command_in_its_form() -> None:
    files = ["web/src/game/messages/commands.ts", "web/src/generated/options.ts"]
    given = "".join("".join(texts(file).values()) for file in files)
    assert [form for form in [*USAGE.values(), *OPTION_USAGE.values()] if f'"{form}"' not in given] == []
