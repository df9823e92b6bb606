"""Text at 200 %: nothing is cut off and nothing scrolls sideways, at seven sizes."""

import random
from pathlib import Path

from mandala.records.game import Game
from support.overflow import CLIPPED, MISFITS, OUTSIDE
from support.person import STARTED, Arrive, Person, settle
from support.random_games import RandomGame
from support.recorded import open_file

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440)]
LARGE_LETTERS = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"
# Rivers that lie over the cup beside them.
COVERED = """() => [...document.querySelectorAll('[data-side]')].filter((side) => {
  const cup = side.querySelector('[data-part=cup]').getBoundingClientRect();
  return [...side.querySelectorAll('[data-part=river] li')].map((place) => place.getBoundingClientRect()).some(
    (box) => box.left < cup.right - 1 && cup.left < box.right - 1 && box.top < cup.bottom - 1 && cup.top < box.bottom - 1);
}).map((side) => `the river of the ${side.dataset.side} side covers the cup`)"""
CHECKS = (OUTSIDE, CLIPPED, MISFITS, COVERED)
WIDE = "() => document.documentElement.scrollWidth"


def unreadable(person: Person, what: str) -> list[str]:
    """Returns what is cut off or scrolls sideways at any of the sizes."""
    page = person.page
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        complaints = [line for check in CHECKS for line in page.evaluate(check)]
        if (wide := page.evaluate(WIDE)) > width:
            complaints.append(f"the page is {wide} wide")
        found += [f"{what} at {width}x{height}: {complaint}" for complaint in complaints]
    return found


def test_text_at_200_percent_is_not_cut(arrive: Arrive, tmp_path: Path) -> None:
    found: list[str] = []
    ada = arrive("Ada", "wide", confirm="never")
    page = ada.page
    start = page.url.rstrip("/")
    page.context.add_init_script(LARGE_LETTERS)
    page.goto(start)
    page.locator(STARTED).wait_for()
    found += unreadable(ada, "the start page")
    for screen in ("sheet", "overview", "rules"):
        page.goto(f"{start}/{screen}")
        page.locator(f"[data-screen={screen}]").wait_for()
        found += unreadable(ada, screen)

    page.goto(start)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    ada.press(ada.wait_for_decision()["slots"][0])
    found += unreadable(ada, "a picked up card")
    page.keyboard.press("Escape")
    while (seen := ada.wait_for_decision())["decide"] != "claim":
        ada.decide(seen, source)
    found += unreadable(ada, "colours to choose from")
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.locator("[data-screen=end]").wait_for()
    found += unreadable(ada, "the end")
    page.get_by_role("link", name="All your games").click()
    page.locator("[data-game]").wait_for()
    found += unreadable(ada, "the history")

    game: Game = RandomGame(7, "grower", 0).played()
    game.players = ("Ada", "Beatrice")
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    page.goto(start)
    open_file(ada, path)
    page.get_by_role("slider").fill("20")
    found += unreadable(ada, "a replay")
    assert not found, "\n".join(found)
