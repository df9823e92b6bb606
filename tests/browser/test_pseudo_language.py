"""The language that nobody speaks, two fifths longer, on every screen of a small phone."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.learner import learn_by_keys
from support.overflow import misfits
from support.person import Arrive, Person, WindowPart, settle
from support.pseudo import lengthened, speak_pseudo
from support.random_games import RandomGame


def said(text: str) -> str:
    """Returns an English text of the page in the pseudo language."""
    return lengthened(text)


def fits(page: Page, screen: str) -> None:
    settle(page)  # a window that opens has its final size
    assert misfits(page) == [], screen


@pytest.fixture
def ada(arrive: Arrive) -> Person:
    person: Person = arrive("Ada", "phone")
    speak_pseudo(person.context)
    person.page.goto(person.page.url)
    person.page.get_by_role("button", name=said("Play now")).wait_for()
    return person


def press(page: Page, text: str, within: str = "main") -> None:
    page.locator(within).get_by_role("button", name=said(text)).first.click()


def close_window(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")


def test_start_settings_and_invitation_fit(ada: Person, arrive: Arrive) -> None:
    page = ada.page
    fits(page, "start")
    windows: tuple[WindowPart, ...] = ("settings", "opponents", "hotseat", "online")
    for part in windows:
        window = ada.open_window(part)
        for more in window.locator("summary").all():
            more.click()
        fits(page, part)
        if part != "online":
            close_window(page)
    press(page, "Open a table", within="dialog")
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
        one.locator("[data-table]").wait_for()
    fits(page, "online table")
    fits(bea.page, "online table of the guest")
    press(page, "Menu")
    fits(page, "menu of an online table")

    eve = arrive("Eve", "phone")
    speak_pseudo(eve.context)
    eve.page.goto(watching)
    eve.page.locator("[data-table]").wait_for()
    fits(eve.page, "spectator")
    eve.page.goto(f"{page.url.split('/t/')[0]}/t/nowhere")
    eve.page.get_by_role("heading").wait_for()
    fits(eve.page, "no such table")


def test_whole_game_fits(ada: Person) -> None:
    page, source = ada.page, random.Random(1)
    ada.open_game_against(said("Apprentice"))
    known = set()
    while (seen := ada.next_decision()) is not None:
        assert seen["wide"] <= 360
        assert seen["high"] <= 640
        moment = (seen["decide"], seen["ply"] > 12)
        if moment not in known or seen["decide"] == "claim":
            known.add(moment)
            fits(page, str(moment))
            for slot in seen["slots"] if seen["decide"] == "turn" else ():
                ada.press(slot)
                page.locator("[data-part=targets]").wait_for()
                fits(page, f"{moment}: {slot['name']} picked up")
                page.keyboard.press("Escape")
                page.locator("[data-part=targets]").wait_for(state="hidden")
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
    for window in ("[data-part=cup]", "button[data-pile=discard]"):
        page.locator(f"{window}:visible").first.click()
        page.get_by_role("dialog").wait_for()
        fits(page, f"window of {window}")
        close_window(page)


def test_hot_seat_fits(ada: Person) -> None:
    page = ada.page
    window = ada.open_window("hotseat")
    window.locator("input[type=text]").last.fill("Bea")  # a longer default name is refused
    page.get_by_role("button", name=said("Start"), exact=True).click()
    page.locator("[data-cover]").first.wait_for()
    fits(page, "covered")
    page.locator("[data-cover]").first.click()
    ada.wait_for_decision()
    press(page, "Menu")
    press(page, "Settings", within="dialog")
    fits(page, "settings at the table")


def test_replay_fits(ada: Person, tmp_path: Path) -> None:
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
    game.write_text(RandomGame(7, "grower", 0).played().to_record().to_line())
    page.locator("input[type=file]").set_input_files(game)
    page.get_by_role("slider").fill("20")
    fits(page, "replay")
    page.get_by_role("slider").fill("10000")
    fits(page, "end of the replay")
    press(page, "Menu")
    fits(page, "menu of the replay")
    press(page, "Check the deal", within="dialog")
    fits(page, "deal")


def test_rules_and_tutorial_fit(arrive: Arrive) -> None:
    person = arrive("Ada", "phone")
    replaced = speak_pseudo(person.context)
    page = person.page
    start = page.url
    page.goto(f"{start.rstrip('/')}/rules")
    page.locator("[data-clause]").first.wait_for()
    fits(page, "rules")
    page.goto(start)
    learn_by_keys(person, lambda what: fits(page, what))
    assert replaced == {"en", "rules", "tutorial"}
