"""Measures the page as a phone meets it: first paint, largest paint, blocking, shifts, and taps.

The metrics, scoring curves and throttling (a processor four times slower, a slow mobile line) are
those of Lighthouse for phones. Speed Index is left out; the other metrics share its weight. Run: ``python bench/page_speed.py``. Measure on an idle machine.
"""

import json
import math
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, find_chromium  # noqa: E402 - the tests are not a package
from support.person import SIZES, STARTED, visit  # noqa: E402 - after the path
from support.table_program import TableProgram  # noqa: E402 - after the path

ROUNDS = 5
INVERSE_ERFC_OF_A_FIFTH = 0.9061938024368232
# Lighthouse 12 for phones: weight, and the values (ms, or shift) that score 0.9 and 0.5.
CURVES = {
    "fcp": (10, 1800, 3000),
    "lcp": (25, 2500, 4000),
    "tbt": (30, 200, 600),
    "cls": (25, 0.1, 0.25),
}
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1638400 / 8,
    "uploadThroughput": 768000 / 8,
}
OBSERVE = """() => {
  window.measured = {fcp: 0, lcp: 0, tbt: 0, cls: 0};
  const on = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({type, buffered: true});
  on('paint', (e) => { if (e.name === 'first-contentful-paint') measured.fcp = e.startTime; });
  on('largest-contentful-paint', (e) => { measured.lcp = e.startTime; });
  on('longtask', (e) => { measured.tbt += Math.max(0, e.duration - 50); });
  on('layout-shift', (e) => { if (!e.hadRecentInput) measured.cls += e.value; });
}"""


def score(value: float, good: float, middling: float) -> float:
    """Lighthouse's log-normal curve: 0.9 at ``good``, 0.5 at ``middling``."""
    if value <= 0:
        return 1.0
    steps = math.log(value / middling) / math.log(middling / good)
    return 0.5 * math.erfc(steps * INVERSE_ERFC_OF_A_FIFTH)


def first_load(browser: Browser, url: str) -> dict[str, float]:
    width, height = SIZES["phone"]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_LINE)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(f"({OBSERVE})()")
    page.goto(url)
    page.locator(STARTED).wait_for()
    page.wait_for_load_state("networkidle")
    found: dict[str, float] = page.evaluate("() => window.measured")
    context.close()
    return found


def tap_latency(page: Page, x: float, y: float) -> float:
    """Milliseconds from the press on a card until the frame that shows it picked up."""
    page.evaluate(
        """() => {
          window.effect = new Promise((resolve) => addEventListener('pointerdown', (down) => {
            const began = down.timeStamp;
            const look = () => document.querySelector('[data-slot][aria-pressed=true]')
              ? requestAnimationFrame(() => resolve(performance.now() - began)) : requestAnimationFrame(look);
            look();
          }, {once: true, capture: true}));
        }"""
    )
    page.touchscreen.tap(x, y)
    waited: float = page.evaluate("() => window.effect")
    return waited


def taps(browser: Browser, url: str) -> list[float]:
    ada = visit(browser, url, "Ada", SIZES["phone"])
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    found = []
    for _ in range(20):
        slot = ada.look()["slots"][0]
        found.append(tap_latency(ada.page, slot["x"], slot["y"]))
        while ada.page.locator("[data-slot][aria-pressed=true]").count():
            ada.page.keyboard.press("Escape")
    ada.leave()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableProgram(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            loads = [first_load(browser, server.url) for _ in range(ROUNDS)]
            measured = {name: statistics.median(load[name] for load in loads) for name in CURVES}
            weighed = [
                (weight, score(measured[name], good, middling))
                for name, (weight, good, middling) in CURVES.items()
            ]
            waits = sorted(taps(browser, server.url))
        finally:
            browser.close()
            server.stop()
    report = {name: round(value, 3 if name == "cls" else 0) for name, value in measured.items()} | {
        "performance": round(100 * sum(w * s for w, s in weighed) / sum(w for w, _ in weighed)),
        "tap_ms_median": round(statistics.median(waits)),
        "tap_ms_95": round(waits[int(0.95 * (len(waits) - 1))]),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
