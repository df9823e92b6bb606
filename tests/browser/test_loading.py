"""Words and screens that arrive late, in another order, or not at all."""

import re

from playwright.sync_api import Page, Route

from support.browsing import Person

SAID_IN = "(language) => document.documentElement.lang === language"


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


def test_words_that_were_missing_once_are_asked_for_again(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone", forgiving=True)
    lessons = re.compile(r"/assets/tutorial-[\w-]+\.js$")
    ada.page.route(lessons, lambda route: route.fulfill(status=404))
    link = ada.page.locator('a[href="/learn"]')
    link.click()
    ada.page.wait_for_timeout(500)
    assert ada.page.locator(".coach").count() == 0
    ada.page.go_back()
    choose_language(ada, "it")  # not stopped by the words that are missing
    ada.page.wait_for_function(SAID_IN, arg="it")
    ada.page.unroute(lessons)
    link.click()
    assert "Lezione" in ada.page.locator(".coach h2").inner_text()
    ada.troubles.clear()  # what was missing
