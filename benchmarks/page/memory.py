"""What a tab keeps of what one has left: its memory on the home page, before and after."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"

PLAY = """async (moves) => {
  for (let clicked = 0; clicked < moves; clicked++) {
    for (let waited = 0; ; waited++) {
      if (waited > 6000) throw new Error(`nothing can be chosen: ${document.querySelector('h1')?.textContent}`)
      await new Promise((done) => setTimeout(done, 5))
      if (document.querySelector('[data-notice=over]')) return clicked
      document.querySelector('.bar .btn.main')?.click()
      const next = [...document.querySelectorAll('.table .spot.next')].filter((one) => one.checkVisibility())
      if (!next.length) continue
      next[Math.floor(Math.random() * next.length)].click()
      break
    }
  }
  return moves
}"""


class Kept(NamedTuple):
    """What the script keeps, after a collection of garbage."""

    bytes: int
    nodes: int
    listeners: int


class Tab:
    """A tab that goes from page to page without loading anew, as somebody does who clicks on links."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser: CDPSession = page.context.new_cdp_session(page)

    def kept(self) -> Kept:
        """Go home, and measure."""
        self.home()
        # Twice: what was freed may free something else.
        for _ in range(2):
            self.browser.send("HeapProfiler.collectGarbage")
        heap: dict[str, Any] = self.browser.send("Runtime.getHeapUsage")
        counted: dict[str, Any] = self.browser.send("Memory.getDOMCounters")
        return Kept(round(heap["usedSize"]), counted["nodes"], counted["jsEventListeners"])

    def home(self) -> None:
        """Go to the first page."""
        self.go("/")
        self.page.get_by_role("article").first.wait_for()

    def go(self, path: str) -> None:
        """Turn to another page."""
        self.page.evaluate(GO, path)

    def play(self, moves: int) -> int:
        """Click what glows as often, or until the game is over; return how often."""
        clicked: int = self.page.evaluate(PLAY, moves)
        return clicked

    def look_back(self, room: str) -> None:
        """Open a replay and go to its end."""
        self.go(f"/replay/{room}")
        self.page.get_by_role("slider").wait_for()
        self.page.get_by_role("button", name="To the end", exact=True).click()


def grew(tab: Tab, warm: Callable[[], object], work: Callable[[], object]) -> tuple[Kept, Kept]:
    """Do something once, so that all that is loaded once is there; then do it at length. Return what is kept then."""
    warm()
    before = tab.kept()
    work()
    return before, tab.kept()
