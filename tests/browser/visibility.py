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


def expect_to_fit(page: Page, screens: int = 0) -> None:
    """All words can be read whole, with so many screenfuls to scroll at most."""
    assert screens_below(page) <= screens, page.get_by_role("banner").inner_text()
    assert not sticks_out(page)
    cut = cut_off(page)
    assert not cut, cut


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


# Words and numbers that are drawn smaller than can be read, pictures' own included.
SMALL = """([least, within]) => {
  const small = new Set()
  const walk = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const words = walk.currentNode.data.trim(), part = walk.currentNode.parentElement
    if (!/[\\p{L}\\p{N}]/u.test(words) || part.closest('script, style, .sr')) continue
    const rect = part.getBoundingClientRect(), style = getComputedStyle(part)
    if (rect.width < 2 || rect.height < 2 || style.visibility === 'hidden' || !part.checkVisibility()) continue
    const drawn = part.closest('svg') ? part.getScreenCTM?.()?.a ?? 1 : 1
    const size = parseFloat(style.fontSize) * drawn
    if (size < least - 0.05) small.add(JSON.stringify(words) + ' is ' + size.toFixed(1) + ' px')
  }
  return [...small]
}"""


def too_small(page: Page, least: float = 11, within: str = "body") -> list[str]:
    """Return the words and numbers that are smaller than so many pixels, in a part of the page."""
    found: list[str] = page.evaluate(SMALL, [least, within])
    return found


# What is drawn beyond the edge of its own picture, which cuts it there, or of the box around the picture.
BEYOND = """(boxes) => {
  const beyond = new Set()
  const outside = (one, edge) => {
    const rect = one.getBoundingClientRect()
    if (rect.width + rect.height < 0.5) return false
    const aside = Math.max(edge.left - rect.left, rect.right - edge.right)
    return Math.max(aside, edge.top - rect.top, rect.bottom - edge.bottom) > 1.5
  }
  for (const box of document.querySelectorAll(boxes)) {
    const edge = box.getBoundingClientRect()
    const where = box.closest('li, figure')?.innerText.split('\\n')[0] ?? ''
    for (const part of box.querySelectorAll('*')) {
      if (part.closest('.sr, defs, clipPath, pattern, .leaders') || !part.checkVisibility()) continue
      if (outside(part, edge)) beyond.add(`${part.tagName} ${part.getAttribute('class')} of ${where}`)
      let svg = part.parentElement.closest('svg')
      while (svg?.parentElement.closest('svg')) svg = svg.parentElement.closest('svg')
      if (svg && !part.closest('[clip-path]') && outside(part, svg.getBoundingClientRect()))
        beyond.add(`${part.tagName} ${part.getAttribute('class')} in the picture of ${where}`)
    }
  }
  return [...beyond]
}"""


def beyond_its_box(page: Page, boxes: str) -> list[str]:
    """Return what of the drawings in these boxes (a selector) is beyond an edge and so cropped or on something else."""
    found: list[str] = page.evaluate(BEYOND, boxes)
    return found


# Where parts of the table lie, by their class and how many of it came before.
PLACES = """(parts) => Object.fromEntries([...document.querySelectorAll(parts)].map((part, n) => {
  const { x, y, width, height } = part.getBoundingClientRect()
  return [`${part.classList[0]} ${n}`, [x, y, width, height].map(Math.round)]
}))"""


def places(page: Page, parts: str) -> dict[str, list[int]]:
    """Return left, top, width and height of parts of the table (a selector)."""
    found: dict[str, list[int]] = page.evaluate(PLACES, parts)
    return found


# Words of the table that end in dots, because there is less room than they need.
SHORT = """() => [...document.querySelectorAll('main *')].filter((part) => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(part)
  if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false
  if (!part.textContent.trim() || !part.checkVisibility()) return false
  return part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2
}).map((part) => part.textContent.trim())"""


def shortened(page: Page) -> list[str]:
    """Return the words of the table that are not written to their end."""
    found: list[str] = page.evaluate(SHORT)
    return found
