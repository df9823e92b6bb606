"""The table at seven sizes: a fixed mat, no scrolling, large cards, and one's own clock in sight."""

from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page

from support.overflow import misfits
from support.person import settle

# Each size with the least width of a card in hand, and of a card in a mountain of two colours.
SIZES = {
    (320, 568): (33, 22),
    (360, 640): (38, 28),
    (390, 844): (50, 36),
    (844, 390): (50, 38),
    (820, 1180): (90, 80),
    (1440, 900): (92, 100),
    (2560, 1440): (150, 160),
}
LANGUAGES = ("de", "en", "fr", "hu", "it", "nl")

BOXES = """() => Object.fromEntries(Object.entries({
    mat: '[data-part=mat]', first: '[data-mandala="1"]', second: '[data-mandala="2"]',
  }).map(([name, selector]) => {
    const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
    return [name, [x, y, width, height]];
  }))"""
WIDTH = "(one) => one.getBoundingClientRect().width"
# Parts that lie beside each other and must not overlap; the panel may cover the near side.
OVERLAPS = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const pairs = ['near', 'far'].flatMap((side) => [
    [`[data-side=${side}] [data-part=river]`, `[data-side=${side}] [data-part=cup]`],
    [`[data-side=${side}]`, '[data-part=mat]'],
    [`[data-side=${side}]`, '[data-part=hand]'],
  ]).concat([['[data-part=mat]', '[data-part=panel]'], ['[data-part=hand]', '[data-part=panel]']]);
  return pairs.filter(([one, two]) => {
    const [a, b] = [box(one), box(two)];
    return a && b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  });
}"""


@pytest.fixture
def tables(browser: Browser, pages_address: str) -> Iterator["Tables"]:
    opened = Tables(browser, pages_address)
    yield opened
    for page in opened.pages:
        page.close()


class Tables:
    """Opens live tables that show a written moment."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.pages: list[Page] = []

    def open(self, scene: str, size: tuple[int, int] = (1440, 900), **wishes: str) -> Page:
        page = self._browser.new_page(viewport={"width": size[0], "height": size[1]})
        self.pages.append(page)
        page.goto(f"{self._address}/table.html?{urlencode({'scene': scene, **wishes})}")
        page.locator("[data-table]").wait_for()
        return page


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def assert_fits(page: Page, what: object) -> None:
    """Fails if something scrolls, is cut off or covers its neighbour."""
    size = page.viewport_size
    assert size is not None
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert (wide, high) <= (size["width"], size["height"]), what
    assert high <= size["height"], what
    assert misfits(page) == [], what
    assert page.evaluate(OVERLAPS) == [], what


def assert_panel_does_not_scroll(page: Page, what: object) -> None:
    scrolls = "(panel) => panel.scrollHeight > panel.clientHeight + 1"
    assert not page.locator("[data-part=panel]").evaluate(scrolls), what


def test_no_panel_changes_the_mat(tables: Tables) -> None:
    """Picked up cards, hints and covered hands leave the mat as it is, at every size."""
    page, hot_seat = tables.open("full"), tables.open("full", kind="hotseat")
    for size in SIZES:
        resize(page, size)
        before = page.evaluate(BOXES)
        page.locator("[data-slot]:enabled").last.click()
        page.locator("[data-part=targets]").wait_for()
        assert page.evaluate(BOXES) == before, (size, "targets")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.locator("[data-hint]").first.wait_for()
        settle(page)
        assert page.evaluate(BOXES) == before, (size, "hints")
        page.keyboard.press("Escape")
        page.locator("[data-hint]").first.wait_for(state="detached")

        resize(hot_seat, size)
        covered = hot_seat.evaluate(BOXES)
        hot_seat.evaluate("session.look(0)")
        hot_seat.locator("[data-slot]").first.wait_for()
        assert hot_seat.evaluate(BOXES) == covered, (size, "covered hand")
        hot_seat.evaluate("session.look(null)")
        hot_seat.locator("[data-part=covered-hand]").wait_for()


def test_full_table_and_claims_fit(tables: Tables) -> None:
    """Five colours in a mountain and eight cards in hand, and five colours to choose from."""
    full, claim = tables.open("full", clock="live"), tables.open("claim", clock="live")
    ending = tables.open("end_near")
    assert full.locator("[data-anchor^='1:mountain:']").count() == 5
    assert claim.locator("[data-claim]").count() == 5
    for size in SIZES:
        resize(full, size)
        assert_fits(full, (size, "turn"))
        full.locator("[data-slot]:enabled").last.click()
        full.locator("[data-part=targets]").wait_for()
        assert_fits(full, (size, "targets"))
        assert_panel_does_not_scroll(full, (size, "targets"))
        full.keyboard.press("Escape")
        for page, what in ((claim, "claim"), (ending, "end near")):
            resize(page, size)
            assert_fits(page, (size, what))
            assert_panel_does_not_scroll(page, (size, what))


def test_cards_are_large_and_the_own_clock_is_in_sight(tables: Tables) -> None:
    page = tables.open("first", clock="live")
    for size, (in_hand, on_mat) in SIZES.items():
        resize(page, size)
        held = page.locator("[data-slot]:enabled [data-part=card]").first
        laid = page.locator("[data-anchor^='1:mountain:'] [data-part=card]").first
        assert held.evaluate(WIDTH) >= in_hand, size
        assert laid.evaluate(WIDTH) >= on_mat, size
        clock = page.locator("[data-side=near]").get_by_role("timer")
        box = clock.bounding_box()
        assert clock.is_visible(), size
        assert box is not None
        assert box["y"] >= 0, size
        assert box["y"] + box["height"] <= size[1], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_tables_fit_in_every_language(tables: Tables, language: str) -> None:
    late, claim = (
        tables.open(scene, language=language, clock="live") for scene in ("late", "claim")
    )
    for size in ((320, 568), (390, 844), (844, 390), (820, 1180)):
        for page in (late, claim):
            resize(page, size)
            assert_fits(page, (size, language))


def test_notch_and_home_bar_cover_nothing(tables: Tables) -> None:
    """A phone on its side, with insets left and right and a bar below."""
    page = tables.open("full", (844, 390))
    devtools = page.context.new_cdp_session(page)
    insets = {"left": 47, "right": 47, "bottom": 21}
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    settle(page)
    assert_fits(page, "insets")
    for part in ("[data-side=far]", "[data-part=panel]", "[data-part=hand]"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 47, part
        assert box["x"] + box["width"] <= 844 - 47, part
        assert box["y"] + box["height"] <= 390 - 21, part
