"""Accessibility checks of a page with axe-core."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tools import npm

WEB = npm.ROOT / "web"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The axe rules that depend on colours. The results of all other rules are the same in both themes."""
STILL = """async () => {
  await document.fonts.ready;
  for (const one of document.getAnimations()) if (one.effect.getTiming().iterations !== Infinity) one.finish();
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""


@cache
def _script() -> str:
    npm.install(WEB)  # the packages may be missing if the client was built before
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()


def expect_accessible(page: Page) -> None:
    """Check the page with axe in both themes. The failure message lists all violations."""
    violations: list[str] = []
    for scheme, rules in (("dark", STANDARDS), ("light", COLOURS)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate(STILL)
        page.evaluate(f"() => {{ {_script()} }}")
        result: dict[str, Any] = page.evaluate(
            "(rules) => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", rules
        )
        violations += (
            f"{scheme}: {violation['id']}: {node['html'][:160]}: {node['failureSummary']}"
            for violation in result["violations"]
            for node in violation["nodes"]
        )
    assert not violations, "\n".join(violations)
