"""The browser that the other tests use."""

from playwright.sync_api import Browser


def test_the_browser_renders_text(browser: Browser) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.set_content("<h1>Tongiaki</h1>")
    box = page.get_by_role("heading", name="Tongiaki").bounding_box()
    context.close()
    assert box is not None
    assert box["height"] > 10


def test_contexts_are_separate(browser: Browser) -> None:
    contexts = [browser.new_context() for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for number, page in enumerate(pages):
        page.set_content(f"<p>{number}</p>")
    assert [page.inner_text("p") for page in pages] == ["0", "1"]
    for context in contexts:
        context.close()
