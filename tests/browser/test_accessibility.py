"""axe-core on every screen by day and by night, text at 200 %, names for screen readers."""

import random
from pathlib import Path

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.records.game import Game
from support.accessibility import violations
from support.overflow import UNSEEN
from support.person import SIZES, Arrive, Person, WindowPart, settle
from support.random_games import RandomGame


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing_on_the_start_screen_and_its_windows(arrive: Arrive, dark: bool) -> None:
    ada = arrive("Ada", "phone", dark=dark)
    assert violations(ada) == []
    windows: tuple[WindowPart, ...] = ("settings", "opponents", "hotseat", "online")
    for part in windows:
        ada.open_window(part)
        assert violations(ada) == [], part
        if part != "online":
            ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Open a table").click()
    ada.page.locator("input[readonly]").first.wait_for()
    assert violations(ada) == []
    invitation = ada.page.locator("input[readonly]").first.input_value()
    bea = arrive("Bea", "phone", dark=dark)
    bea.page.goto(invitation)
    bea.page.get_by_role("button", name="Sit down").wait_for()
    assert violations(bea) == []
    bea.page.goto(bea.page.url.split("/t/")[0] + "/t/nowhere")
    bea.page.get_by_role("heading", name="cannot be opened").wait_for()
    assert violations(bea) == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", ["phone", "wide"])
def test_axe_finds_nothing_at_a_table_in_every_phase(arrive: Arrive, size: str, dark: bool) -> None:
    ada = arrive("Ada", size, dark=dark)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    seen = ada.wait_for_decision()
    assert violations(ada) == []
    ada.press(seen["slots"][0])
    assert violations(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("h")
    ada.page.locator("[data-hint]").first.wait_for(timeout=180_000)  # the first one compiles
    assert violations(ada) == []
    ada.page.keyboard.press("Escape")
    for open_window in ("Menu", "Your cup"):
        ada.page.get_by_role("button", name=open_window).first.click()
        assert violations(ada) == []
        ada.page.keyboard.press("Escape")
        ada.page.get_by_role("dialog").wait_for(state="hidden")
    while (seen := ada.wait_for_decision())["decide"] != "claim":
        ada.decide(seen, source)
    assert violations(ada) == []
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.locator("[data-screen=end]").wait_for()
    assert violations(ada) == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing_in_a_replay(arrive: Arrive, dark: bool, tmp_path: Path) -> None:
    game: Game = RandomGame(7, "grower", 0).played()
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "phone", dark=dark)
    ada.page.goto(ada.page.url.rstrip("/") + "/replay")
    assert violations(ada) == []
    ada.page.locator('input[type="file"]').set_input_files(path)
    ada.page.get_by_role("slider").fill("20")
    assert violations(ada) == []
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.locator("[data-hint]").first.wait_for(timeout=180_000)  # the first one compiles
    assert violations(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Play on from here").click()
    assert violations(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Check the deal").click()
    assert violations(ada) == []


CLIPPED = (
    f"() => {{ {UNSEEN}"
    """return [...document.querySelectorAll('main *, dialog *')].filter((element) => {
  if (unseen(element) || element.closest('svg, [data-part=log]') || !element.innerText?.trim()) return false;
  const style = getComputedStyle(element);
  const hidden = style.overflowX !== 'visible' || style.overflowY !== 'visible';
  return hidden && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    && style.overflowY !== 'auto';
}).map((element) => element.className + ': ' + element.innerText.slice(0, 40)); }"""
)

# Finds elements that extend beyond the right edge, except inside a scrolling element.
OUTSIDE = (
    f"() => {{ {UNSEEN}"
    """return [...document.querySelectorAll('main *, dialog *')].filter((element) => {
  if (unseen(element) || element.closest('svg')) return false;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
  return element.getBoundingClientRect().right > innerWidth + 1;
}).map((element) => element.tagName + '.' + element.className); }"""
)


@pytest.mark.parametrize("size", SIZES)
def test_text_at_200_percent_is_not_cut(arrive: Arrive, size: str) -> None:
    ada = arrive("Ada", size)
    double = "() => { document.documentElement.style.fontSize = '200%'; }"
    ada.page.evaluate(double)
    assert ada.page.evaluate(CLIPPED) == []
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= SIZES[size][0]
    ada.open_game_against("Apprentice")
    ada.press(ada.wait_for_decision()["slots"][0])
    settle(ada.page)
    assert ada.page.evaluate(CLIPPED) == []
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= SIZES[size][0]


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


def test_moves_are_announced_to_screen_readers(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    told = ada.page.locator('[aria-live="polite"]').last
    ada.decide(seen, random.Random(3))
    ada.wait_for_decision()
    assert "Apprentice" in told.inner_text()
    assert ada.page.get_by_role("button", name="in hand").count() > 0
    assert ada.page.get_by_role("list", name="Your river").count() == 1
