"""Hints at the table: asked for, read, and one of them played, by finger and by key."""

import random

from playwright.sync_api import Locator

from mandala.locales.languages import LANGUAGES
from mandala.locales.speaking import text_in
from support.browsing import Person
from support.fitting import misfits

COMPILING_MS = 180_000  # the very first hint of a machine


def hints(person: Person) -> Locator:
    found = person.page.locator("[data-hint]")
    found.first.wait_for(timeout=COMPILING_MS)
    return found


def box(person: Person, selector: str) -> dict[str, float]:
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


def test_three_moves_one_of_them_played_by_finger(arrive) -> None:  # type: ignore[no-untyped-def]
    """Two at one screen of a small phone: the mat, the own side and the hand stay in sight."""
    both = arrive("Ada", "phone")
    page = both.page
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator('[data-cover="show"]').click()
    before = both.wait_for_decision()
    assert before is not None
    page.get_by_role("button", name="Hint").tap()
    found = hints(both)
    assert found.count() == 3
    assert "%" in found.first.inner_text()
    assert misfits(page) == []
    panel = box(both, ".advice")
    assert box(both, ".mat")["y"] + box(both, ".mat")["height"] <= panel["y"]
    assert panel["y"] + panel["height"] <= box(both, ".hand")["y"] + 1
    assert both.look()["high"] <= 640

    found.nth(1).tap()  # taken up and aimed at, as if picked by hand; a second tap plays it
    page.locator(".target.armed").wait_for()
    assert both.look()["ply"] == before["ply"]
    page.locator(".target.armed").tap()
    page.locator(f'main.table:not([data-ply="{before["ply"]}"])').wait_for()
    assert page.locator(".advice").count() == 0


def test_asked_and_played_by_key(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    before = ada.wait_for_decision()
    assert before is not None
    keys = ada.page.keyboard
    keys.press("h")
    best = hints(ada).first
    ada.page.wait_for_function("() => document.activeElement.matches('[data-hint]')")
    keys.press("Escape")
    best.wait_for(state="hidden")
    keys.press("h")
    hints(ada)
    ada.page.wait_for_function("() => document.activeElement.matches('[data-hint]')")
    keys.press("Enter")
    ada.page.wait_for_function("() => document.activeElement.matches('.target.armed')")
    keys.press("Enter")
    ada.page.locator(f'main.table:not([data-ply="{before["ply"]}"])').wait_for()


def test_they_can_be_read_in_every_language(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    assert ada.wait_for_decision() is not None
    table = ada.page.url
    for language in LANGUAGES:
        ada.page.goto(f"{table}?lang={language}")
        ada.wait_for_decision()
        ada.page.locator(".hint-button").tap()
        hints(ada)
        assert misfits(ada.page) == [], language
        said = ada.page.locator(".advice").inner_text()
        assert text_in(language, "advice-title", {}) in said
        assert "why-" not in said
        last = ada.page.locator("[data-hint]").last.locator(".briefly").bounding_box()
        assert last is not None
        panel = box(ada, ".advice")
        assert last["y"] + last["height"] <= panel["y"] + panel["height"], language
        assert ada.look()["high"] <= 640, language


def test_the_newest_line_of_the_log_stays_in_sight(arrive) -> None:  # type: ignore[no-untyped-def]
    """Hints take room from the log beside the mat: it gives up its oldest lines, not its newest."""
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(3), decisions=9)
    assert ada.wait_for_decision() is not None
    ada.page.keyboard.press("h")
    hints(ada)
    log = ada.page.locator(".side ol.log")
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight"), "it has to give way"
    ada.page.wait_for_function(
        """() => {
          const log = document.querySelector('.side ol.log');
          return log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
        }"""
    )
    third = ada.page.locator("[data-hint]").last.bounding_box()
    panel = box(ada, ".advice ol")
    assert third is not None
    assert third["y"] + third["height"] <= panel["y"] + panel["height"] + 1
