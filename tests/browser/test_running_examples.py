"""The Python examples of the docs run in the browser, if the game without a server is next to the docs."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.static_host import static_host
from tests.project.project_files import ROOT
from tongiaki.cli.site import write_site
from tongiaki.server.web.pages import CLIENT

PATH = "below/a-path/"
PAGES = ("docs/python/examples", "docs/python/records")
"""The pages whose examples can be run."""
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPTS = re.compile(r"^(?:>>>|\.\.\.) .*\n", re.MULTILINE)


def expected_outputs(page: str) -> list[str]:
    """Return the documented output of each example of a page."""
    examples = EXAMPLE.findall((ROOT / f"{page}.md").read_text("utf-8"))
    return [PROMPTS.sub("", example).replace("<BLANKLINE>", "") for example in examples]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host. It has the docs next to a game without a server, and again in `alone`."""
    host = tmp_path_factory.mktemp("host")
    write_site(CLIENT, host / PATH, f"/{PATH}")
    included = ",".join(f"{page}.md" for page in PAGES)  # building all pages would take much longer
    options = ["-D", f"include_patterns={included}", "-D", f"root_doc={PAGES[0]}", "-d", str(host / "doctrees")]
    docs = host / PATH / "docs"
    command = [sys.executable, "-m", "sphinx", "-Q", "-b", "html", "-c", ROOT / "docs", *options, ROOT, docs]
    subprocess.run(command, check=True)
    shutil.copytree(docs, host / "alone" / "docs")
    return host


@pytest.fixture(scope="module")
def host(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the host."""
    with static_host(folder, tmp_path_factory.mktemp("log") / "requests.txt") as address:
        yield address


def run(page: Page, number: int) -> str:
    """Run an example of a page, and return its output."""
    example = page.locator(".run").nth(number)
    example.get_by_role("button", name="Run").click()
    expect(example.get_by_role("button", name="Run")).to_be_enabled()
    return example.locator("output").text_content() or ""


def test_all_examples_print_the_documented_output(new_page: NewPage, host: str) -> None:
    page = new_page("about:blank")
    requested: list[str] = []
    page.context.on("request", lambda request: requested.append(request.url))
    page.goto(f"{host}{PATH}docs/{PAGES[0]}.html")
    outputs = expected_outputs(PAGES[0])
    assert len(outputs) > 20
    expect(page.get_by_role("button", name="Run")).to_have_count(len(outputs))
    assert [run(page, number) for number in range(len(outputs))] == [output or "No output." for output in outputs]
    assert [url for url in requested if not url.startswith((f"{host}{PATH}", "blob:", "data:"))] == []
    assert any(f"{host}{PATH}device/pyodide-" in url for url in requested)


def test_a_reader_can_change_an_example(new_page: NewPage, host: str) -> None:
    page = new_page("about:blank")
    page.goto(f"{host}{PATH}docs/{PAGES[1]}.html")
    assert run(page, 0) == "settle tonga.0 setup\nsettle tonga.3 setup\n"
    text = page.get_by_role("textbox", name="Example")
    text.fill("print(6 * 7)")
    text.press("ArrowLeft")  # on other parts of the page, this key leads to the previous page
    assert run(page, 0) == "42\n"
    text.fill("print(")
    assert "SyntaxError" in run(page, 0)
    text.fill(">>> 1 / 0")
    text.press("End")
    text.press("Enter")
    text.press_sequentially(">>> 7")
    assert run(page, 0) == "Traceback (most recent call last):\n    ...\nZeroDivisionError: division by zero\n7\n"


def test_docs_alone_show_no_button(new_page: NewPage, host: str) -> None:
    page = new_page("about:blank")
    with page.expect_response("**/device/manifest.json") as answer:
        page.goto(f"{host}alone/docs/{PAGES[0]}.html")
    assert answer.value.status == 404
    answer.value.finished()
    assert page.locator(".run").count() > 20
    expect(page.get_by_role("button", name="Run")).to_have_count(0)
