"""What of the table is in sight, and how far one would have to scroll for the rest."""

from playwright.sync_api import Page

# How many screenfuls lie below what is in sight, in the part of the table that would have to be scrolled farthest.
BELOW = """() => Math.max(0, ...[...document.querySelectorAll('main, main *, html')]
  .filter((part) => part.matches('html') || /auto|scroll/.test(getComputedStyle(part).overflowY))
  .map((part) => (part.scrollHeight - part.clientHeight - 1) / part.clientHeight))"""

# What sticks out of the page to the right or to the left, though it can be seen.
ASIDE = """() => [document.documentElement, document.body, ...document.querySelectorAll('main')]
  .map((part) => part.scrollWidth - part.clientWidth).filter((more) => more > 0)"""


def screens_below(page: Page) -> float:
    """Return how many screenfuls of the table are out of sight; 0: everything can be seen."""
    found: float = page.evaluate(BELOW)
    return found


def sticks_out(page: Page) -> list[int]:
    """Return by how many pixels the page is too wide, for each part that is."""
    found: list[int] = page.evaluate(ASIDE)
    return found


# Words of which any part, and pictures of which much is cut off by something around them that can't be scrolled. Three
# dots at the end of a line are meant; what is only for screen readers is not for the eye.
CUT = """() => {
  const cut = []
  const box = (node) => {
    if (node.nodeType === 1) return node.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const look = (node, what, leeway) => {
    const rect = box(node)
    if (rect.width < 2 || rect.height < 2) return
    for (let part = node.parentElement; part; part = part.parentElement) {
      const style = getComputedStyle(part)
      if (style.visibility === 'hidden' || style.clipPath !== 'none' || style.opacity === '0') return
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return
      const root = part === document.documentElement
      if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) return
      const edge = root ? { left: 0, right: innerWidth } : part.getBoundingClientRect()
      const clips = root || /hidden|clip/.test(style.overflowX + style.overflowY)
      const aside = Math.max(edge.left - rect.left, rect.right - edge.right)
      const beyond = root ? 0 : Math.max(edge.top - rect.top, rect.bottom - edge.bottom)
      const out = aside > 1.5 + leeway * rect.width || beyond > 1.5 + leeway * rect.height
      if (clips && out) {
        cut.push(what + ' is cut by ' + part.tagName.toLowerCase() + '.' + part.classList.toString().split(' ')[0])
        return
      }
    }
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    const words = node.data.trim()
    if (words && !node.parentElement.closest('script, style, svg')) look(node, JSON.stringify(words), 0)
  }
  for (const picture of document.querySelectorAll('svg'))
    look(picture, 'a picture in ' + picture.closest('[class]:not(svg)')?.className, 0.15)
  return [...new Set(cut)]
}"""


def cut_off(page: Page) -> list[str]:
    """Return what can't be read or seen whole, in words."""
    found: list[str] = page.evaluate(CUT)
    return found
