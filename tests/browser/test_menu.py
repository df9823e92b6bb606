"""The menu of a live table: colours chosen ahead, and settings."""

from urllib.parse import urlencode

from playwright.sync_api import Browser

LISTS = "() => sent.filter(({type}) => type === 'list_claims').map(({colours}) => colours)"


def test_colours_are_chosen_ahead_by_tapping_them_in_order(
    browser: Browser, pages_address: str
) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 568})
    wishes = {"scene": "late", "kind": "online", "clock": "days"}
    page.goto(f"{pages_address}/table.html?{urlencode(wishes)}")
    page.locator("[data-part=menu]").click()
    page.locator("[data-part=claim-list]").click()
    for colour in "BRG":
        page.locator(f"[data-listed={colour}]").click()
    page.locator("[data-listed=R]").click()  # out again
    assert "2. green" in page.locator("[data-listed=G]").inner_text()
    page.get_by_role("button", name="Save this list").click()
    assert page.evaluate(LISTS) == ["BG"]
    assert page.get_by_role("dialog").count() == 0
    page.close()


def test_list_is_offered_only_with_days_for_a_move(browser: Browser, pages_address: str) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 568})
    page.goto(f"{pages_address}/table.html?{urlencode({'scene': 'late', 'clock': 'live'})}")
    page.locator("[data-part=menu]").click()
    page.get_by_role("dialog").wait_for()
    assert page.locator("[data-part=claim-list]").count() == 0
    page.close()


def test_settings_on_a_phone_explain_no_keys(browser: Browser, pages_address: str) -> None:
    for is_phone in (True, False):
        page = browser.new_page(
            viewport={"width": 390, "height": 844}, has_touch=is_phone, is_mobile=is_phone
        )
        page.goto(f"{pages_address}/table.html?scene=first")
        page.locator("[data-part=menu]").click()
        page.get_by_role("button", name="Settings").click()
        assert page.locator("[data-part=keys]").is_visible() is not is_phone
        page.close()
