"""Notch and home bar: on no screen do they cover a text or a control."""

from playwright.sync_api import Page

from support.person import Arrive, settle

SIDEWAYS = ((844, 390), {"top": 0, "left": 47, "right": 47, "bottom": 21})
UPRIGHT = ((390, 844), {"top": 59, "left": 0, "right": 0, "bottom": 34})

# Parts that scroll may pass under the bars. Parts that stay in the window must not lie under them.
COVERED = """(insets) => {
  const [wide, high, long] = [innerWidth, innerHeight, document.documentElement.scrollHeight];
  const shown = document.querySelector('dialog[open]');
  const pieces = shown ? [shown] : document.querySelectorAll(
    'main :is(h1, h2, p, a, button, input, select, summary, [data-part=sheet], [role=status])');
  return [...pieces].filter((piece) => {
    const box = piece.getBoundingClientRect();
    if (!piece.checkVisibility() || box.width < 2) return false;
    const stays = shown || ['sticky', 'fixed'].includes(getComputedStyle(piece).position);
    const [top, bottom, end] = stays ? [box.top, box.bottom, high] : [box.top + scrollY, box.bottom + scrollY, long];
    return box.left < insets.left - 0.5 || box.right > wide - insets.right + 0.5
      || top < insets.top - 0.5 || bottom > end - insets.bottom + 0.5;
  }).map((piece) => piece.outerHTML.slice(0, 80));
}"""


class Phone:
    """A page on a phone with a notch, in both positions."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)

    def covered(self) -> dict[str, list[str]]:
        """Returns the parts of the shown screen that the bars cover, by position."""
        found = {}
        for (width, height), insets in (SIDEWAYS, UPRIGHT):
            self._page.set_viewport_size({"width": width, "height": height})
            self._devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            settle(self._page)
            if pieces := self._page.evaluate(COVERED, insets):
                found[f"{width}x{height}"] = pieces
        return found


def test_notch_and_home_bar_cover_nothing_on_any_screen(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    page, home = ada.page, ada.page.url
    phone = Phone(page)
    covered = {"start": phone.covered()}
    for path, shown in (
        ("history", "[data-screen=history]"),
        ("rules", "[data-screen=rules]"),
        ("overview", "[data-screen=overview]"),
        ("learn", "[data-stop=lesson-aim]"),
        ("replay", "[data-screen=replay-file]"),
        ("t/nowhere", "h1"),
        ("sheet", "[data-screen=sheet]"),
    ):
        page.goto(f"{home}{path}")
        page.locator(shown).wait_for()
        if path == "sheet":
            page.locator("[data-river]").first.click()  # the result then stays in sight
        covered[path] = phone.covered()
    page.goto(home)
    ada.open_window("settings")
    covered["window"] = phone.covered()
    page.keyboard.press("Escape")
    ada.open_table()
    page.locator("input[readonly]").first.wait_for()
    covered["waiting"] = phone.covered()
    invitation = page.locator("input[readonly]").first.input_value()
    page.evaluate("localStorage.clear()")
    page.goto(invitation)
    page.get_by_role("button", name="Sit down").wait_for()
    covered["join"] = phone.covered()
    assert {screen: pieces for screen, pieces in covered.items() if pieces} == {}
