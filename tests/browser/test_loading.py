"""Words and screens that arrive late, in another order, or not at all."""

import re

import pytest
from playwright.sync_api import Page, Route

from mandala.locales.speaking import text_in
from support.accessibility import violations
from support.browsing import Person

SAID_IN = "(language) => document.documentElement?.lang === language"


class Held:
    """Keeps the first answers for a file back until they are let go."""

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
        for _ in range(200):
            if self.routes:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nobody asked for {self.pattern.pattern}")

    def let_go(self) -> None:
        self.most = 0
        for route in self.routes:
            route.continue_()
        self.page.wait_for_timeout(500)  # what comes of it, right or wrong


def choose_language(person: Person, code: str) -> None:
    person.page.locator("footer select").select_option(code)


def remembered_language(person: Person) -> str:
    code: str = person.page.evaluate(
        "JSON.parse(localStorage.getItem('mandala-settings')).language"
    )
    return code


def test_the_language_chosen_last_is_shown_whichever_arrives_last(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    french = Held(ada.page, "fr")
    choose_language(ada, "fr")
    french.wait()
    choose_language(ada, "it")
    ada.page.wait_for_function(SAID_IN, arg="it")
    french.let_go()
    ada.page.get_by_role("heading", name="Gioca ora").wait_for()
    assert ada.page.evaluate(SAID_IN, "it")
    assert ada.page.locator("footer select").input_value() == remembered_language(ada) == "it"


def test_the_words_of_a_screen_come_in_the_language_just_chosen(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    italian = Held(ada.page, "it")
    lessons = Held(ada.page, "tutorial", most=1)
    choose_language(ada, "it")
    italian.wait()
    ada.page.locator('a[href="/learn"]').click()
    lessons.wait()
    italian.let_go()
    lessons.let_go()
    ada.page.wait_for_function(SAID_IN, arg="it")
    assert "Lezione" in ada.page.locator(".coach h2").inner_text()


def lose(person: Person, name: str) -> None:
    """The server has been updated: a file that this page knows is there no more."""
    person.page.route(
        re.compile(rf"/assets/{name}-[\w-]+\.js$"), lambda route: route.fulfill(status=404)
    )


def wait_for_notice(person: Person) -> None:
    person.page.get_by_role("alert").filter(has_text="could not be loaded completely").wait_for()


def reload(person: Person) -> None:
    """The page anew, as the updated server has it."""
    person.page.unroute_all()
    person.page.get_by_role("button", name="Reload").click()


def test_words_that_were_missing_once_are_asked_for_again(arrive) -> None:  # type: ignore[no-untyped-def]
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
    assert "Lezione" in ada.page.locator(".coach h2").inner_text()


@pytest.mark.parametrize(
    ("screen", "way", "there"),
    [
        ("RulesPage", 'a[href="/rules"]', ".clause"),
        ("Tutorial", 'a[href="/learn"]', ".coach"),
        ("Replay", 'a[href="/replay"]', "input[type=file]"),
        ("TableScreen", 'button:has-text("Apprentice")', "main.table"),
    ],
)
def test_a_screen_that_cannot_be_loaded_says_so(arrive, screen: str, way: str, there: str) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone", forgiving=True)
    lose(ada, screen)
    ada.page.locator(way).click()
    wait_for_notice(ada)
    assert violations(ada) == []
    reload(ada)
    ada.page.locator(there).first.wait_for(state="attached")


def test_a_language_that_cannot_be_loaded_comes_with_the_page_anew(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone", forgiving=True)
    lose(ada, "nl")
    choose_language(ada, "nl")
    wait_for_notice(ada)
    assert ada.page.evaluate(SAID_IN, "en")
    reload(ada)
    ada.page.wait_for_function(SAID_IN, arg="nl")


def test_hints_and_rules_that_cannot_be_loaded_leave_the_table_as_it_is(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone", forgiving=True)
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    lose(ada, "hints")
    lose(ada, "rules")
    ada.page.keyboard.press("h")
    wait_for_notice(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    wait_for_notice(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("dialog").wait_for(state="hidden")  # it keeps the table's keys to itself
    ada.page.unroute_all()
    ada.page.keyboard.press("h")
    ada.page.locator("[data-hint]").first.wait_for()


def test_what_went_wrong_is_said_in_the_language_chosen_since(arrive) -> None:  # type: ignore[no-untyped-def]
    ada, bea = arrive("Ada", "phone"), arrive("Bea", "phone", forgiving=True)
    ada.page.get_by_label("Anybody may join and watch").check()
    ada.page.get_by_role("button", name="Open a table").click()
    ada.page.locator("input[readonly]").first.wait_for()
    bea.page.reload()
    listed = bea.page.get_by_role("region", name="Open tables").get_by_role("button", name="Ada")
    listed.first.wait_for()  # only then is the line lost: without it nothing would be listed
    bea.page.route("**/api/v1/tables/**", lambda route: route.abort())
    bea.page.route("**/api/v1/tables", lambda route: route.abort())
    listed.first.click()
    bea.open_game_against("Apprentice")
    alerts = bea.page.get_by_role("alert")
    for code in ("en", "it", "hu"):
        choose_language(bea, code)
        bea.page.wait_for_function(SAID_IN, arg=code)
        assert alerts.all_inner_texts() == [text_in(code, "refusal-network-unreachable", {})] * 2
    ada.page.get_by_role("button", name="Cancel the game").click()  # listed no more
