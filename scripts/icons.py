"""Draws the icons of the page and the picture for previews of links, from ``web/public/icon.svg``.

They go to ``web/public``. Needs the test tools (``make test`` installs them) and Chromium. Run: ``make icons``.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, find_chromium  # noqa: E402 - the tests are not a package

PUBLIC = ROOT / "web" / "public"
LETTERS = ROOT / "web/node_modules/@fontsource/alegreya/files/alegreya-latin-700-normal.woff2"
LINEN = "#efe6d3"

# Name, width and height, the share of the shorter side that the emblem takes, ground, lettering.
PICTURES = (
    ("icon-180", 180, 180, 0.86, LINEN, False),  # a telephone cuts the corners
    ("icon-192", 192, 192, 1.0, "transparent", False),
    ("icon-512", 512, 512, 1.0, "transparent", False),
    ("icon-maskable-512", 512, 512, 0.74, LINEN, False),  # what lies outside 80 % may be cut
    ("preview", 1200, 630, 0.66, LINEN, True),
)


def draw(browser: Browser, name: str, width: int, height: int, html: str) -> None:
    """Writes one picture."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(html)
    page.evaluate("() => document.fonts.ready")
    path = PUBLIC / f"{name}.png"
    page.screenshot(path=path, omit_background=True)
    page.close()
    print(path.relative_to(ROOT), path.stat().st_size)


def page_of(width: int, height: int, share: float, ground: str, *, lettered: bool) -> str:
    emblem = (PUBLIC / "icon.svg").read_text()
    letters = base64.b64encode(LETTERS.read_bytes()).decode()
    title = "<h1>Mandala</h1>" if lettered else ""
    return f"""<style>
      @font-face {{ font-family: Alegreya; src: url(data:font/woff2;base64,{letters}); }}
      body {{ margin: 0; height: {height}px; background: {ground}; display: flex; gap: 56px;
              align-items: center; justify-content: center; }}
      svg {{ width: {share * min(width, height)}px; display: block; }}
      h1 {{ font: 700 132px Alegreya; color: #2e231a; margin: 0; }}
    </style>{emblem}{title}"""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, width, height, share, ground, lettered in PICTURES:
            html = page_of(width, height, share, ground, lettered=lettered)
            draw(browser, name, width, height, html)
        browser.close()


if __name__ == "__main__":
    main()
