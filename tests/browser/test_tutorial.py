"""The tutorial learnt by keyboard alone in every language; rules that lead from clause to clause."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from mandala.locales.languages import LANGUAGES
from mandala.locales.pages import rules_parts
from support.learner import STOPS, at, learn_by_keys, tab_to, until
from support.person import Arrive, settle

ROOT = Path(__file__).parents[2]
CLAUSES = [number for number in rules_parts("en") if "." in number]

# The start screen's questions are answered.
ASKED = """(ends) => ends.every((end) =>
  performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(end)))"""

CLAUSE_READS = """(text) =>
  document.getElementById('rule-5.4')?.querySelector('[data-part=text]').innerText.trim() === text"""

FOCUSED = "(id) => document.activeElement?.id === id"


def open_tutorial(page: Page) -> None:
    """Opens the tutorial and leaves its first page, if that is shown."""
    page.locator('a[href="/learn"]').first.click()
    page.locator("[data-part=coach]").wait_for()
    if page.locator('[data-stop="lesson-aim"]').count():
        page.locator("[data-part=onward]").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tutorial_is_finished_by_keyboard(arrive: Arrive, language: str) -> None:
    learner = arrive("Ada", "phone", language=language)
    page = learner.page
    learn_by_keys(learner)
    assert page.locator("html").get_attribute("lang") == language
    kept = json.loads(page.evaluate("localStorage.getItem('mandala-tutorial')"))
    assert kept == {"at": None, "done": [stop["id"] for stop in STOPS]}


def test_tutorial_move_by_tab_key(arrive: Arrive) -> None:
    learner = arrive("Ada", "wide", shortcuts=False)
    page = learner.page
    open_tutorial(page)
    at(learner, "lesson-build")
    tab_to(page, "[data-slot=R]")
    page.keyboard.press("Enter")
    tab_to(page, '[data-target="M1"]')
    page.keyboard.press("Enter")
    at(learner, "lesson-grow")
    told = page.locator("[aria-live=polite]").last.inner_text()
    assert "You build mountain I with" in told
    assert "Apprentice builds mountain I with" in told


def test_wrong_tries_are_explained(arrive: Arrive) -> None:
    learner = arrive("Ada", "wide")
    page = learner.page
    open_tutorial(page)
    at(learner, "lesson-build")
    page.keyboard.press("1")
    page.keyboard.press("a")  # red lies in mountain I: not into field I
    at(learner, "lesson-build", "wrong")
    explained = page.locator("[data-part=coach] [role=alert]")
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


def test_progress_is_kept(arrive: Arrive) -> None:
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
    page.get_by_role("button", name="2. Build a mountain done").wait_for()
    page.get_by_role("button", name="2. Which colour is worth most?").click()
    at(learner, "exercise-worth")


def test_tutorial_log_belongs_to_the_game_shown(arrive: Arrive) -> None:
    learner = arrive("Ada", "wide")
    page, told = learner.page, learner.page.locator("[data-part=side] [data-part=log] li")
    page.evaluate("localStorage.setItem('mandala-tutorial', '{\"at\": \"lesson-deck\"}')")
    open_tutorial(page)
    at(learner, "lesson-deck")
    page.keyboard.press("1")
    page.keyboard.press("w")
    at(learner, "lesson-last")
    assert told.count() == 2
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="3. Grow your field").click()  # as many moves into another game
    at(learner, "lesson-grow")
    assert told.count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_clause_by_clause(arrive: Arrive, language: str) -> None:
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
    shown = page.locator("[data-clause]").evaluate_all("(all) => all.map((e) => e.dataset.clause)")
    assert shown == CLAUSES
    page.locator("[data-part=search]").fill("6.2")
    assert page.locator("[data-clause]:visible").count() < 10
    page.locator('[id="rule-5.5"] a[href$="#rule-6.2"]').click()
    until(page, FOCUSED, "rule-6.2")
    assert page.locator("[data-clause]:visible").count() == len(CLAUSES)
    assert page.locator("[data-part=books] li").count() > 9
    assert page.locator("[data-example]").count() == 4
    assert page.locator("[data-part=sheet] [data-part=total]").inner_text() == "53"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    told = page.locator("main").inner_text()
    assert not any(key in told for key in ("rules-", "books-", "overview-"))


def test_languages_of_the_rules_are_gone_through_by_keys(arrive: Arrive) -> None:
    page = arrive("Ada", "wide").page
    until(page, ASKED, ["/games", "/tables"])  # nothing under way is cut off
    page.goto(f"{page.url}rules?lang=en#rule-5.4")
    until(page, FOCUSED, "rule-5.4")
    languages = page.locator("select")
    languages.focus()
    for language in LANGUAGES[1:4]:
        page.keyboard.press("ArrowDown")
        until(page, "(lang) => document.documentElement?.lang === lang", language)
        clause = " ".join(rules_parts(language)["5.4"].replace("**5.4**", "").split())
        until(page, CLAUSE_READS, clause)
        settle(page)
        assert languages.evaluate("(select) => select === document.activeElement"), language


def test_a_refused_move_opens_the_clause_it_breaks(arrive: Arrive) -> None:
    player = arrive("Ada", "wide")
    page = player.page
    player.open_game_against("Apprentice")
    source = random.Random(1)
    shut = page.locator('[data-target][aria-disabled="true"]')
    while (seen := player.next_decision()) is not None:
        for slot in seen["slots"] if seen["decide"] == "turn" else ():
            player.press(slot)
            if shut.count():
                break
        if shut.count():
            break
        page.keyboard.press("Escape")
        player.decide(player.look(), source)
    shut.first.click(force=True)  # a closed target shows that it is closed and links to its rule
    link = page.locator("[data-part=targets] a[href*='#rule-']")
    rule = str(link.get_attribute("href")).split("#rule-")[1]
    link.click()
    page.locator(f'dialog [data-clause="{rule}"]').wait_for()
