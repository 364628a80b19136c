"""The reference of all problem codes: HTTP status, English message, and meaning."""

import tomllib
from pathlib import Path
from typing import cast, get_args

from fluent.syntax import FluentParser, ast

from reference.markdown import NOTE, table
from tongiaki.common.problems import ProblemCode
from tongiaki.protocol.statuses import DEFAULT_STATUS, STATUS

MEANINGS = Path(__file__).with_name("problems.toml")
CATALOGUE = Path(__file__).parents[2] / "src" / "tongiaki" / "locales" / "en.ftl"


def problem_page() -> str:
    """Return the reference of the problem codes."""
    sections: dict[str, dict[str, str]] = tomllib.loads(MEANINGS.read_text("utf-8"))
    listed = [code for codes in sections.values() for code in codes]
    if sorted(listed) != sorted(get_args(ProblemCode)):
        raise ValueError(f"{MEANINGS.name} must list each code once: {set(listed) ^ set(get_args(ProblemCode))}")
    messages = _messages()
    text = NOTE.format(
        source="src/tongiaki/common/problems.py, src/tongiaki/protocol/statuses.py, tools/reference/problems.toml and "
        "src/tongiaki/locales/en.ftl"
    ) + (
        "# Problem reference\n\n"
        "A rejected request is answered with a problem: a `code`, and `facts` about it. Nothing has changed then.\n"
        "Over HTTP it is an [HttpProblem](types.md#httpproblem) with the status below. A websocket receives a\n"
        "[problem](messages.md#problem) without a status. The client shows the message in the player's language.\n"
        "Names in braces are facts. [Permissions](../develop/permissions.md) lists who gets which code.\n"
    )
    for section, codes in sections.items():
        rows = [
            (f"`{code}`", str(STATUS.get(cast("ProblemCode", code), DEFAULT_STATUS)), messages[code], meaning)
            for code, meaning in codes.items()
        ]
        text += f"\n## {section}\n\n" + table(("code", "status", "message", "occurs when"), rows)
    return text


def _messages() -> dict[str, str]:
    """Return the English message of each problem by its code."""
    entries = FluentParser().parse(CATALOGUE.read_text("utf-8")).body
    return {
        entry.id.name.removeprefix("problem-"): " / ".join(_wordings(entry.value))
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith("problem-") and entry.value is not None
    }


def _wordings(pattern: ast.Pattern) -> list[str]:
    """Return the variants of a message. Variables are in braces."""
    wordings = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else _placed(element.expression)
        wordings = [wording + part for wording in wordings for part in parts]
    return wordings


def _placed(expression: object) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [wording for variant in expression.variants for wording in _wordings(variant.value)]
    if isinstance(expression, ast.VariableReference):
        return ["{" + expression.id.name + "}"]
    raise ValueError(f"a message of a problem has an unknown part: {expression}")
