"""axe-core on screens by day and by night, large letters, names for screen readers."""

import random
from pathlib import Path

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.records.game import Game
from support.accessibility import violations_in_both_themes
from support.overflow import CLIPPED, OUTSIDE
from support.person import Arrive, Person, WindowPart, settle
from support.random_games import RandomGame


def test_axe_finds_nothing_on_the_start_screen_and_its_windows(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    assert violations_in_both_themes(ada) == []
    windows: tuple[WindowPart, ...] = ("settings", "opponents", "hotseat", "online")
    for part in windows:
        ada.open_window(part)
        assert violations_in_both_themes(ada) == [], part
        if part != "online":
            ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Open a table").click()
    ada.page.locator("input[readonly]").first.wait_for()
    assert violations_in_both_themes(ada) == []
    invitation = ada.page.locator("input[readonly]").first.input_value()
    bea = arrive("Bea", "phone")
    bea.page.goto(invitation)
    bea.page.get_by_role("button", name="Sit down").wait_for()
    assert violations_in_both_themes(bea) == []
    bea.page.goto(bea.page.url.split("/t/")[0] + "/t/nowhere")
    bea.page.get_by_role("heading", name="cannot be opened").wait_for()
    assert violations_in_both_themes(bea) == []


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_axe_finds_nothing_at_a_table_in_every_phase(arrive: Arrive, size: str) -> None:
    ada = arrive("Ada", size)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    seen = ada.wait_for_decision()
    assert violations_in_both_themes(ada) == []
    ada.press(seen["slots"][0])
    assert violations_in_both_themes(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("h")
    ada.page.locator("[data-hint]").first.wait_for(timeout=180_000)  # the first one compiles
    assert violations_in_both_themes(ada) == []
    ada.page.keyboard.press("Escape")
    for open_window in ("Menu", "Your cup"):
        ada.page.get_by_role("button", name=open_window).first.click()
        assert violations_in_both_themes(ada) == []
        ada.page.keyboard.press("Escape")
        ada.page.get_by_role("dialog").wait_for(state="hidden")
    while (seen := ada.wait_for_decision())["decide"] != "claim":
        ada.decide(seen, source)
    assert violations_in_both_themes(ada) == []
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.locator("[data-screen=end]").wait_for()
    assert violations_in_both_themes(ada) == []


def test_axe_finds_nothing_in_a_replay(arrive: Arrive, tmp_path: Path) -> None:
    game: Game = RandomGame(7, "grower", 0).played()
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "phone")
    ada.page.goto(ada.page.url.rstrip("/") + "/replay")
    assert violations_in_both_themes(ada) == []
    ada.page.locator('input[type="file"]').set_input_files(path)
    ada.page.get_by_role("slider").fill("20")
    assert violations_in_both_themes(ada) == []
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.locator("[data-hint]").first.wait_for(timeout=180_000)  # the first one compiles
    assert violations_in_both_themes(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Play on from here").click()
    assert violations_in_both_themes(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Check the deal").click()
    assert violations_in_both_themes(ada) == []


def test_large_text_fits_a_phone_without_web_fonts(arrive: Arrive, tmp_path: Path) -> None:
    def with_large_letters(name: str) -> Person:
        person: Person = arrive(name, "phone", forgiving=True)
        person.context.route("**/*.woff2", lambda route: route.abort())
        person.context.add_init_script(
            "addEventListener('load', () => { document.documentElement.style.fontSize = '200%'; })"
        )
        person.page.reload()
        return person

    def fits(person: Person, where: str) -> None:
        settle(person.page)
        assert person.page.evaluate(OUTSIDE) == [], where
        assert person.page.evaluate(CLIPPED) == [], where
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 360, where

    ada = with_large_letters("Ada")
    start = ada.page.url.rstrip("/")
    for path in ("/", "/rules", "/learn", "/replay"):
        ada.page.goto(start + path)
        ada.page.locator("main").wait_for()
        fits(ada, path)
    arrived = "() => [...document.fonts].filter((font) => font.status === 'loaded').length"
    assert ada.page.evaluate(arrived) == 0
    game: Game = RandomGame(7, "grower", 0).played()
    record = tmp_path / "game.json"
    record.write_text(game.to_record().to_line())
    ada.page.locator('input[type="file"]').set_input_files(record)
    ada.page.get_by_role("slider").fill("20")
    fits(ada, "a replay")
    ada.page.goto(start)
    ada.open_window("settings")
    fits(ada, "settings")
    ada.page.keyboard.press("Escape")
    ada.open_table()
    ada.page.locator("input[readonly]").first.wait_for()
    fits(ada, "waiting for somebody")
    invitation = ada.page.locator("input[readonly]").first.input_value()
    bea = with_large_letters("Bea")
    bea.page.goto(invitation)
    bea.page.get_by_role("button", name="Sit down").wait_for()
    fits(bea, "an invitation")
    bea.page.get_by_role("button", name="Sit down").click()
    ada.page.locator("[data-table]").wait_for()
    fits(ada, "the table")
    for language in LANGUAGES:
        bea.page.goto(f"{start}/rules?lang={language}")
        bea.page.locator("main").wait_for()
        fits(bea, f"the rules in {language}")
