"""axe-core, run in a page: what keeps people with a screen reader, a keyboard or weak eyes out."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.words import WEB

RUN = "() => axe.run(document, { resultTypes: ['violations'] })"

# axe leaves words alone that lie on a gradient, under a frame or on what can't be pressed: most of the table. People
# have to read them all the same: so once more without those.
LOOK = """async () => {
  const plain = document.createElement('style')
  plain.textContent = '.table { background: var(--bg) !important } .spot::after { content: none !important }'
  const idle = [...document.querySelectorAll('.spot[aria-disabled]')]
  document.head.append(plain)
  for (const spot of idle) spot.removeAttribute('aria-disabled')
  try {
    return await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
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


def grave(page: Page) -> list[str]:
    """Return what axe calls serious or critical, one line for each place."""
    page.evaluate(script())
    found: dict[str, Any] = page.evaluate(RUN)
    assert len(found["passes"]) > 5, "axe has looked at nothing"
    return [*told(found), *told(page.evaluate(LOOK))]


def told(found: dict[str, Any]) -> list[str]:
    """Put into words what axe has found."""
    return [
        f"{violation['id']} ({violation['impact']}) at {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
