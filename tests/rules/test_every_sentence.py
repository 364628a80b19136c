"""Every numbered sentence of the rules is cited by a test, and every cited number exists."""

import ast
import re
from pathlib import Path

import pytest

from tongiaki.rules.refusals import CODES

HERE = Path(__file__).parent
RULES = (HERE.parents[1] / "docs" / "play" / "rules.md").read_text(encoding="utf-8")
SENTENCES = re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES, re.MULTILINE)


def cited() -> dict[str, list[str]]:
    """Return the tests that cite a sentence at the beginning of their docstrings, by sentence."""
    references: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                heading = re.match(r"\d+\.\d+(, \d+\.\d+)*", ast.get_docstring(node) or "")
                for number in heading.group().split(", ") if heading else []:
                    references.setdefault(number, []).append(f"{path.name}:{node.name}")
    return references


@pytest.mark.parametrize("number", SENTENCES)
def test_a_sentence_of_the_rules_has_a_test(number: str) -> None:
    assert number in cited()


def test_no_test_names_a_sentence_that_does_not_exist() -> None:
    assert set(cited()) <= set(SENTENCES)


def test_the_sentences_are_numbered_without_gaps() -> None:
    clauses: dict[int, list[int]] = {}
    for number in SENTENCES:
        clause, sentence = map(int, number.split("."))
        clauses.setdefault(clause, []).append(sentence)
    assert sorted(clauses) == [*range(1, 11), 12]
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in clauses.values())


def test_the_rules_refer_to_sentences_that_exist() -> None:
    assert set(re.findall(r"(?<![\w.])(\d{1,2}\.\d{1,2})(?![\w.])", RULES)) <= set(SENTENCES)


def test_refusals_cite_clauses_that_exist() -> None:
    headings = re.findall(r"^## (\d+)\. ", RULES, re.MULTILINE)
    assert headings == [str(number) for number in range(1, 13)]
    assert set(CODES.values()) <= set(headings)
