"""After one visit the page opens without a network; a newer build waits until the reader wants it."""

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route

from mandala.server.api import pages, static
from mandala.server.app import Overrides
from support.accessibility import violations_in_both_themes
from support.in_thread import serving_in_thread
from support.person import SIZES, STARTED, Arrive, visit, wait_until
from support.table_program import TableProgram

# All files that the worker names for everybody and for this language are kept.
KEPT = """async (language) => {
  const code = await (await fetch('/service-worker.js')).text();
  const {shared, languages} = JSON.parse(code.match(/\\{"build":.*?\\}\\}/)[0]);
  for (const file of ['/', ...shared, ...languages[language]])
    if (!(await caches.match(file, {ignoreVary: true}))) return false;
  return navigator.serviceWorker.controller !== null;
}"""
UNREACHABLE = "() => fetch('/livez').then(() => false, () => true)"
WAITING = """async (build) => {
  if (!(await caches.has('mandala-build-' + build))) return false;
  const {installing, waiting} = await navigator.serviceWorker.getRegistration();
  return installing === null && waiting !== null;
}"""
CHECK = "() => void document.dispatchEvent(new Event('visibilitychange'))"
BUILDS = (
    "() => caches.keys().then((names) => names.filter((name) => name.startsWith('mandala-build-')))"
)


def wait_until_kept(page: Page, language: str = "en") -> None:
    wait_until(page, lambda: page.evaluate(KEPT, language), "the page is not kept")


def test_tutorial_rules_and_sheet_open_without_a_network(
    browser: Browser, server: TableProgram
) -> None:
    ada = visit(
        browser, server.url, "Ada", SIZES["phone"], language="hu", worker=True, forgiving=True
    )
    page = ada.page
    page.locator(STARTED).wait_for()
    wait_until_kept(page, "hu")
    ada.context.set_offline(True)
    assert page.evaluate(UNREACHABLE)
    page.goto(f"{server.url}/rules")
    page.locator("[data-clause]").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "hu"
    page.goto(f"{server.url}/learn")
    page.locator("[data-part=coach], [data-stop]").first.wait_for()
    page.goto(f"{server.url}/sheet")
    page.get_by_role("heading", name="Pontlap").wait_for()
    page.goto(f"{server.url}/overview")
    page.locator("[data-screen=overview] article").wait_for()
    assert page.get_by_role("alert").count() == 0
    page.goto(server.url)
    page.locator("[data-part=offline]").wait_for()
    assert violations_in_both_themes(ada) == []
    ada.leave()


@pytest.fixture
def deployed(
    built_page: None,  # noqa: ARG001 - builds the page
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[tuple[str, Path]]:
    """A server whose page can be exchanged; its address and the folder of the page."""
    folder = tmp_path / "static"
    shutil.copytree(static.STATIC, folder)
    monkeypatch.setattr(static, "STATIC", folder)
    monkeypatch.setattr(pages, "INDEX", folder / "index.html")
    with serving_in_thread(tmp_path, Overrides()) as address:
        yield address, folder


def deploy_another_build(folder: Path, build: str) -> str:
    """A build in which one file has another name. Returns the address of the old file."""
    worker = folder / "service-worker.js"
    old = next((folder / "assets").glob("ClauseWindow-*.js"))
    old.rename(old.with_name(f"ClauseWindow-{build}.js"))
    old.with_name(old.name + ".gz").unlink(missing_ok=True)
    code = worker.read_text().replace(old.name, f"ClauseWindow-{build}.js")
    worker.write_text(re.sub(r'"build":"\w+"', f'"build":"{build}"', code))
    index = folder / "index.html"
    mark = f"<i data-build={build}></i></body>"
    index.write_text(re.sub(r"(<i data-build=\w+></i>)?</body>", mark, index.read_text()))
    return f"/assets/{old.name}"


def wait_until_offered(page: Page, build: str) -> None:
    """Has the page look for a newer build, and waits until that one is kept and waits."""
    page.evaluate(CHECK)
    wait_until(page, lambda: page.evaluate(WAITING, build), "no new version comes")


def test_a_game_goes_on_while_a_new_build_arrives(
    browser: Browser, deployed: tuple[str, Path]
) -> None:
    address, folder = deployed
    both = visit(browser, address, "Ada", SIZES["phone"], worker=True, confirm="never")
    page = both.page
    page.locator(STARTED).wait_for()
    wait_until_kept(page)
    both.open_hot_seat_game()
    page.locator('[data-cover="show"]').click()
    seen = both.wait_for_decision()
    removed = deploy_another_build(folder, "second")
    wait_until_offered(page, "second")
    assert page.locator("[data-part=update]").count() == 0  # nothing is offered in mid-game
    assert page.evaluate("(file) => import(file).then(() => true)", removed)  # its files are kept
    both.decide(seen, random.Random(1))
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.locator("[data-part=update]").wait_for()
    assert violations_in_both_themes(both) == []
    assert page.locator("[data-build]").count() == 0
    page.get_by_role("button", name="Use it now").click()
    page.locator("[data-build]").wait_for(state="attached")
    page.goto(table)
    page.locator(f'[data-table][data-ply="{seen["ply"] + 1}"]').wait_for()
    assert page.locator("[data-part=update]").count() == 0
    assert not both.troubles
    both.leave()


def test_a_second_tab_keeps_its_build_until_it_changes_too(
    browser: Browser, deployed: tuple[str, Path]
) -> None:
    """Of three builds the second only waited: the tabs run the first until they use the third."""
    address, folder = deployed
    ada = visit(browser, address, "Ada", SIZES["phone"], worker=True)
    page, other = ada.page, ada.context.new_page()
    wait_until_kept(page)
    other.goto(address)
    (first,) = page.evaluate(BUILDS)
    for build in ("second", "third"):
        deploy_another_build(folder, build)
        wait_until_offered(page, build)
    page.get_by_role("button", name="Use it now").click()
    page.locator("[data-build=third]").wait_for(state="attached")
    assert page.evaluate(BUILDS) == [first, "mandala-build-third"]
    assert other.locator("[data-build]").count() == 0
    other.get_by_role("button", name="Use it now").click()
    other.locator("[data-build=third]").wait_for(state="attached")
    assert not ada.troubles
    ada.leave()


def test_a_page_that_the_server_has_outgrown_says_so(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    ada.page.locator(STARTED).wait_for()

    def as_an_old_page(route: Route, request: Request) -> None:
        route.continue_(headers=request.headers | {"mandala-protocol": "mandala-table/0"})

    ada.page.route("**/api/v1/tables", as_an_old_page)
    ada.page.locator(STARTED).click()
    notice = ada.page.locator("[data-part=outdated]")
    notice.wait_for()
    ada.page.unroute_all()
    notice.get_by_role("button", name="Reload").click()
    ada.page.locator(STARTED).wait_for()
    notice.wait_for(state="detached")
