"""The page in Spanish: nothing English is left over, whatever is shown."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.over_the_wire import finish
from tests.browser.states import STATES
from tests.browser.words import BOARD, GAME, GAP, PAGE, catalogue, pattern, shape
from tests.server.process import Process

# Everything that is read or heard, but what says of itself that it is in another language.
TEXTS = """() => {
  const found = [document.title]
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.nodeType === 1 && (node.matches('script, style') || (node.lang && node.lang !== 'es'))
      ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    if (node.nodeType === 3) found.push(node.data)
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      if (node.hasAttribute(name)) found.push(node.getAttribute(name))
  }
  return found.map((text) => text.trim()).filter(Boolean)
}"""

# English words that no Spanish sentence has.
ENGLISH = re.compile(
    r"\b(the|and|of|with|your|you|is|are|from|this|that|takes|plays|card|cards|bids?|hand|thumb|deep)\b", re.I
)
TITLES = re.compile(r"Dark Matter: The Card Game|Time Horizon|Pandorum|For Science!|Hands up")


@cache
def left_over() -> list[re.Pattern[str]]:
    """Return what English texts look like that are said otherwise in Spanish."""
    english: set[str] = set()
    spanish: set[str] = set()
    for which in (PAGE, BOARD, GAME):
        for key, text in catalogue(which, "en").items():
            said = catalogue(which, "es")[key]
            spanish.add(said.lower())
            if len(GAP.sub("", text).strip(" .,:()")) > 2:
                english.add(text)
    return [re.compile(f"^{shape(text)}$", re.I) for text in english if text.lower() not in spanish]


def english_in(guest: Guest) -> list[str]:
    """Return the texts of a page that are English."""
    texts: list[str] = guest.page.evaluate(TEXTS)
    assert len(texts) > 5
    return sorted(
        {
            text
            for text in texts
            if ENGLISH.search(TITLES.sub("", text)) or any(english.match(text) for english in left_over())
        }
    )


@pytest.fixture
def ana(guests: NewGuest) -> Guest:
    return guests("es")


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_nothing_english_is_left_over(ana: Guest, state: Callable[[Guest], None]) -> None:
    state(ana)
    expect(ana.page.locator("html[lang=es]")).to_be_attached()
    assert english_in(ana) == []


def test_nothing_english_is_left_over_after_the_game(ana: Guest, server: Process) -> None:
    room = finish(server.url, "human", "thumb", "thumb", guest=ana)
    ana.page.goto(f"/table/{room}")
    expect(ana.ending.get_by_role("heading", name=ana.says("moments"))).to_be_visible()
    assert english_in(ana) == []
    ana.page.goto(f"/replay/{room}#9999")
    expect(ana.button("replay.on")).to_be_disabled()
    expect(ana.page.get_by_role("img", name=pattern("chances.label", "es"))).to_be_visible()
    assert english_in(ana) == []


def test_the_language_is_changed_in_the_menu_at_once_and_kept(ann: Guest) -> None:
    ann.sit_at(ann.open("human", "thumb"))
    ann.button("menu").click()
    ann.page.get_by_text("Español", exact=True).click()
    ann.page.keyboard.press("Escape")
    ann.lang = "es"
    # The game's own words come a moment after the page's.
    ann.wait(lambda: english_in(ann) == [])
    ann.page.reload()
    ann.until_asked()
    assert english_in(ann) == []
    ann.home()
    expect(ann.sentence).to_have_text(ann.says("home.title"))
