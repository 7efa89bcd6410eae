"""axe-core, run in a page: what keeps people with a screen reader, a keyboard or weak eyes out."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.words import WEB

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that ask whether words can be read: they take the most time by far, and they alone depend on the light."""

RUN = """(colours) => axe.run(document, {
  rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
})"""

# axe leaves words alone that lie on a gradient, under a frame or on what can't be pressed: most of the table. People
# have to read them all the same: so without those.
LOOK = """async (colours) => {
  const plain = document.createElement('style')
  plain.textContent = '.table { background: var(--bg) !important } .spot::after { content: none !important }'
  const idle = [...document.querySelectorAll('.spot[aria-disabled]')]
  document.head.append(plain)
  for (const spot of idle) spot.removeAttribute('aria-disabled')
  try {
    return await axe.run(document, { runOnly: colours, resultTypes: ['violations'] })
  } finally {
    for (const spot of idle) spot.setAttribute('aria-disabled', 'true')
    plain.remove()
  }
}"""


@cache
def script() -> str:
    """Return axe-core's code, which comes with the page's other packages."""
    file = WEB / "node_modules" / "axe-core" / "axe.min.js"
    if not file.is_file():
        pytest.fail("axe-core is missing. Run ./test, or: cd web && npm ci")
    return file.read_text(encoding="utf-8")


def bring_axe(page: Page) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())


def grave(page: Page) -> list[str]:
    """Return all that axe finds, one line for each place."""
    bring_axe(page)
    found: dict[str, Any] = page.evaluate(RUN, COLOURS)
    assert len(found["passes"]) > 5, "axe has looked at nothing"
    return [*told(found), *unreadable(page)]


def unreadable(page: Page, rules: Sequence[str] = COLOURS) -> list[str]:
    """Return the words that are hard to read in the light of now."""
    bring_axe(page)
    found: dict[str, Any] = page.evaluate(LOOK, rules)
    assert found["passes"] or found["violations"], "axe has read nothing"
    return told(found)


def nothing_grave(page: Page) -> None:
    """Look at the page by day and by night."""
    looks: dict[Literal["light", "dark"], Callable[[Page], list[str]]] = {"light": grave, "dark": unreadable}
    for light, look in looks.items():
        page.emulate_media(color_scheme=light)
        expect(page.locator(f'html[data-theme="{light}"]')).to_be_attached()
        found = look(page)
        assert not found, "\n".join([f"by {light}:", *found])


def told(found: dict[str, Any]) -> list[str]:
    """Put into words what axe has found."""
    return [
        f"{violation['id']} ({violation['impact']}) at {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
