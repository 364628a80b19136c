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


def prose(file: Path) -> Iterator[str]:
    """Yield the docstrings and comments of a file: Python, TypeScript, JavaScript or a Svelte component."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        # A comment begins a line or follows a space, so that globs and regular expressions do not count.
        for match in re.finditer(r"(?<!\S)(?:/\*\*?\s(.*?)\*/|//\s([^\n]*)|<!--(.*?)-->)", text, re.DOTALL):
            yield re.sub(r"\n\s*\*", "\n", match[1] or match[2] or match[3] or "")
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("#! ")


SOURCES = (("src", "*.py"), ("web/src", "*.ts"), ("web/src", "*.svelte"))


def main() -> None:
    """Draw the sample and print it."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    git = ["git", "rev-parse", "HEAD"]
    seed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    texts = [
        (str(file.relative_to(ROOT)), " ".join(text.split()))
        for folder, ends in SOURCES
        for file in sorted((ROOT / folder).rglob(ends))
        if "generated" not in file.parts
        for text in prose(file)
        if len(text.split()) > 2 and not NOT_PROSE.match(text.strip())
    ]
    print(f"{count} of {len(texts)} docstrings and comments, drawn with the seed {seed}:")
    for file, text in random.Random(seed).sample(texts, count):  # noqa: S311 - it can be drawn again
        print(f"{file}: {text}")


if __name__ == "__main__":
    main()
