"""axe-core by day and by night on the screens that test_accessibility.py does not open."""

import json
import random
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Browser

from mandala.records.game import Game
from support.accessibility import violations_in_both_themes
from support.learner import STOPS, at
from support.person import STARTED, Arrive, Person, settle
from support.random_games import RandomGame
from support.recorded import open_file


def open_lesson(learner: Person, stop: str) -> None:
    """Opens the tutorial at a stop, as if everything before it were done."""
    start = learner.page.url.split("/learn")[0].rstrip("/")
    done = [each["id"] for each in STOPS if each["id"] != stop]
    kept = json.dumps({"at": stop, "done": done})
    learner.page.evaluate("(kept) => localStorage.setItem('mandala-tutorial', kept)", kept)
    learner.page.goto(f"{start}/learn")
    at(learner, stop)


def test_axe_finds_nothing_in_the_tutorial_and_the_game_after_it(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", confirm="never")
    page = ada.page
    page.locator(STARTED).wait_for()
    open_lesson(ada, "lesson-aim")
    assert violations_in_both_themes(ada) == [], "the aim"
    open_lesson(ada, "lesson-build")
    assert violations_in_both_themes(ada) == [], "a lesson"
    page.locator("[data-slot=R]").click()
    assert violations_in_both_themes(ada) == [], "a lesson with a card picked up"
    page.keyboard.press("w")  # into mountain II, which the lesson does not ask for
    at(ada, "lesson-build", "wrong")
    assert violations_in_both_themes(ada) == [], "a wrong move"
    last = STOPS[-1]
    open_lesson(ada, last["id"])
    assert violations_in_both_themes(ada) == [], "a question"
    page.get_by_role("button", name="Menu").click()
    assert violations_in_both_themes(ada) == [], "the list of the lessons"
    page.keyboard.press("Escape")
    right = [option["right"] for option in last["options"]].index(True) + 1
    page.locator(f"[data-part=option]:nth-child({right})").click()
    assert violations_in_both_themes(ada) == [], "an answer"
    page.locator("[data-part=coach] [data-part=onward]").click()
    page.locator("[data-stop=finished]").wait_for()
    assert violations_in_both_themes(ada) == [], "the last page"
    page.locator("[data-part=first-game]").click()
    ada.wait_for_decision()
    page.locator("[data-part=advice] [data-hint]").first.wait_for(timeout=180_000)
    assert violations_in_both_themes(ada) == [], "hints of the coach"


def test_axe_finds_nothing_on_pages_beside_the_game(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    page = ada.page
    start = page.url.rstrip("/")
    page.locator(STARTED).wait_for()
    for address in ("sheet", "overview", "rules"):
        page.goto(f"{start}/{address}")
        page.locator(f"[data-screen={address}]").wait_for()
        assert violations_in_both_themes(ada) == [], address
    page.goto(f"{start}/no-such-page")
    page.locator("[data-screen=error]").wait_for()
    assert violations_in_both_themes(ada) == [], "an error page"

    page.goto(start)
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(1), 1)
    ada.wait_for_decision()
    for piece in ("[data-pile=discard]", "[data-side=far] [data-part=cup]"):
        page.locator(piece).click()
        page.get_by_role("dialog").wait_for()
        assert violations_in_both_themes(ada) == [], piece
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")
    page.get_by_role("button", name="Menu").click()
    for button in ("Give up", "Give up"):
        page.get_by_role("dialog").get_by_role("button", name=button).click()
    page.locator("[data-screen=end]").wait_for()
    assert violations_in_both_themes(ada) == [], "the end"
    page.get_by_role("link", name="All your games").click()
    page.locator("[data-game]").wait_for()
    assert violations_in_both_themes(ada) == [], "the history"

    page.goto(start)
    page.locator(STARTED).wait_for()

    def as_an_old_page(route, request) -> None:  # type: ignore[no-untyped-def]
        route.continue_(headers=request.headers | {"mandala-protocol": "mandala-table/0"})

    page.route("**/api/v1/tables", as_an_old_page)
    page.locator(STARTED).click()
    page.locator("[data-part=outdated]").wait_for()
    assert violations_in_both_themes(ada) == [], "a page that is too old"


def test_axe_finds_nothing_in_a_wide_replay(arrive: Arrive, tmp_path: Path) -> None:
    game: Game = RandomGame(7, "grower", 0).played()
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "wide")
    page = ada.page
    open_file(ada, path)
    page.get_by_role("slider").fill("20")
    assert violations_in_both_themes(ada) == [], "a replay"
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint]").first.wait_for(timeout=180_000)  # the first one compiles
    assert violations_in_both_themes(ada) == [], "a study"
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").wait_for()
    assert violations_in_both_themes(ada) == [], "playing on"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    page.keyboard.press("End")
    settle(page)
    assert violations_in_both_themes(ada) == [], "the end of a replay"


def test_axe_finds_nothing_in_the_list_of_colours(browser: Browser, pages_address: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    ada = Person("Ada", context, page, touch=False)
    wishes = {"scene": "late", "kind": "online", "clock": "days"}
    page.goto(f"{pages_address}/table.html?{urlencode(wishes)}")
    page.locator("[data-part=menu]").click()
    page.locator("[data-part=claim-list]").click()
    page.locator("[data-listed=R]").click()
    assert violations_in_both_themes(ada) == []
    ada.leave()
