"""The English message catalogue is complete and contains no unused text."""

import re
from typing import get_args

import pytest

from tests.project.languages import messages
from tests.project.project_files import ROOT, texts
from tongiaki.common.problems import NoticeCode, ProblemCode
from tongiaki.rules.refusals import CODES
from tongiaki.tables.structs.views import EventKind

CODE = {
    name: text
    for name, text in texts("src/tongiaki/*.py", "web/*.ts", "web/src/*.ts", "web/src/*.svelte").items()
    if not name.endswith(".test.ts") and "/generated/" not in name
}
LITERAL = re.compile(r"""["'`]([\w-]+)["'`]""")
# Templates with a variable: `problem-${code}` in TypeScript, f"problem-{code}" in Python.
TEMPLATE = re.compile(r"""["'`]([\w-]+-(?:\$?\{[^{}]*\}[\w-]*)+)["'`]""")
# t("app-title") in TypeScript, text("app-title") in Python.
CALL = re.compile(r"""\b(?:t|text)\(\s*(["'])([a-z]\w*-[\w-]+)\1""")
HOLE = re.compile(r"\$?\{[^{}]*\}")
# Messages that are named after a code and therefore do not appear literally in the source.
FAMILIES = {
    "refused": list(CODES),
    "problem": get_args(ProblemCode),
    "notice": get_args(NoticeCode),
    "log": get_args(EventKind),
}


LOCALES = ROOT / "src" / "tongiaki" / "locales"
ENGLISH = {message for path in LOCALES.rglob("en.ftl") for message in messages(path)}


def test_every_message_that_code_asks_for_exists() -> None:
    wanted = {(name, match[1]) for name, text in CODE.items() for match in CALL.findall(text)}
    assert sorted(f"{name}: {message}" for name, message in wanted if message not in ENGLISH) == []


@pytest.mark.parametrize("family", FAMILIES)
def test_every_code_has_a_message(family: str) -> None:
    assert [code for code in FAMILIES[family] if f"{family}-{code}" not in ENGLISH] == []


def test_no_message_is_unused() -> None:
    code = "\n".join(CODE.values())
    literals = set(LITERAL.findall(code))
    patterns = [re.compile("[\\w-]+".join(map(re.escape, HOLE.split(text)))) for text in set(TEMPLATE.findall(code))]
    unused = [
        message
        for message in ENGLISH
        if message not in literals and not any(pattern.fullmatch(message) for pattern in patterns)
    ]
    assert unused == []
