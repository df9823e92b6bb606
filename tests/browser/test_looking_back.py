"""Looking back at a live table while the past position has not come."""

from playwright.sync_api import Browser

LOOK_BACK = "() => session.lookBack(0)"
ANSWER = """() => say({type: 'position_at', ply: 0,
  position: {...session.table.drawn, ply: 0, mandalas: session.table.drawn.mandalas.map((one) => (
    {...one, mountain: 'R', fields: ['', '']}))}})"""


def test_panel_says_that_a_past_position_has_not_come(browser: Browser, pages_address: str) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{pages_address}/table.html?scene=late")
    page.locator("[data-table]").wait_for()
    panel, fields = page.locator("[data-part=panel]"), page.locator("[data-anchor^='1:near:']")
    laid = fields.count()
    page.evaluate(LOOK_BACK)
    panel.get_by_text("Connecting").wait_for()
    assert panel.get_by_text("The table after").count() == 0
    assert fields.count() == laid, "the present table stays"
    page.evaluate(ANSWER)
    panel.get_by_text("The table after").wait_for()
    assert panel.get_by_text("Connecting").count() == 0
    assert fields.count() == 0
    panel.get_by_role("button", name="Back to now").click()
    panel.get_by_text("The table after").wait_for(state="detached")
    assert fields.count() == laid
    page.close()
