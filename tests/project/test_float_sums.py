"""Floats are added in loops where results decide moves or reviews: since Python 3.12, `sum` rounds differently."""

import ast
from pathlib import Path

HOME = Path(__file__).resolve().parents[2] / "src" / "tongiaki"
PACKAGES = ("search", "value", "coach", "bots", "encoding", "puzzles")
"""The packages whose results must be the same with every version of Python."""
INTEGERS = {
    ("coach/contributions.py", "value * weight"),
    ("coach/differences.py", "free"),
    ("coach/reasons.py", "fact.fleet.get(colour, 0)"),
    ("coach/review.py", "decision.mistake"),
    ("encoding/layout.py", "prod(shape)"),
    ("encoding/position_entries.py", "VALUE"),
    ("puzzles/kinds.py", "fleet.get(own, 0)"),
    ("puzzles/kinds.py", "ships"),
    ("puzzles/kinds.py", "sum(fleet.values())"),
    ("puzzles/kinds.py", "fleet.values()"),
    ("value/weights.py", "part.hidden"),
    ("value/network.py", "numbers[first + lane] << 16 * lane"),
}
"""Summands of the other sums, by file. Add a sum here only if it adds integers; use `float_sum` for floats."""


def _is_condition(node: ast.expr) -> bool:
    """Return whether an expression is a condition, so that its sum is a number of cases."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in ("startswith", "endswith")
    return isinstance(node, ast.Compare)


def test_sums_of_floats_are_added_in_loops() -> None:
    found = set()
    for package in PACKAGES:
        for file in (HOME / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum":
                    (added, *_) = node.args
                    summand = added.elt if isinstance(added, ast.GeneratorExp | ast.ListComp) else added
                    if not _is_condition(summand):
                        found.add((file.relative_to(HOME).as_posix(), ast.unparse(summand)))
    assert found == INTEGERS
