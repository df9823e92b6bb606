"""The language that nobody speaks, two fifths longer, on every screen of a small phone."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.browsing import Person
from support.fitting import misfits
from support.learning import learn_by_keys
from support.pseudo import lengthened, speak_pseudo
from support.random_games import RandomGame


def said(text: str) -> str:
    """What a text of the English page reads like there."""
    return lengthened(text)


def fits(page: Page, screen: str) -> None:
    page.wait_for_timeout(60)  # a window that opens has its final size
    assert misfits(page) == [], screen


@pytest.fixture
def ada(arrive) -> Person:  # type: ignore[no-untyped-def]
    person: Person = arrive("Ada", "phone")
    speak_pseudo(person.context)
    person.page.goto(person.page.url)
    person.page.get_by_role("heading", name=said("Play now")).wait_for()
    return person


def press(page: Page, text: str, within: str = "main") -> None:
    page.locator(within).get_by_role("button", name=said(text)).first.click()


def close_window(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")


def test_start_settings_and_invitation(ada: Person, arrive) -> None:  # type: ignore[no-untyped-def]
    page = ada.page
    page.locator("summary").click()
    fits(page, "start")
    press(page, "Settings")
    fits(page, "settings")
    close_window(page)
    press(page, "Open a table")
    page.locator("input[readonly]").first.wait_for()
    fits(page, "invitation")
    invitation, watching = (f.input_value() for f in page.locator("input[readonly]").all())

    bea = arrive("Bea", "phone")
    speak_pseudo(bea.context)
    bea.page.goto(invitation)
    bea.page.get_by_role("button", name=said("Sit down")).wait_for()
    fits(bea.page, "sitting down")
    press(bea.page, "Sit down")
    for one in (page, bea.page):
        one.locator("main.table").wait_for()
    fits(page, "online table")
    fits(bea.page, "online table of the guest")
    press(page, "Menu")
    fits(page, "menu of an online table")

    eve = arrive("Eve", "phone")
    speak_pseudo(eve.context)
    eve.page.goto(watching)
    eve.page.locator("main.table").wait_for()
    fits(eve.page, "spectator")
    eve.page.goto(f"{page.url.split('/t/')[0]}/t/nowhere")
    eve.page.get_by_role("heading").wait_for()
    fits(eve.page, "no such table")


def test_a_game_to_its_final_score(ada: Person) -> None:
    page, source = ada.page, random.Random(1)
    page.get_by_role("button", name=said("Apprentice")).click()
    known = set()
    while (seen := ada.wait_for_decision()) is not None:
        assert seen["wide"] <= 360
        assert seen["high"] <= 640
        moment = (seen["decide"], seen["ply"] > 12)
        if moment not in known or seen["decide"] == "claim":
            known.add(moment)
            fits(page, str(moment))
            for well in seen["wells"] if seen["decide"] == "turn" else ():
                ada.press(well)
                page.locator(".targets").wait_for()
                fits(page, f"{moment}: {well['name']} picked up")
                page.keyboard.press("Escape")
                page.locator(".targets").wait_for(state="hidden")
            seen = ada.look()
        ada.decide(seen, source)
    fits(page, "final score")
    press(page, "Look at the table")
    fits(page, "table at the end")
    press(page, "Menu")
    fits(page, "menu")
    press(page, "Log", within="dialog")
    fits(page, "log")
    close_window(page)
    for window in (".cup", ".pile"):
        page.locator(f"button{window}, {window} button").first.click()
        page.get_by_role("dialog").wait_for()
        fits(page, f"window of {window}")
        close_window(page)


def test_two_at_one_screen(ada: Person) -> None:
    page = ada.page
    page.get_by_role("button", name=said("Start"), exact=True).click()
    page.locator("[data-cover]").first.wait_for()
    fits(page, "covered")
    page.locator("[data-cover]").first.click()
    ada.wait_for_decision()
    press(page, "Menu")
    press(page, "Settings", within="dialog")
    fits(page, "settings at the table")


def test_a_replay(ada: Person, tmp_path: Path) -> None:
    page = ada.page
    page.goto(page.url.rstrip("/") + "/replay")
    page.locator("input[type=file]").wait_for(state="attached")
    fits(page, "choosing a file")
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"format": "chess/1"}')
    page.locator("input[type=file]").set_input_files(foreign)
    page.get_by_role("alert").wait_for()
    fits(page, "a foreign file")
    game = tmp_path / "game.json"
    game.write_text(RandomGame(7, "grower", 0).played().record().to_line())
    page.locator("input[type=file]").set_input_files(game)
    page.get_by_role("slider").fill("20")
    fits(page, "replay")
    page.get_by_role("slider").fill("10000")
    fits(page, "end of the replay")
    press(page, "Menu")
    fits(page, "menu of the replay")
    press(page, "Check the deal", within="dialog")
    fits(page, "deal")


def test_rules_and_tutorial(arrive) -> None:  # type: ignore[no-untyped-def]
    person = arrive("Ada", "phone")
    replaced = speak_pseudo(person.context)
    page = person.page
    start = page.url
    page.goto(f"{start.rstrip('/')}/rules")
    page.locator(".clause").first.wait_for()
    fits(page, "rules")
    page.goto(start)
    learn_by_keys(person, lambda what: fits(page, what))
    assert replaced == {"en", "rules", "tutorial"}
