"""Words and screens that arrive late, in another order, or not at all."""

import re

import pytest
from playwright.sync_api import Page, Route

from mandala.locales.translate import translate
from support.accessibility import violations
from support.person import STARTED, Arrive, Person, settle, wait_until

# True once the script at an address has run.
RUN = "(address) => import(address).then(() => true)"
COMPILING_MS = 180_000  # the very first hint of a machine
SAID_IN = "(language) => document.documentElement?.lang === language"


class Held:
    """Holds the first answers for a file back until they are released."""

    def __init__(self, page: Page, name: str, most: int = 100) -> None:
        self.page = page
        self.routes: list[Route] = []
        self.most = most
        self.pattern = re.compile(rf"/assets/{name}-[\w-]+\.js$")
        page.route(self.pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if len(self.routes) < self.most:
            self.routes.append(route)
        else:
            route.continue_()

    def wait(self) -> None:
        wait_until(self.page, lambda: self.routes, f"no request matches {self.pattern.pattern}")

    def release(self) -> None:
        """Let the answers through and wait until the page has run what they bring."""
        self.most = 0
        for route in self.routes:
            route.continue_()
        for route in self.routes:
            self.page.wait_for_function(RUN, arg=route.request.url)
        settle(self.page)


def choose_language(person: Person, code: str) -> None:
    person.page.locator("footer select").select_option(code)


def remembered_language(person: Person) -> str:
    code: str = person.page.evaluate(
        "JSON.parse(localStorage.getItem('mandala-settings')).language"
    )
    return code


def test_last_chosen_language_wins_over_a_late_answer(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    french = Held(ada.page, "fr")
    choose_language(ada, "fr")
    french.wait()
    choose_language(ada, "it")
    ada.page.wait_for_function(SAID_IN, arg="it")
    french.release()
    ada.page.get_by_role("button", name="Gioca ora").wait_for()
    assert ada.page.evaluate(SAID_IN, "it")
    assert ada.page.locator("footer select").input_value() == remembered_language(ada) == "it"


def test_page_without_words_says_so_and_offers_to_try_again(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", language="de", forgiving=True)
    ada.page.route(re.compile(r"/assets/(de|en)-[\w-]+\.js$"), lambda route: route.abort())
    ada.page.reload()
    ada.page.get_by_role("alert").wait_for()
    ada.page.unroute_all()
    ada.page.get_by_role("button").click()
    ada.page.get_by_role("button", name="Jetzt spielen").wait_for()


def test_screen_opens_in_the_language_just_chosen(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    italian = Held(ada.page, "it")
    lessons = Held(ada.page, "tutorial", most=1)
    choose_language(ada, "it")
    italian.wait()
    ada.page.locator('a[href="/learn"]').click()
    lessons.wait()
    italian.release()
    lessons.release()
    ada.page.wait_for_function(SAID_IN, arg="it")
    ada.page.get_by_role("heading", name=translate("it", "lesson-aim", {})).wait_for()


def lose(person: Person, name: str) -> None:
    """The server has been updated: a file that this page knows is there no more."""
    person.page.route(
        re.compile(rf"/assets/{name}-[\w-]+\.js$"), lambda route: route.fulfill(status=404)
    )


def wait_for_notice(person: Person, limit_ms: float = 20_000) -> None:
    notice = person.page.get_by_role("alert").filter(has_text="could not be loaded completely")
    notice.wait_for(timeout=limit_ms)


def reload(person: Person) -> None:
    """Reloads the page from the updated server."""
    person.page.unroute_all()
    person.page.get_by_role("button", name="Reload").click()


def test_missing_catalogue_is_requested_again(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    lose(ada, "tutorial")
    link = ada.page.locator('a[href="/learn"]')
    link.click()
    wait_for_notice(ada)
    ada.page.go_back()
    choose_language(ada, "it")  # not stopped by the words that are missing
    ada.page.wait_for_function(SAID_IN, arg="it")
    ada.page.unroute_all()
    link.click()
    ada.page.get_by_role("heading", name=translate("it", "lesson-aim", {})).wait_for()


@pytest.mark.parametrize(
    ("screen", "way", "there"),
    [
        ("RulesScreen", 'a[href="/rules"]', "[data-clause]"),
        ("LearnScreen", 'a[href="/learn"]', "[data-part=coach]"),
        ("ReplayScreen", 'a[href="/replay"]', "input[type=file]"),
        ("LiveScreen", "[data-part=play]", "[data-table]"),
        ("OnlineWindow", "[data-part=online]", "dialog"),
    ],
)
def test_screen_that_fails_to_load_shows_a_notice(
    arrive: Arrive, screen: str, way: str, there: str
) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    lose(ada, screen)
    ada.page.locator(way).click()
    wait_for_notice(ada)
    assert violations(ada) == []
    reload(ada)
    ada.page.locator(there).first.wait_for(state="attached")


def test_language_that_fails_to_load_comes_after_a_reload(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    lose(ada, "nl")
    choose_language(ada, "nl")
    wait_for_notice(ada)
    assert ada.page.evaluate(SAID_IN, "en")
    reload(ada)
    ada.page.wait_for_function(SAID_IN, arg="nl")


def test_table_survives_hints_and_rules_that_fail_to_load(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    lose(ada, "hints")
    lose(ada, "rules")
    ada.page.keyboard.press("h")
    wait_for_notice(ada, COMPILING_MS)  # shown with the hints
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    wait_for_notice(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("dialog").wait_for(state="hidden")  # it keeps the table's keys to itself
    ada.page.unroute_all()
    ada.page.keyboard.press("h")
    ada.page.locator("[data-hint]").first.wait_for(timeout=COMPILING_MS)


def test_errors_follow_a_change_of_language(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    ada.page.locator(STARTED).wait_for()
    ada.page.route("**/api/v1/tables", lambda route: route.abort())
    ada.page.locator(STARTED).click()
    for code in ("en", "it", "hu"):
        choose_language(ada, code)
        ada.page.wait_for_function(SAID_IN, arg=code)
        told = translate(code, "refusal-network-unreachable", {})
        assert ada.page.get_by_role("alert").all_inner_texts() == [told]


def test_game_opens_at_a_listed_table_or_says_why_not(arrive: Arrive) -> None:
    eve, bea = arrive("Eve", "phone"), arrive("Bea", "phone", forgiving=True)
    window = eve.open_window("online")
    window.get_by_label("Anyone may join or watch").check()
    window.get_by_role("button", name="Open a table").click()
    eve.page.locator("input[readonly]").first.wait_for()
    bea.page.reload()
    bea.page.get_by_role("link", name=re.compile("open table")).wait_for()
    listed = bea.open_window("online").get_by_role("region", name="Open tables")
    bea.page.route("**/api/v1/tables/**", lambda route: route.abort(), times=1)
    listed.get_by_role("button", name="Eve").click()
    assert (
        translate("en", "refusal-network-unreachable", {})
        in listed.get_by_role("alert").inner_text()
    )
    listed.get_by_role("button", name="Eve").click()
    bea.page.locator("[data-table]").wait_for()
    eve.page.locator("[data-table]").wait_for()
    eve.page.get_by_role("button", name="Menu").click()
    eve.page.get_by_role("button", name="Call the game off").click()  # listed no more
