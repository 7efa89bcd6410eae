"""Looking for English that is left over on a Spanish page."""

import re
from functools import cache

from tests.browser.guest import Guest
from tests.browser.words import GAP, PAGE, catalogue, shape

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
def left_over(board: str) -> list[re.Pattern[str]]:
    """Return what English texts of the page and of a board look like that are said otherwise in Spanish."""
    english: set[str] = set()
    spanish: set[str] = set()
    for which in (PAGE, f"boards/{board}/texts.{{lang}}.json", f"boards/{board}/words.{{lang}}.json"):
        for key, text in catalogue(which, "en").items():
            said = catalogue(which, "es")[key]
            spanish.add(said.lower())
            if len(GAP.sub("", text).strip(" .,:()")) > 2:
                english.add(text)
    return [re.compile(f"^{shape(text)}$", re.I) for text in english if text.lower() not in spanish]


def english_in(guest: Guest, board: str = "dark-matter") -> list[str]:
    """Return the texts of a page that are English."""
    texts: list[str] = guest.page.evaluate(TEXTS)
    assert len(texts) > 5
    return sorted(
        {
            text
            for text in texts
            if ENGLISH.search(TITLES.sub("", text)) or any(english.match(text) for english in left_over(board))
        }
    )
