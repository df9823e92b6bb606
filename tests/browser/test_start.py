"""The start page: one tap to a game, everything in sight, windows by their address, links for tabs."""

from collections.abc import Sequence

from playwright.sync_api import Browser

from mandala.locales.languages import LANGUAGES
from support.overflow import UNSEEN
from support.person import (
    SIZES,
    STARTED,
    Arrive,
    Person,
    WindowPart,
    control_click,
    settle,
    visit,
)
from support.table_program import TableProgram

# The sizes at which nothing needs scrolling: a small and a usual phone, a tablet, a wide window.
WINDOWS = [SIZES["phone"], (390, 844), SIZES["tablet"], SIZES["wide"]]
PAGE_SIZE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
COUNT_TAPS = (
    "() => { window.taps = 0; addEventListener('pointerdown', () => window.taps++, true); }"
)


# Starts so many games against the computer, which the page then lists on top.
START_GAMES = """async (count) => {
  const headers = {'content-type': 'application/json'};
  const body = JSON.stringify({kind: 'ai', name: 'Maximiliane Alexandra', level: 5});
  for (let i = 0; i < count; i += 1) await fetch('/api/v1/tables', {method: 'POST', headers, body});
}"""
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('mandala-settings'));
  localStorage.setItem('mandala-settings', JSON.stringify({...kept, language}));
}"""


def assert_everything_is_in_sight(person: Person, sizes: Sequence[tuple[int, int]]) -> None:
    """In six languages, each at every size."""
    page = person.page
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        page.locator("[data-part=living]").wait_for()
        page.locator(STARTED).wait_for()
        assert page.locator("html").get_attribute("lang") == language
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            needed = page.evaluate(PAGE_SIZE)
            assert needed[0] <= width, (language, width, height, needed)
            assert needed[1] <= height, (language, width, height, needed)


def test_everything_is_in_sight(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    assert_everything_is_in_sight(ada, WINDOWS)
    ada.page.evaluate(START_GAMES, 5)
    assert_everything_is_in_sight(ada, WINDOWS)
    assert ada.page.locator("[data-part=games] a").count() == 5


def test_a_first_visitor_has_made_a_move_after_three_taps(arrive: Arrive) -> None:
    """One tap opens a game that the visitor begins; then a card and its place are pressed."""
    ada = arrive("", "phone", confirm="matters")
    page = ada.page
    page.evaluate(COUNT_TAPS)
    page.get_by_role("link", name="Learn to play").wait_for()  # offered with the same weight
    page.locator(STARTED).click()
    seen = ada.next_decision(seconds=20)
    assert seen is not None
    assert (seen["decide"], seen["ply"]) == ("turn", 0)
    ada.press(seen["slots"][0])
    ada.press(next(target for target in ada.look()["targets"] if target["name"] == "M1"))
    ada.wait_until_played(seen)
    assert page.evaluate("window.taps") == 3


def test_the_last_opponent_is_the_next_one(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    ada.page.locator("[data-table]").wait_for()
    ada.page.go_back()  # to the start page, not to its window
    ada.page.get_by_role("button", name="Opponent: Apprentice").wait_for()
    assert ada.page.get_by_role("dialog").count() == 0
    assert ada.page.locator("[data-part=first] a").count() == 0  # no newcomer any more
    ada.page.get_by_role("link", name="Learn to play").wait_for()


def test_windows_open_by_address_and_close_with_back(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    page = ada.page
    start = page.url
    parts: tuple[WindowPart, ...] = ("opponents", "online", "hotseat", "settings")
    for part in parts:
        window = ada.open_window(part)
        assert page.url == f"{start}#{part}"
        page.go_back()
        window.wait_for(state="detached")
    page.goto(f"{start}#hotseat")
    page.get_by_role("dialog").get_by_label("Opponent’s name").fill("Bea")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.wait_for_function("() => !location.hash")
    assert page.url == start


def test_control_click_opens_a_tab(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.page.locator("[data-table]").wait_for()
    ada.page.go_back()
    ada.page.get_by_role("link", name="Ada – Apprentice").wait_for()
    for name in ("Ada – Apprentice", "Rules", "Learn to play", "Play online", "Replay a recorded"):
        control_click(ada, ada.page.get_by_role("link", name=name))


def test_the_start_page_by_keyboard_alone(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    page, keys = ada.page, ada.page.keyboard
    page.locator(STARTED).wait_for()
    named = "() => document.activeElement.dataset.part ?? document.activeElement.getAttribute('href') ?? document.activeElement.tagName"
    order = []
    for _ in range(10):
        keys.press("Tab")
        order.append(page.evaluate(named))
    ways = ["settings", "play", "learn", "opponents", "online", "hotseat", "sheet", "/rules"]
    assert order[: len(ways)] == ways
    assert "SELECT" in order  # the language
    page.locator("[data-part=opponents]").focus()
    keys.press("Enter")
    page.get_by_role("dialog").wait_for()
    keys.press("Escape")
    page.wait_for_function("() => document.activeElement?.dataset.part === 'opponents'")
    page.locator(STARTED).focus()
    keys.press("Enter")
    ada.wait_for_decision()


# Elements beyond the right edge.
OUTSIDE = (
    f"() => {{ {UNSEEN}"
    """return [...document.querySelectorAll('main *')].filter((element) => !unseen(element)
  && !element.closest('svg, [data-part=living]') && element.getBoundingClientRect().right > innerWidth + 1)
  .map((element) => element.className); }"""
)


def test_the_header_fits_while_letters_load(browser: Browser, server: TableProgram) -> None:
    for language in ("de", "hu", "fr"):
        person = visit(browser, server.url, "Ada", (360, 640), language=language, forgiving=True)
        person.context.route("**/*.woff2", lambda route: route.abort())
        person.page.reload()
        person.page.locator(STARTED).wait_for()
        assert person.page.evaluate(OUTSIDE) == [], language
        assert person.page.evaluate(PAGE_SIZE)[0] <= 360, language
        person.leave()


def test_the_mandala_is_still_with_reduced_motion(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", speed="normal", reduced_motion=True)
    living = ada.page.locator("[data-part=living]")
    living.wait_for()
    running = "(box) => box.getAnimations({subtree: true}).length"
    assert living.evaluate(running) == 0
    assert living.locator("[data-anchor^='1:']:not([data-anchor$=far])").count() > 5
