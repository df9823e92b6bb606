"""The tutorial learnt by keyboard alone in every language; rules that lead from clause to clause."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from mandala.locales import rules_parts
from mandala.locales.languages import LANGUAGES
from support.browsing import Person

ROOT = Path(__file__).parents[2]
COURSE = json.loads((ROOT / "web/src/tutorial/tutorial.json").read_text(encoding="utf-8"))
STOPS = COURSE["stops"] + COURSE["exercises"]
CLAUSES = [number for number in rules_parts("en") if "." in number]
COLOUR_KEYS = dict(zip("ROYGPB", "123456", strict=True))
TARGET_KEYS = {"M1": "q", "M2": "w", "F1": "a", "F2": "s"}

# How far the panel reaches into the hand below it, and whether a word is still a key.
PANEL = """() => {
  const coach = document.querySelector('.coach');
  const hand = document.querySelector('.hand').getBoundingClientRect();
  const bottoms = [...coach.querySelectorAll('*')].map((e) => e.getBoundingClientRect().bottom);
  return {over: Math.max(...bottoms) - hand.top, wide: document.documentElement.scrollWidth,
          high: document.documentElement.scrollHeight, text: coach.innerText};
}"""

# The start screen's questions are answered.
ASKED = """(ends) => ends.every((end) =>
  performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(end)))"""

FOCUSED = "(id) => document.activeElement?.id === id"


def at(person: Person, stop: str, state: str = "asking") -> None:
    person.page.locator(f'[data-stop="{stop}"][data-state="{state}"]').wait_for()


def fits_a_phone(page: Page) -> None:
    seen = page.evaluate(PANEL)
    assert seen["over"] <= 1, seen["text"]
    assert seen["wide"] <= 360, seen["text"]
    assert seen["high"] <= 640, seen["text"]
    assert "lesson-" not in seen["text"]
    assert "exercise-" not in seen["text"]


def until(page: Page, expression: str, arg: object = None) -> None:
    """Ask again and again from outside: the page's own policy forbids it to evaluate text."""
    for _ in range(1000):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never came true: {expression}")


def open_tutorial(page: Page) -> None:
    page.locator('a[href="/learn"]').click()


def tab_to(page: Page, selector: str) -> None:
    """Go on with the Tab key until the thing has the focus."""
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by the Tab key")


def play_by_keys(page: Page, move: str) -> None:
    """Play a move, with a second press where the page asks for it."""
    if move[0] == "C":
        tab_to(page, ".coach .button.primary")
        page.keyboard.press("Enter")
        page.locator("[data-claim]").first.wait_for()
        fits_a_phone(page)
        page.keyboard.press(COLOUR_KEYS[move[1]])
        page.keyboard.press(COLOUR_KEYS[move[1]])
        return
    colour, target = (move[1], "d") if move[0] == "D" else (move[2], TARGET_KEYS[move[:2]])
    page.keyboard.press(COLOUR_KEYS[colour])
    page.locator(".targets").wait_for()
    fits_a_phone(page)
    page.keyboard.press(target)
    if page.locator(".target.armed").count():
        page.keyboard.press(target)


def answer_by_keys(page: Page, options: list[dict[str, object]]) -> None:
    """Give the first wrong answer, read why, then the right one."""
    for right in (False, True):
        number = [option["right"] for option in options].index(right) + 1
        tab_to(page, f".option:nth-child({number})")
        page.keyboard.press("Enter")
        page.locator(".coach [role=alert]").wait_for()
        fits_a_phone(page)
        tab_to(page, ".coach .button.primary")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("language", LANGUAGES)
def test_finished_by_keys_alone(arrive, language: str) -> None:  # type: ignore[no-untyped-def]
    learner = arrive("Ada", "phone", language=language)
    page = learner.page
    page.locator('a[href="/learn"]').wait_for()
    tab_to(page, 'a[href="/learn"]')
    page.keyboard.press("Enter")
    for stop in STOPS:
        at(learner, stop["id"])
        assert page.evaluate("document.activeElement.tagName") == "H2", "a new task has the focus"
        fits_a_phone(page)
        if stop["kind"] == "question":
            answer_by_keys(page, stop["options"])
        else:
            play_by_keys(page, stop["accepted"])
        if stop["id"] == "lesson-empty":  # the next lesson shows another table
            at(learner, stop["id"], "shown")
            page.keyboard.press("Enter")
    page.locator('[data-stop="finished"]').wait_for()
    assert page.locator("html").get_attribute("lang") == language
    kept = json.loads(page.evaluate("localStorage.getItem('mandala-tutorial')"))
    assert kept == {"at": None, "done": [stop["id"] for stop in STOPS]}


