"""Somebody who learns the game at the page's tutorial, by keyboard alone."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from support.person import Person

ROOT = Path(__file__).parents[2]
COURSE = json.loads((ROOT / "web/src/screens/learn/tutorial.json").read_text(encoding="utf-8"))
STOPS = COURSE["stops"] + COURSE["exercises"]
COLOUR_KEYS = dict(zip("ROYGPB", "123456", strict=True))
TARGET_KEYS = {"M1": "q", "M2": "w", "F1": "a", "F2": "s"}

# How far the panel reaches into the hand below it, and whether a word is still a key.
PANEL = """() => {
  const coach = document.querySelector('[data-part=coach]');
  const hand = document.querySelector('[data-part=hand]').getBoundingClientRect();
  const bottoms = [...coach.querySelectorAll('*')].map((e) => e.getBoundingClientRect().bottom);
  return {over: Math.max(...bottoms) - hand.top, wide: document.documentElement.scrollWidth,
          high: document.documentElement.scrollHeight, text: coach.innerText};
}"""


def learn_by_keys(learner: Person, look: Callable[[str], None] = lambda _what: None) -> None:
    """From the start screen through every lesson and exercise to the end, on a phone.

    ``look`` is called whenever the page shows something new, with what it is.
    """
    page = learner.page
    page.locator('a[href="/learn"]').wait_for()
    tab_to(page, 'a[href="/learn"]')
    page.keyboard.press("Enter")
    for stop in STOPS:
        if stop is COURSE["exercises"][0]:  # the lessons are over
            page.locator('[data-stop="finished"]').wait_for()
            look("lessons-over")
            tab_to(page, "[data-part=exercises]")
            page.keyboard.press("Enter")
        at(learner, stop["id"])
        heading = page.evaluate("document.activeElement.tagName")
        assert heading in {"H1", "H2"}, "a new task has the focus"
        if stop["kind"] != "aim":  # that page may scroll; its button is always in sight
            fits_a_phone(page)
        look(stop["id"])
        if stop["kind"] == "aim":
            tab_to(page, "[data-part=coach] [data-part=onward]")
            page.keyboard.press("Enter")
        elif stop["kind"] == "question":
            _answer(page, stop["options"])
        else:
            _play(page, stop["accepted"])
        if stop["id"] in {"lesson-empty", "lesson-again"}:  # the next lesson shows another table
            at(learner, stop["id"], "shown")
            page.keyboard.press("Enter")
    page.locator('[data-stop="finished"]').wait_for()
    look("finished")


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
    """Waits until a function of the page, written as JavaScript, returns true."""
    page.wait_for_function(expression, arg=arg)


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the element has the focus."""
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by the Tab key")


def _play(page: Page, move: str) -> None:
    """Play a move, with a second press where the page asks for it."""
    if move[0] == "C":
        page.locator("[data-claim]:visible").first.wait_for()
        fits_a_phone(page)
        page.keyboard.press(COLOUR_KEYS[move[1]])
        page.keyboard.press(COLOUR_KEYS[move[1]])
        return
    colour, target = (move[1], "d") if move[0] == "D" else (move[2], TARGET_KEYS[move[:2]])
    page.keyboard.press(COLOUR_KEYS[colour])
    page.locator("[data-part=targets]").wait_for()
    fits_a_phone(page)
    page.keyboard.press(target)
    if page.locator("[data-target][data-armed]").count():
        page.keyboard.press(target)


def _answer(page: Page, options: list[dict[str, object]]) -> None:
    """Give the first wrong answer, read why, then the right one."""
    for right in (False, True):
        number = [option["right"] for option in options].index(right) + 1
        tab_to(page, f"[data-part=option]:nth-child({number})")
        page.keyboard.press("Enter")
        page.locator("[data-part=coach] [role=alert]").wait_for()
        fits_a_phone(page)
        tab_to(page, "[data-part=coach] [data-part=onward]")
        page.keyboard.press("Enter")
