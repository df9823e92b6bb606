"""Hints at the table: asked for, read, and one of them played, by finger and by key."""

import random

from playwright.sync_api import FloatRect, Locator

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from support.overflow import misfits
from support.person import Arrive, Person

COMPILING_MS = 180_000  # the very first hint of a machine


def hints(person: Person) -> Locator:
    found = person.page.locator("[data-hint]")
    found.first.wait_for(timeout=COMPILING_MS)
    return found


def box(person: Person, selector: str) -> FloatRect:
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def test_hint_is_played_by_touch(arrive: Arrive) -> None:
    """Two at one screen of a small phone: the mat, the own side and the hand stay in sight."""
    both = arrive("Ada", "phone")
    page = both.page
    both.open_hot_seat_game()
    page.locator('[data-cover="show"]').click()
    before = both.wait_for_decision()
    page.get_by_role("button", name="Hint").tap()
    found = hints(both)
    assert found.count() == 3
    assert "%" in found.first.inner_text()
    assert misfits(page) == []
    panel = box(both, "[data-part=advice]")
    assert box(both, "[data-part=mat]")["y"] + box(both, "[data-part=mat]")["height"] <= panel["y"]
    assert panel["y"] + panel["height"] <= box(both, "[data-part=hand]")["y"] + 1
    assert both.look()["high"] <= 640

    found.nth(1).tap()  # taken up and aimed at, as if picked by hand; a second tap plays it
    page.locator("[data-target][data-armed]").wait_for()
    assert both.look()["ply"] == before["ply"]
    page.locator("[data-target][data-armed]").tap()
    page.locator(f'[data-table]:not([data-ply="{before["ply"]}"])').wait_for()
    assert page.locator("[data-part=advice]").count() == 0


def test_hint_is_played_by_keyboard(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    before = ada.wait_for_decision()
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
    ada.page.wait_for_function("() => document.activeElement.matches('[data-target][data-armed]')")
    keys.press("Enter")
    ada.page.locator(f'[data-table]:not([data-ply="{before["ply"]}"])').wait_for()


KEPT = "(code) => JSON.parse(localStorage.getItem('mandala-settings')).language === code"


def test_hints_fit_in_every_language(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    table = ada.page.url
    for language in LANGUAGES:
        ada.page.goto(f"{table.split('/t/')[0]}/?lang={language}")
        ada.page.wait_for_function(KEPT, arg=language)
        ada.page.goto(table)
        ada.wait_for_decision()
        ada.page.locator("[data-part=hint-button]").tap()
        hints(ada)
        assert misfits(ada.page) == [], language
        said = ada.page.locator("[data-part=advice]").inner_text()
        assert translate(language, "advice-title", {}) in said
        assert "why-" not in said
        last = ada.page.locator("[data-hint]").last.locator("[data-part=briefly]").bounding_box()
        assert last is not None
        panel = box(ada, "[data-part=advice]")
        assert last["y"] + last["height"] <= panel["y"] + panel["height"], language
        assert ada.look()["high"] <= 640, language


def test_newest_log_line_stays_visible_beside_hints(arrive: Arrive) -> None:
    """Hints take room from the log beside the mat: it gives up its oldest lines, not its newest."""
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(3), decisions=9)
    ada.wait_for_decision()
    ada.page.keyboard.press("h")
    hints(ada)
    log = ada.page.locator("[data-part=side] [data-part=log]")
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight"), "it has to give way"
    ada.page.wait_for_function(
        """() => {
          const log = document.querySelector('[data-part=side] [data-part=log]');
          return log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
        }"""
    )
    third = ada.page.locator("[data-hint]").last.bounding_box()
    panel = box(ada, "[data-part=advice] ol")
    assert third is not None
    assert third["y"] + third["height"] <= panel["y"] + panel["height"] + 1
