"""Print a random sample of docstrings and comments, to be read by somebody who does not see the code.

Usage: python tools/prose_sample.py [COUNT]. The seed is the hash of the current commit, so that the sample can be drawn
again. A reader should understand at least 95 of 100.
"""

import ast
import io
import random
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_PROSE = re.compile(r"(noqa|type:|pragma|eslint|svelte-ignore|@ts-|prettier)")


def python(text: str) -> Iterator[str]:
    """Yield the docstrings and comments of Python code."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("#! ")


def script(text: str) -> Iterator[str]:
    """Yield the comments of TypeScript or of a Svelte component."""
    for match in re.finditer(r"/\*\*?(.*?)\*/|(?<![:\"'])//([^\n]*)|<!--(.*?)-->", text, re.DOTALL):
        yield re.sub(r"\n\s*\*", "\n", match[1] or match[2] or match[3] or "")


SOURCES = (("src", "*.py", python), ("web/src", "*.ts", script), ("web/src", "*.svelte", script))


def main() -> None:
    """Draw the sample and print it."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    git = ["git", "rev-parse", "HEAD"]
    seed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    found = [
        (str(file.relative_to(ROOT)), " ".join(prose.split()))
        for folder, ends, read in (
            ("src", "*.py", python),
            ("web/src", "*.ts", script),
            ("web/src", "*.svelte", script),
        )
        for file in sorted((ROOT / folder).rglob(ends))
        if "generated" not in file.parts
        for prose in read(file.read_text("utf-8"))
        if len(prose.split()) > 2 and not NOT_PROSE.match(prose.strip())
    ]
    print(f"{count} of {len(found)} docstrings and comments, drawn with the seed {seed}:")
    for file, prose in random.Random(seed).sample(found, count):  # noqa: S311 - it can be drawn again
        print(f"{file}: {prose}")


if __name__ == "__main__":
    main()
