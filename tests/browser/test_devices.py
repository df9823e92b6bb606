"""The reader's devices in the settings, a link for a second one, and the message of the host."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from support.overflow import misfits
from support.person import Arrive, wait_until
from support.table_program import TableProgram

PICTURES = os.environ.get("MANDALA_SCREENSHOTS")


def keep_picture(page: Page, name: str, folder: Path) -> None:
    """Keep a picture to look at; nothing on it may stick out."""
    assert misfits(page) == []
    where = Path(PICTURES) if PICTURES else folder
    where.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=where / f"{name}.png")


def admin(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "mandala", "admin", *words], check=True)


def set_notice(page: Page, url: str, database: Path, message: str, drain: str) -> None:
    """Gives both orders, and waits until the server has read them."""
    for words in (("motd", message), ("drain", drain)):
        admin(*words, "--database", f"sqlite:///{database}")
    expected = {"motd": message, "draining": drain == "on"}

    def is_known() -> bool:
        notice: dict[str, object] = page.request.get(f"{url}/api/v1/notice").json()
        return expected.items() <= notice.items()

    wait_until(page, is_known, "the server does not know the message of the host")


def open_settings(page: Page, url: str) -> None:
    page.goto(url)
    page.locator("[data-part=settings]").click()
    page.locator("[data-part=devices]").scroll_into_view_if_needed()


def test_second_device_is_added_seen_and_ended(
    arrive: Arrive, server: TableProgram, tmp_path: Path
) -> None:
    desk, phone = arrive("Ada"), arrive("Ada's phone")
    desk.open_game_against("Apprentice")
    desk.wait_for_decision()
    table = desk.page.url
    open_settings(desk.page, server.url)
    desk.page.get_by_role("button", name="Add a device").click()
    link = desk.page.locator("[data-part=devices] input").input_value()
    phone.page.goto(link)
    keep_picture(phone.page, "device-link", tmp_path)
    phone.page.get_by_role("button", name="Use them here").click()
    expect(phone.page.locator(f'a[href="/t/{table.rpartition("/")[2]}"]')).to_be_visible()
    phone.page.goto(table)
    expect(phone.page.locator("[data-part=last], [data-part=status]").first).to_be_visible()

    open_settings(desk.page, server.url)
    keep_picture(desk.page, "devices", tmp_path)
    desk.page.get_by_role("button", name="Sign out ").click()
    expect(phone.page.locator("[data-screen=message]")).to_be_visible()
    keep_picture(phone.page, "device-ended", tmp_path)
    expect(desk.page.locator("[data-part=devices] li")).to_have_count(1)
    desk.page.goto(table)
    expect(desk.page.locator("[data-part=status]").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_devices_and_message_of_the_host_fit_in_each_language(
    arrive: Arrive, server: TableProgram, tmp_path: Path, language: str
) -> None:
    person = arrive("Ada", language=language)
    person.page.goto(server.url)
    person.page.evaluate(
        "fetch('/api/v1/tables', {method: 'POST', headers: {'content-type':"
        "'application/json'}, body: JSON.stringify({kind: 'online', name: 'Ada'})})"
    )
    try:
        set_notice(person.page, server.url, server.database, "Back at 22:00 ☕", "on")
        person.page.goto(server.url)
        notice = person.page.locator("[data-part=notice]")
        expect(notice).to_contain_text("Back at 22:00 ☕")
        expect(notice).to_contain_text(translate(language, "refusal-server-draining", {})[:20])
        keep_picture(person.page, f"notice-{language}", tmp_path)
        open_settings(person.page, server.url)
        expect(person.page.locator("[data-part=devices] li")).to_have_count(1)
        keep_picture(person.page, f"devices-{language}", tmp_path)
    finally:
        set_notice(person.page, server.url, server.database, "", "off")