def test_a_move_by_the_tab_key_alone(arrive) -> None:  # type: ignore[no-untyped-def]
    learner = arrive("Ada", "wide", shortcuts=False)
    page = learner.page
    open_tutorial(page)
    at(learner, "lesson-build")
    tab_to(page, '[data-anchor="well:R"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-target="M1"]')
    page.keyboard.press("Enter")
    at(learner, "lesson-grow")
    told = page.locator("[aria-live=polite]").last.inner_text()
    assert "You build mountain I with" in told
    assert "Apprentice builds mountain I with" in told


def test_wrong_tries_are_explained(arrive) -> None:  # type: ignore[no-untyped-def]
    learner = arrive("Ada", "wide")
    page = learner.page
    open_tutorial(page)
    at(learner, "lesson-build")
    page.keyboard.press("1")
    page.keyboard.press("a")  # red lies in mountain I: not into field I
    at(learner, "lesson-build", "wrong")
    explained = page.locator(".coach [role=alert]")
    assert "red lies in the mountain" in explained.inner_text().lower()
    explained.get_by_role("link", name="Rule 4.1").click()
    page.locator("dialog [data-clause='4.1']").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Try again").click()
    page.keyboard.press("1")
    page.keyboard.press("w")  # legal, but not what is asked for
    at(learner, "lesson-build", "wrong")
    assert "mountain II" in explained.inner_text()
    page.get_by_role("button", name="Try again").click()
    page.keyboard.press("1")
    page.keyboard.press("q")
    at(learner, "lesson-grow")


def test_progress_is_kept(arrive) -> None:  # type: ignore[no-untyped-def]
    learner = arrive("Ada", "wide")
    page = learner.page
    open_tutorial(page)
    at(learner, "lesson-build")
    page.keyboard.press("1")
    page.keyboard.press("q")
    at(learner, "lesson-grow")
    page.reload()
    at(learner, "lesson-grow")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="1. Build a mountain done").wait_for()
    page.get_by_role("button", name="2. Which claim is worth more?").click()
    at(learner, "exercise-worth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_clause_by_clause(arrive, language: str) -> None:  # type: ignore[no-untyped-def]
    page = arrive("Ada", "phone").page
    until(page, ASKED, ["/games", "/tables"])  # nothing under way is cut off
    page.goto(f"{page.url}rules?lang={language}#rule-5.4")
    clause = page.locator('[id="rule-5.4"]')
    clause.wait_for()
    assert page.locator("html").get_attribute("lang") == language
    until(page, FOCUSED, "rule-5.4")
    box = clause.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 640
    shown = page.locator(".clause").evaluate_all("(all) => all.map((e) => e.dataset.clause)")
    assert shown == CLAUSES
    page.locator('[id="rule-5.5"] a[href$="#rule-6.2"]').click()
    until(page, FOCUSED, "rule-6.2")
    assert page.locator("[data-example]").count() == 4
    assert page.locator(".sheet .total").inner_text() == "53"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert "rules-" not in page.locator("main").inner_text()


def test_a_refused_move_opens_the_clause_it_breaks(arrive) -> None:  # type: ignore[no-untyped-def]
    player = arrive("Ada", "wide")
    page = player.page
    player.open_game_against("Apprentice")
    source = random.Random(1)
    shut = page.locator('.target[aria-disabled="true"]')
    while (seen := player.wait_for_decision()) is not None:
        for well in seen["wells"] if seen["decide"] == "turn" else ():
            player.press(well)
            if shut.count():
                break
        if shut.count():
            break
        page.keyboard.press("Escape")
        player.decide(player.look(), source)
    shut.first.click(force=True)  # it says that it is closed, and can be asked why
    link = page.locator(".targets a.rule")
    rule = str(link.get_attribute("href")).split("#rule-")[1]
    link.click()
    page.locator(f'dialog [data-clause="{rule}"]').wait_for()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nothing_is_in_the_way_of_a_screen_reader(arrive, dark: bool) -> None:  # type: ignore[no-untyped-def]
    reader = arrive("Ada", "wide", dark=dark)
    page = reader.page
    axe = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
    for address, shown in (("/learn", ".coach"), ("/rules", ".rules")):
        page.locator(f'a[href="{address}"]').click()
        page.locator(shown).wait_for()
        page.evaluate(axe)
        found = page.evaluate(
            "async () => (await axe.run()).violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html).join(' | '))"
        )
        assert found == []
        page.go_back()
