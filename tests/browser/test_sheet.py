"""The score sheet for the printed cards, by keyboard alone and without the server's games."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.learner import tab_to
from support.person import SIZES, Arrive, settle

ROOT = Path(__file__).parents[2]
PRINTED_RIVER, PRINTED_CUP = "GRYBPO", {"G": 4, "R": 5, "Y": 6, "P": 3, "O": 1}
SMALL = """() => [...document.querySelectorAll('main button, main input, main summary, main a')]
  .filter((e) => { const box = e.getBoundingClientRect(); return box.height && Math.min(box.width, box.height) < 43.5; })
  .map((e) => e.outerHTML.slice(0, 80))"""


def enter(page: Page, seat: int, name: str, river: str, cup: dict[str, int]) -> None:
    """Enters a name, a river and a cup with Tab, Space and the digits."""
    side = f'[data-sheet-side="{seat}"]'
    tab_to(page, f"{side} input[type=text]")
    page.keyboard.type(name)
    for colour in river:
        tab_to(page, f"{side} [data-river={colour}]")
        page.keyboard.press("Space")
    for colour, count in cup.items():
        tab_to(page, f"{side} [data-count={colour}]")
        page.keyboard.type(str(count))


def test_the_printed_example_by_keyboard(arrive: Arrive) -> None:
    page = arrive("Ada", "phone").page
    page.goto(f"{page.url}sheet?lang=en")
    page.locator("[data-screen=sheet]").wait_for()
    assert page.locator("[data-part=sheet] [data-part=total]").inner_text() == "53"
    enter(page, 0, "Ada", PRINTED_RIVER, PRINTED_CUP)
    enter(page, 1, "Bea", "RG", {"R": 2, "G": 99})
    page.keyboard.press("Tab")
    first = page.locator('[data-sheet-side="0"]')
    assert first.locator("[data-part=sum]").inner_text().startswith("4 + 10 + 18 + 0 + 15 + 6 = 53")
    # Of 18 green cards four lie in the first cup and two in the rivers.
    assert page.locator('[data-sheet-side="1"] [data-count=G]').input_value() == "12"
    assert page.locator("[data-part=result]").inner_text() == "Ada wins, 53 to 26"
    page.reload()
    page.locator("[data-part=kept-sheets]").get_by_text("Ada – Bea").wait_for()
    assert page.locator("[data-part=result]").get_attribute("data-winner") == "0"
    tab_to(page, "[data-part=new-sheet]")
    page.keyboard.press("Enter")
    assert page.locator("[data-part=result]").inner_text() == "The result appears here."
    kept = json.loads(page.evaluate("localStorage.getItem('mandala-sheets')"))["games"]
    assert [side["river"] for side in kept[0]["sides"]] == ["GRYBPO", "RG"]


@pytest.mark.parametrize("size", SIZES)
def test_sheet_and_overview_fit(arrive: Arrive, size: str) -> None:
    page = arrive("Ada", size, dark=size == "phone").page
    home = page.url
    axe = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
    for screen in ("sheet", "overview"):
        page.goto(f"{home}{screen}?lang=hu")
        page.locator(f"[data-screen={screen}]").wait_for()
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.evaluate(SMALL) == []
        page.evaluate(axe)
        found = page.evaluate(
            "async () => (await axe.run()).violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html).join(' | '))"
        )
        assert found == []


def test_the_overview_is_one_sheet_of_paper(arrive: Arrive) -> None:
    page = arrive("Ada", "wide").page
    page.goto(f"{page.url}overview?lang=fr")  # the longest texts
    page.locator("[data-screen=overview]").wait_for()
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert b"/Count 1" in printed
