"""Takes pictures of every screen and phase, in six sizes, by day and by night.

They go to ``build/screenshots``. ``--only`` names sizes; ``--update`` then copies those that
``docs/screenshots`` has to there. Needs the test tools (``make test`` installs them) and Chromium.
Run: ``make screenshots``.
"""

import argparse
import base64
import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, find_chromium  # noqa: E402 - the tests are not a package
from support.person import STARTED, Person, settle, visit  # noqa: E402 - after the path
from support.table_program import TableProgram  # noqa: E402 - after the path

OUT = ROOT / "build" / "screenshots"
TRACKED = ROOT / "docs" / "screenshots"
SIZES = {
    "small": (320, 568),
    "phone": (360, 640),
    "tall": (390, 844),
    "side": (844, 390),
    "tablet": (820, 1180),
    "wide": (1440, 900),
}
VISION_DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia")


def shoot(person: Person, name: str, *, whole: bool = False) -> None:
    """Writes one picture. ``whole``: of the whole page, not only of the window."""
    settle(person.page)
    path = OUT / f"{name}.webp"
    devtools = person.context.new_cdp_session(person.page)  # Playwright itself writes no WebP
    options: dict[str, object] = {"format": "webp", "quality": 62, "captureBeyondViewport": whole}
    if whole:
        size = devtools.send("Page.getLayoutMetrics")["cssContentSize"]
        options["clip"] = {
            "x": 0,
            "y": 0,
            "width": size["width"],
            "height": size["height"],
            "scale": 1,
        }
    path.write_bytes(base64.b64decode(devtools.send("Page.captureScreenshot", options)["data"]))
    devtools.detach()
    print(path.relative_to(ROOT))


def play_to(person: Person, phase: str, source: random.Random, least_ply: int) -> bool:
    """Plays until ``phase`` is to be decided; returns False if the game ended before."""
    while (seen := person.next_decision()) is not None:
        if seen["decide"] == phase and seen["ply"] >= least_ply:
            return True
        person.decide(seen, source)
    return False


def tour(browser: Browser, url: str, size: str, dark: bool) -> None:
    """Takes one person through every screen."""
    tag = f"{size}-{'night' if dark else 'day'}"
    ada = visit(browser, url, "Ada", SIZES[size], dark=dark)
    ada.page.locator(STARTED).wait_for()
    shoot(ada, f"start-{tag}", whole=size == "phone")
    ada.open_window("settings")
    shoot(ada, f"settings-{tag}")
    ada.page.keyboard.press("Escape")
    ada.open_game_against("Companion")
    source = random.Random(11)
    play_to(ada, "turn", source, 14)
    shoot(ada, f"turn-{tag}")
    if size == "wide" and not dark:
        colour_blind(ada)
    ada.press(max(ada.look()["slots"], key=lambda slot: slot["x"]))
    shoot(ada, f"picked-{tag}")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("h")
    ada.page.locator("[data-hint]").first.wait_for(timeout=180_000)
    shoot(ada, f"hints-{tag}")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Your cup").first.click()
    shoot(ada, f"cup-{tag}")
    ada.page.keyboard.press("Escape")
    if play_to(ada, "claim", source, 0):
        shoot(ada, f"claim-{tag}")
    ada.play_on(source)
    shoot(ada, f"end-{tag}", whole=True)
    ended = ada.page.url
    ada.page.goto(f"{url}/history")
    ada.page.locator("[data-screen=history] img").first.wait_for()
    shoot(ada, f"history-{tag}")
    ada.page.goto(url)
    ada.page.locator(STARTED).wait_for()
    shoot(ada, f"start-again-{tag}")
    ada.page.goto(ended)
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider").fill("20")
    shoot(ada, f"replay-{tag}")
    ada.page.get_by_role("button", name="Hint").click()  # not the key: the slider has the focus
    ada.page.locator("[data-hint]").first.wait_for()
    shoot(ada, f"study-{tag}")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Check the deal").click()
    ada.page.locator("[data-fair]").wait_for()
    shoot(ada, f"deal-{tag}")
    ada.leave()


def pages(browser: Browser, url: str, size: str, dark: bool) -> None:
    """Takes the screens that need no game: tutorial, rules, score sheet, unknown address."""
    tag = f"{size}-{'night' if dark else 'day'}"
    ada = visit(browser, f"{url}/learn", "Ada", SIZES[size], dark=dark, forgiving=True)
    coach = ada.page.locator("[data-part=coach]")
    coach.wait_for()
    shoot(ada, f"learn-aim-{tag}")
    coach.locator("[data-part=onward]").click()
    ada.page.locator("[data-table]").wait_for()
    shoot(ada, f"learn-build-{tag}")
    for name, ready in (
        ("rules", "[data-screen=rules]"),
        ("sheet", "[data-screen=sheet]"),
        ("overview", "[data-screen=overview]"),
        ("nowhere", "body"),
    ):
        ada.page.goto(f"{url}/{name}")
        ada.page.locator(ready).first.wait_for()
        shoot(ada, f"{name}-{tag}")
    ada.leave()


def colour_blind(person: Person) -> None:
    """Takes the same screen as colour-blind people see it."""
    devtools = person.context.new_cdp_session(person.page)
    for deficiency in VISION_DEFICIENCIES:
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        shoot(person, f"turn-wide-{deficiency}")
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def several_people(browser: Browser, url: str, size: str, dark: bool) -> None:
    """Takes the screens that need more than one person: invitation, covered hands, spectator."""
    tag = f"{size}-{'night' if dark else 'day'}"
    ada = visit(browser, url, "Ada", SIZES[size], dark=dark)
    ada.open_table()
    ada.page.locator("input[readonly]").first.wait_for()
    shoot(ada, f"waiting-{tag}")
    invitation, watching = (f.input_value() for f in ada.page.locator("input[readonly]").all())
    bea = visit(browser, invitation, "Bea", SIZES[size], dark=dark)
    bea.page.get_by_role("button", name="Sit down").wait_for()
    shoot(bea, f"join-{tag}")
    bea.page.get_by_role("button", name="Sit down").click()
    eve = visit(browser, watching, "Eve", SIZES[size], dark=dark)
    eve.page.locator("[data-table]").wait_for()
    shoot(eve, f"spectator-{tag}")
    both = visit(browser, url, "Ada", SIZES[size], dark=dark)
    both.open_hot_seat_game()
    both.page.locator('[data-cover="show"]').wait_for()
    shoot(both, f"covered-{tag}")
    for person in (ada, bea, eve, both):
        person.leave()


def update_tracked() -> None:
    """Replaces the pictures of ``docs/screenshots`` by the new ones."""
    for old in TRACKED.glob("*.webp"):
        shutil.copyfile(OUT / old.name, old)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--update", action="store_true", help="also replace those of docs/screenshots"
    )
    parser.add_argument("--only", nargs="*", choices=SIZES, default=list(SIZES), metavar="SIZE")
    wanted = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableProgram(Path(folder) / "tables.db")
        hosted = TableProgram.public(Path(folder) / "hosted.db")  # other devices could reach it
        server.start()
        hosted.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for size in wanted.only:
                for dark in (False, True):
                    pages(browser, server.url, size, dark)
                    tour(browser, server.url, size, dark)
                    several_people(browser, hosted.url, size, dark)
        finally:
            browser.close()
            server.stop()
            hosted.stop()
    if wanted.update:
        update_tracked()


if __name__ == "__main__":
    main()
