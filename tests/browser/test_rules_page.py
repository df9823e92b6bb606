"""The rules: their parts by address, and on paper."""

from playwright.sync_api import Page, ViewportSize

from support.overflow import misfits
from support.person import Arrive, settle

PARTS = ("books", "in-short", "rule-6")
AT_TOP = """(id) => {
  const {top} = document.getElementById(id)?.getBoundingClientRect() ?? {top: NaN};
  const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return scrollY > 0 && top > -2 && (top < 60 || end && top < innerHeight);
}"""
A4: ViewportSize = {"width": 794, "height": 1123}


def wait_until_at_top(page: Page, part: str) -> None:
    page.wait_for_function(AT_TOP, arg=part)
    settle(page)
    assert page.evaluate(AT_TOP, part), f"the page has left #{part} again"


def test_parts_of_the_rules_are_reached_by_address_and_by_contents(arrive: Arrive) -> None:
    page = arrive("Ada", "phone").page
    home = page.url
    for part in PARTS:
        page.goto(f"{home}rules?part={part}#{part}")  # another query loads the page anew
        wait_until_at_top(page, part)
    contents = page.locator("[data-part=contents]")
    contents.locator("[href='#books']").click()
    wait_until_at_top(page, "books")
    page.locator("[data-part=search]").fill("6.2")
    page.locator("[data-part=books]").wait_for(state="detached")
    contents.locator("[href='#rule-7']").click()
    wait_until_at_top(page, "rule-7")
    page.locator("[data-part=search]").fill("6.2")
    contents.locator("[href='#books']").click()
    wait_until_at_top(page, "books")


def test_the_rules_print_without_what_only_a_screen_needs(arrive: Arrive) -> None:
    page = arrive("Ada", "wide", dark=True).page
    page.goto(f"{page.url}rules?lang=hu")
    page.locator("[data-clause]").first.wait_for()
    on_screen = [page.locator(f"[data-part={part}]") for part in ("contents", "search")]
    assert all(part.is_visible() for part in on_screen)
    page.set_viewport_size(A4)
    page.emulate_media(media="print")
    settle(page)
    assert not any(part.is_visible() for part in [*on_screen, page.locator("select")])
    assert page.locator("[data-clause]:visible").count() == page.locator("[data-clause]").count()
    assert page.locator("[data-part=books]").is_visible()
    assert misfits(page) == []
    ground = page.locator("html").evaluate("(html) => getComputedStyle(html).backgroundImage")
    assert ground == "none"
