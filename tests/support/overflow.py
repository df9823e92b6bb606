"""Whether everything a page says can be read: nothing cut off, nothing outside its place."""

from playwright.sync_api import Page

# Text for screen readers alone lies in a box of one pixel.
UNSEEN = """const unseen = (element) => {
  for (let around = element; around; around = around.parentElement) {
    const { position, width, height } = getComputedStyle(around);
    if (position === 'absolute' && width === '1px' && height === '1px') return true;
  }
  return false;
};
"""

# Each complaint: what is wrong, then the words it is wrong with.
MISFITS = (
    f"() => {{ {UNSEEN}"
    """
  const found = [];
  const width = document.documentElement.clientWidth;
  const wide = document.documentElement.scrollWidth;
  if (wide > width) found.push(`the page is ${wide} wide on a screen of ${width}`);
  const words = (element) => element.innerText.trim().replace(/\\s+/g, ' ').slice(0, 60);
  const hidden = 'svg, script, style, option, [hidden]';

  for (const element of document.querySelectorAll('body *')) {
    if (unseen(element) || element.closest(hidden) || !element.innerText?.trim()) continue;
    const style = getComputedStyle(element);
    const cuts = (how) => how === 'hidden' || how === 'clip';
    if (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off at the side: ${words(element)}`);
    if (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      found.push(`cut off below: ${words(element)}`);
    if (style.overflowX === 'auto' && element.scrollWidth > element.clientWidth + 1)
      found.push(`scrolls sideways: ${words(element)}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || unseen(parent) || parent.closest(hidden) || !parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    const holder = parent.closest('button, a, summary, label, select');
    const place = holder?.getBoundingClientRect();
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > width + 1) found.push(`off the screen: ${node.data.trim()}`);
      if (place && (box.left < place.left - 1 || box.right > place.right + 1
          || box.top < place.top - 2 || box.bottom > place.bottom + 2))
        found.push(`outside its button: ${node.data.trim()}`);
    }
  }
  return [...new Set(found)];
}"""
)


def misfits(page: Page) -> list[str]:
    """Returns one line for each text of the page that is cut off or covered."""
    found: list[str] = page.evaluate(MISFITS)
    return found


# Elements that cut off a part of their text.
CLIPPED = (
    f"() => {{ {UNSEEN}"
    """return [...document.querySelectorAll('main *, dialog *')].filter((element) => {
  if (unseen(element) || element.closest('svg, [data-part=log]') || !element.innerText?.trim()) return false;
  const style = getComputedStyle(element);
  const hidden = style.overflowX !== 'visible' || style.overflowY !== 'visible';
  return hidden && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    && style.overflowY !== 'auto';
}).map((element) => element.className + ': ' + element.innerText.slice(0, 40)); }"""
)

# Finds elements that extend beyond the right edge, except inside a scrolling element.
OUTSIDE = (
    f"() => {{ {UNSEEN}"
    """return [...document.querySelectorAll('main *, dialog *')].filter((element) => {
  if (unseen(element) || element.closest('svg')) return false;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
  return element.getBoundingClientRect().right > innerWidth + 1;
}).map((element) => element.tagName + '.' + element.className); }"""
)
