"""After one visit the page opens without a network; a newer build waits until the reader wants it."""

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from mandala.server.api import pages, static
from mandala.server.app import Overrides
from support.accessibility import violations
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
WAITING = "() => navigator.serviceWorker.getRegistration().then(({waiting}) => waiting !== null)"


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
    page.goto(server.url)
    page.locator("[data-part=offline]").wait_for()
    assert violations(ada) == []
    ada.leave()


@pytest.fixture
def deployed(
    built_page: None,  # noqa: ARG001
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


def deploy_another_build(folder: Path) -> str:
    """A build in which one file has another name. Returns the address of the old file."""
    worker = folder / "service-worker.js"
    old = next((folder / "assets").glob("ClauseWindow-*.js"))
    old.rename(old.with_name("ClauseWindow-new.js"))
    old.with_name(old.name + ".gz").unlink()
    code = worker.read_text().replace(old.name, "ClauseWindow-new.js")
    worker.write_text(re.sub('"build":"[0-9a-f]+"', '"build":"another"', code))
    index = folder / "index.html"
    index.write_text(index.read_text().replace("</body>", "<i data-build=new></i></body>"))
    return f"/assets/{old.name}"


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
    removed = deploy_another_build(folder)
    page.evaluate("() => void document.dispatchEvent(new Event('visibilitychange'))")
    wait_until(page, lambda: page.evaluate(WAITING), "no new version comes")
    assert page.locator("[data-part=update]").count() == 0  # nothing is offered in mid-game
    assert page.evaluate("(file) => import(file).then(() => true)", removed)  # its files are kept
    both.decide(seen, random.Random(1))
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.locator("[data-part=update]").wait_for()
    assert page.locator("[data-build]").count() == 0
    page.get_by_role("button", name="Use it now").click()
    page.locator("[data-build]").wait_for(state="attached")
    page.goto(table)
    page.locator(f'[data-table][data-ply="{seen["ply"] + 1}"]').wait_for()
    assert page.locator("[data-part=update]").count() == 0
    assert not both.troubles
    both.leave()


def test_a_page_that_the_server_has_outgrown_says_so(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", forgiving=True)
    ada.page.locator(STARTED).wait_for()

    def as_an_old_page(route, request) -> None:  # type: ignore[no-untyped-def]
        route.continue_(headers=request.headers | {"mandala-protocol": "mandala-table/0"})

    ada.page.route("**/api/v1/tables", as_an_old_page)
    ada.page.locator(STARTED).click()
    notice = ada.page.locator("[data-part=outdated]")
    notice.wait_for()
    ada.page.unroute_all()
    notice.get_by_role("button", name="Reload").click()
    ada.page.locator(STARTED).wait_for()
    notice.wait_for(state="detached")
