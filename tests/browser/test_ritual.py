"""The completion and the destruction of a mandala, held at chosen times of their film."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from support.person import settle

GAME = "river_before_deck"
COMPLETION = 29  # the move after this ply completes mandala I
SWEEP = 32  # the move after this ply claims its last colour
HELD = "(time) => cursor.table.animator.hold(time)"
CAPTIONS = """() => [...document.querySelectorAll('[data-effect=caption]')].map((node) => {
  const {left, right, top, bottom} = node.getBoundingClientRect();
  return {left, right, top, bottom};
})"""
SANDY_PIXELS = """() => {
  const canvas = document.querySelector('[data-effect=grains]');
  const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, value, i) => sum + (i % 4 === 3 && value > 0 ? 1 : 0), 0);
}"""


def opened(browser: Browser, address: str, size: tuple[int, int], ply: int, **wishes: str) -> Page:
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height})
    asked = {"game": GAME, "ply": str(ply), "renderer": "canvas", **wishes}
    page.goto(f"{address}/ritual.html?" + "&".join(f"{key}={asked[key]}" for key in asked))
    page.locator("[data-effect=grains]").wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


@pytest.fixture
def swept(browser: Browser, pages_address: str) -> Iterator[Page]:
    page = opened(browser, pages_address, (1440, 900), SWEEP)
    page.evaluate("cursor.step()")
    yield page
    page.close()


def test_sand_runs_and_the_table_is_empty_at_the_end(swept: Page) -> None:
    swept.evaluate(HELD, 20)
    assert swept.locator("[data-anchor='1:near:R']").count() == 1
    swept.evaluate(HELD, 1000)
    assert swept.evaluate(SANDY_PIXELS) > 1000
    assert swept.locator("[data-anchor='1:near:R']").count() == 0
    swept.evaluate(HELD, 3000)
    assert swept.evaluate(SANDY_PIXELS) == 0


def test_what_is_drawn_follows_the_time_in_both_directions(swept: Page) -> None:
    swept.evaluate(HELD, 20)
    before = swept.locator("[data-pile=discard]").inner_text()
    swept.evaluate(HELD, 1150)
    assert swept.locator("[data-pile=discard]").inner_text() != before
    swept.evaluate(HELD, 20)
    assert swept.locator("[data-pile=discard]").inner_text() == before


def test_shader_and_formula_place_every_grain_alike(swept: Page) -> None:
    difference = swept.evaluate("window.readBack()")
    assert difference["seen"] > 150
    assert difference["largest"] < 0.05  # pixels


def test_finish_leaves_nothing_on_the_layer(swept: Page) -> None:
    swept.evaluate(HELD, 700)
    assert swept.locator("[data-part=layer] > *").count() > 0
    swept.evaluate("cursor.stop()")
    assert swept.locator("[data-part=layer] > *").count() == 0
    assert swept.locator("[data-part=sand]").is_hidden()


def test_stack_stays_while_a_card_flies_onto_it(browser: Browser, pages_address: str) -> None:
    page = opened(
        browser, pages_address, (1440, 900), 27, game="deck_runs_out_at_second_dealt_card"
    )
    stacks = page.locator("[data-part=stack]")
    seen = stacks.count()
    page.evaluate("cursor.step()")
    page.evaluate(HELD, 100)
    assert page.locator("[data-effect=flying]").count() > 0
    assert stacks.count() >= seen
    hidden = "(all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length"
    assert stacks.evaluate_all(hidden) == 0
    page.close()


def test_moves_shown_again_begin_with_the_mandala_as_it_was(
    browser: Browser, pages_address: str
) -> None:
    """What is swept away has the colours of then, not those of the mandala that followed."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(f"{pages_address}/table.html?scene=swept&speed=normal&renderer=canvas")
    page.locator("[data-table]").wait_for()
    page.evaluate("session.table.finish(); session.playLastAgain()")
    page.evaluate("new Promise((go) => setTimeout(go)).then(() => session.table.animator.hold(10))")
    copies = page.locator("[data-effect=copy] [data-petal]")
    assert copies.count() == 6
    assert page.locator("[data-effect=copy] [data-petal][data-empty]").count() == 0
    page.close()


@pytest.mark.parametrize("language", ["en", "de", "hu", "it", "nl", "fr"])
def test_caption_of_a_completion_fits_on_a_phone(
    browser: Browser, pages_address: str, language: str
) -> None:
    page = opened(browser, pages_address, (360, 640), COMPLETION, language=language)
    page.evaluate("cursor.step()")
    page.evaluate(HELD, 1200)
    (box,) = page.evaluate(CAPTIONS)
    assert box["left"] >= 0
    assert box["right"] <= 360
    page.close()


def test_press_on_the_mat_ends_the_film_of_a_replay(swept: Page) -> None:
    swept.evaluate(HELD, 300)
    assert swept.evaluate("cursor.table.animator.playing")
    swept.locator("[data-mandala='2']").click()
    assert not swept.evaluate("cursor.table.animator.moving")
    assert swept.locator("[data-part=layer] > *").count() == 0
    assert swept.evaluate("[cursor.ply, cursor.table.drawn.ply]") == [SWEEP + 1, SWEEP + 1]


def test_a_replay_that_is_left_plays_no_further(browser: Browser, pages_address: str) -> None:
    page = opened(browser, pages_address, (390, 844), 5)
    page.evaluate("void cursor.toggleRun()")
    page.locator("[data-part=menu]").click()
    assert page.evaluate("cursor.running"), "the run goes on behind the menu"
    page.get_by_role("button", name="Leave the replay").click()
    page.locator("[data-table]").wait_for(state="detached")
    left = page.evaluate("cursor.ply")
    # The run waits by a timer: one that was set later than its own comes after it.
    page.evaluate("() => new Promise((done) => setTimeout(done, 700))")
    assert page.evaluate("[cursor.running, cursor.ply]") == [False, left]
    page.close()


GAINFUL = "cursor.game.steps.findIndex(({move}) => move?.claim?.points > 0)"
# The visible numbers of the cups under a box; words for screen readers are one pixel wide.
NUMBERS_UNDER = """(words) => [...document.querySelectorAll('[data-part=numbers] > *')].filter((node) => {
  const {left, right, top, bottom, width} = node.getBoundingClientRect();
  return width > 1 && left < words.right && words.left < right && top < words.bottom && words.top < bottom;
}).map((node) => node.innerText)"""


def test_gain_covers_no_number_of_a_cup(browser: Browser, pages_address: str) -> None:
    page = opened(browser, pages_address, (1440, 900), 0)
    before = page.evaluate(GAINFUL) - 1
    for size in ((320, 568), (360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for seat in (0, 1):  # the cup of the seat that claims is near, then far
            page.evaluate(f"cursor.go({before}); cursor.see({seat})")
            settle(page)
            page.evaluate("cursor.step()")
            page.evaluate(HELD, 900)
            (box,) = page.evaluate(CAPTIONS)
            assert box["left"] >= 0, size
            assert box["right"] <= size[0], size
            assert page.evaluate(NUMBERS_UNDER, box) == [], (size, seat)
    page.close()
