"""Docstrings, comments, docs and English texts avoid the habits that make English hard to read.

CONTRIBUTING.md has the rules.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, visitor

from tests.project.languages import messages
from tests.project.project_files import ROOT, texts
from tools.prose_sample import prose

HABITS = [
    re.compile(r"^(Who|Whoever|Whom|Whose|What|Where|Of|Beside|Among|Until|But for)\b(?!.*\?$)"),
    re.compile(r"\b(whoever|whomever|whatever|wherever)\b", re.IGNORECASE),
    re.compile(r"\b(one's|oneself|somebody's)\b", re.IGNORECASE),
    re.compile(r"\b(is|are|be|was|were) told\b|\bhears? (of|what|how|that)\b|\bTells? (whether|how|what|who)\b"),
    re.compile(r"\bso (many|much|often|long|few) (?!as\b|that\b|more\b)", re.IGNORECASE),
    re.compile(r"\b(anew|beside|henceforth|afar|for good|of itself|to be had|turned down|goes along)\b", re.IGNORECASE),
    re.compile(
        r"\b(the house|doorbell|workshop|workbench|the office|manners|crowds|knocking|neighbours)\b", re.IGNORECASE
    ),
]
LONGEST = 25
"""Maximum number of words in a sentence of the docs."""
MANUALS = ("manual", "strategy")
CODE = {".py", ".ts", ".svelte", ".js"}


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a text, without code."""
    plain = re.sub(r"`[^`]*`", "X", text)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*#|>]|\d+\. ))", plain):
        yield from re.split(r"(?<=[.!?])[*)]*\s+(?=[*(\[“]*[A-Z\"'X])", re.sub(r"\s+", " ", block).strip())


def habits(folder: str) -> list[str]:
    """Return the sentences of a folder that match a pattern of the list."""
    return [
        f"{file.relative_to(ROOT)}: {sentence}"
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in CODE and not {"node_modules", "generated", "client"} & set(file.parts)
        for text in prose(file)
        for sentence in sentences(text)
        if any(pattern.search(sentence) for pattern in HABITS)
    ]


class Wordings(visitor.Visitor):
    """The texts of a message, one for each variant. A variable counts as a word."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.visit(message)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - required by fluent
        self.texts.append("".join(part.value if isinstance(part, ast.TextElement) else "X" for part in node.elements))
        self.generic_visit(node)


def english_texts() -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each English message and of the manuals. Labels of one word are left out."""
    locales = ROOT / "src" / "tongiaki" / "locales"
    for path in locales.rglob("en.ftl"):
        for name, message in messages(path).items():
            yield from ((name, text) for text in Wordings(message).texts if " " in text.strip())
    for folder in MANUALS:
        lines = (locales / folder / "en.md").read_text("utf-8").splitlines()
        yield from ((folder, re.sub(r"\]\([^)]*\)|^[-*#>|!\[\d. ]+", "", line)) for line in lines)


def in_docs() -> Iterator[str]:
    """Yield the page and text of each sentence of the docs, without code and targets of links."""
    for name, text in texts("*.md").items():
        if not name.startswith(("docs/", "README", "CHANGELOG", "CONTRIBUTING", "ARCHITECTURE", "SECURITY")):
            continue
        plain = re.sub(r"^```.*?^```$|^    [^\n]*$", "", text, flags=re.MULTILINE | re.DOTALL)
        for sentence in sentences(re.sub(r"^> ?|\]\([^)]*\)", "", plain, flags=re.MULTILINE)):
            yield from (re.sub(r"^(?:[-#*|\d.]+\s)*\**", f"{name}: ", part) for part in re.split(r"\s\|\s", sentence))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Who logs out is a guest.", True),
        ("Whoever asks is answered.", True),
        ("Take so many tokens.", True),
        ("Return the account of a person. Raises `not_found`.", False),
        ("Is it over? What follows?", False),
    ],
)
def test_a_habit_is_found(text: str, found: bool) -> None:
    assert any(pattern.search(sentence) for sentence in sentences(text) for pattern in HABITS) == found


def test_docstrings_and_comments_are_plain() -> None:
    habitual = [sentence for folder in ("src", "web", "tools", "benchmarks", "tests") for sentence in habits(folder)]
    assert habitual == []


def test_english_texts_are_plain() -> None:
    habitual = [
        f"{place}: {sentence}"
        for place, text in english_texts()
        for sentence in sentences(text)
        if any(pattern.search(sentence) for pattern in HABITS)
    ]
    assert habitual == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("One two three. Four five.", 2),
        ("**One two.** *Three* four. (Five six.) [Seven](eight.md) nine.", 4),
        ("A list:\n\n1. one\n2. two\n- three", 4),
        ("By `code. More code` and version 1.2 at example.org.", 1),
    ],
)
def test_a_sentence_ends_at_its_full_stop(text: str, count: int) -> None:
    assert len(list(sentences(text))) == count


def test_sentences_of_docs_are_short() -> None:
    assert [text for text in in_docs() if len(text.partition(": ")[2].split()) > LONGEST] == []


def test_docs_are_plain() -> None:
    found = [text for text in in_docs() if any(pattern.search(text.partition(": ")[2]) for pattern in HABITS)]
    assert found == []
