"""Two tables on one page: each is drawn, animated and played by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page


@pytest.fixture
def page(browser: Browser, pages_address: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 690, "height": 700})
    page = context.new_page()
    page.goto(f"{pages_address}/two-tables.html")
    page.locator("[data-table='1'] [data-anchor='slot:R']").wait_for()
    yield page
    context.close()


def tables(page: Page) -> tuple[Locator, Locator]:
    return page.locator("[data-table='0']"), page.locator("[data-table='1']")


def press_area(table: Locator) -> None:
    box = table.locator("[data-area='1:mountain']").bounding_box()
    assert box is not None
    page = table.page
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9)


def test_a_move_at_one_table_is_shown_at_that_table_alone(page: Page) -> None:
    left, right = tables(page)
    right.locator("[data-anchor='slot:R']").click()
    assert left.locator("[data-anchor='slot:R']").get_attribute("aria-pressed") == "false"
    press_area(right)
    flying = right.locator("[data-effect=flying]").first
    flying.wait_for(state="attached")
    assert left.locator("[data-effect=flying]").count() == 0
    assert left.get_by_role("button", pressed=True).count() == 0
    card, table = flying.bounding_box(), right.bounding_box()
    assert card is not None
    assert table is not None
    assert table["x"] <= card["x"] <= table["x"] + table["width"]
    assert page.evaluate("window.moves") == [[1, "M1R"]]
    right.locator("[data-anchor='1:mountain:R']").wait_for()
    right.locator("[data-effect=flying]").first.wait_for(state="detached")
    assert left.locator("[data-decide='turn']").count() == 1
    assert right.locator("[data-decide='none']").count() == 1


def test_a_card_dropped_at_the_other_table_is_no_move(page: Page) -> None:
    left, right = tables(page)
    start = left.locator("[data-anchor='slot:R']").bounding_box()
    other = right.locator("[data-area='1:mountain']").bounding_box()
    own = left.locator("[data-area='1:mountain']").bounding_box()
    assert start is not None
    assert other is not None
    assert own is not None
    for place in (other, own):
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(
            place["x"] + place["width"] / 2, place["y"] + place["height"] * 0.9, steps=4
        )
        assert left.locator("[data-effect=dragged]").count() == 1
        page.mouse.up()
    assert page.evaluate("window.moves") == [[0, "M1R"]], "only the drop at the own table counts"


def test_no_two_elements_have_the_same_id(page: Page) -> None:
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert ids
    assert len(ids) == len(set(ids))
