"""Blocking and reporting the other player, and ending the block."""

from pathlib import Path

from playwright.sync_api import expect

from support.accessibility import violations
from support.overflow import misfits
from support.person import Arrive, invite


def test_other_player_is_reported_and_blocked_until_the_block_ends(
    arrive: Arrive, tmp_path: Path
) -> None:
    ada, bea = arrive("Ada", "phone"), arrive("Bea", "phone")
    invite(ada, bea)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("[data-do=other-player]").click()
    other = ada.page.locator("[data-part=other-player]")
    other.wait_for()
    assert misfits(ada.page) == []
    assert violations(ada) == []
    ada.page.screenshot(path=tmp_path / "other-player.png")
    ada.page.locator("[data-reason=delay]").click()
    expect(other.get_by_role("status")).to_contain_text("The host can see your report")
    ada.page.locator("[data-do=block]").click()
    expect(other.get_by_role("status")).to_contain_text("Bea is blocked")
    ada.page.screenshot(path=tmp_path / "blocked-player.png")

    bea.page.get_by_role("button", name="Menu").click()
    bea.page.get_by_role("button", name="Hello").click()
    expect(bea.page.get_by_text("one of you has blocked the other")).to_be_visible()

    ada.page.goto(ada.page.url.partition("/t/")[0])
    ada.page.locator("[data-part=settings]").click()
    blocked = ada.page.locator("[data-part=blocked]")
    blocked.scroll_into_view_if_needed()
    assert violations(ada) == []
    ada.page.screenshot(path=tmp_path / "blocked-list.png")
    blocked.get_by_role("button", name="Unblock Bea").click()
    expect(blocked).to_have_count(0)
