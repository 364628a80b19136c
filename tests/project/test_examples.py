"""The Python examples in README, docs and docstrings run and print the documented output."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from tests.project.project_files import ROOT, texts

DOCS = {name: text for name, text in texts("*.md").items() if "```python" in text}
MODULES = sorted(
    ".".join(Path(name).with_suffix("").parts[1:]).removesuffix(".__init__")
    for name, text in texts("src/*.py").items()
    if ">>> " in text
)
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text: str) -> list[tuple[int, str]]:
    """Return each Python block of a page with the number of lines before it."""
    return [(text.count("\n", 0, match.start(1)), match[1]) for match in BLOCK.finditer(text)]


def check(example: doctest.DocTest) -> None:
    """Run a doctest example, and fail with every difference from the documented output."""
    outputs: list[str] = []
    doctest.DocTestRunner().run(example, out=outputs.append, clear_globs=False)
    assert "".join(outputs) == ""


@pytest.mark.parametrize("name", sorted(DOCS))
def test_the_python_of_a_page_runs_from_top_to_bottom(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    examples = blocks(DOCS[name])
    assert len(examples) == DOCS[name].count("```python")
    for line, block in examples:
        if block.startswith(">>> "):
            example = doctest.DocTestParser().get_doctest(block, names, name, name, line)
            example.globs = names
            check(example)
        else:
            exec(compile("\n" * line + block, str(ROOT / name), "exec"), names)  # noqa: S102 - our own examples


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    module = importlib.import_module(name)
    examples = doctest.DocTestFinder().find(module)
    assert any(example.examples for example in examples)
    for example in examples:
        check(example)


def test_the_check_sees_what_is_wrong() -> None:
    """The check fails for an example with wrong output."""
    example = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    with pytest.raises(AssertionError):
        check(example)
