"""Replay of a recorded game: scrubber, keys, views, announcements and the way out."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route

from mandala.locales.languages import LANGUAGES
from mandala.records.game import Game
from support.overflow import misfits
from support.person import Arrive, control_click, settle
from support.random_games import RandomGame
from support.recorded import give_up_a_game, open_file


@pytest.fixture
def game() -> Game:
    found = RandomGame(7, "grower", 0).played()
    found.players = ("Ada", "Bea")
    return found


def test_a_file_is_replayed_with_scrubber_keys_and_views(
    arrive: Arrive, game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "wide")
    open_file(ada, path)
    page = ada.page
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text(f"Move 1 of {game.ply}").wait_for()
    page.keyboard.press("End")
    page.get_by_text(f"Move {game.ply} of {game.ply}").wait_for()
    page.keyboard.press("Home")
    page.get_by_role("slider").fill("10")
    page.get_by_text(f"Move 10 of {game.ply}").wait_for()
    assert page.locator("[data-part=open-hand]").count() == 1
    page.get_by_label("Cards shown").select_option("1")
    assert page.locator("[data-part=open-hand]").count() == 0
    assert page.locator("[data-side=near] [data-part=name]").inner_text() == "Bea"
    page.locator("[data-part=side] [data-part=log] button").first.click()
    page.get_by_text(f"Move 1 of {game.ply}").wait_for()


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_move_can_be_studied_from_the_seat_that_made_it(
    arrive: Arrive, game: Game, tmp_path: Path, size: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", size)
    open_file(ada, path)
    page = ada.page
    rows = page.locator("[data-hint]")
    study = page.locator("[data-part=study]")
    kinds = set()
    page.get_by_role("slider").fill("10")
    page.get_by_role("slider").blur()  # it has keys of its own
    page.keyboard.press("h")
    rows.first.wait_for(timeout=180_000)  # the first one compiles
    for ply in range(10, 30):  # until it was offered once, and once was not
        page.get_by_role("slider", name=f"Move {ply} of {game.ply}").wait_for()
        mover = game.players[replay_to(game, ply)]
        study.get_by_role("heading", name=f"What {mover} could consider").wait_for()
        assert study.get_attribute("data-outdated") is None
        assert "You" not in study.inner_text()
        offered = [row.get_attribute("data-hint") for row in rows.all()]
        kinds.add(found := str(game.moves[ply]) in offered)
        assert page.locator("[data-part=played]:visible").count() == int(found)
        assert study.locator("[data-part=instead]").count() == int(not found)
        assert misfits(page) == []
        for step in ("Previous move", "Play", "Next move"):
            assert page.get_by_role("button", name=step, exact=True).is_visible()
        assert page.evaluate("document.activeElement.closest('[data-part=study]') === null")
        page.keyboard.press("ArrowRight")  # the study goes along
        if len(kinds) == 2:
            break
    assert kinds == {True, False}
    page.keyboard.press("End")
    study.get_by_role("heading", name="There is nothing to decide here").wait_for()
    assert study.get_attribute("data-outdated") is not None
    page.get_by_role("button", name="Close").click()
    assert page.locator("[data-part=hint-button]").is_disabled()
    page.get_by_role("slider").fill("10")
    page.get_by_label("Cards shown").select_option(str(1 - replay_to(game, 10)))
    assert page.locator("[data-part=hint-button]").is_disabled()  # its cards are not shown


def test_unreadable_file_shows_an_error(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    page = ada.page
    page.goto(page.url.rstrip("/") + "/replay")
    page.locator("[data-screen=replay-file]").wait_for()
    page.evaluate("""() => {
      File.prototype.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
      const held = new DataTransfer();
      held.items.add(new File([''], 'folder'));
      document.querySelector('main').dispatchEvent(new DragEvent('drop', { dataTransfer: held }));
    }""")
    page.get_by_role("alert").filter(has_text="not a file that can be read").wait_for()


def test_failed_study_shows_an_error(arrive: Arrive, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "phone", forgiving=True)
    open_file(ada, path)
    page = ada.page
    page.route("**/replays/study", lambda route: route.abort())
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("alert").wait_for()
    page.get_by_role("button", name="Close").click()
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()


def replay_to(game: Game, ply: int) -> int:
    """Whose move comes after ``ply`` moves."""
    again = Game.from_deck(game.deck, game.reshuffles)
    for move in game.moves[:ply]:
        again.play(move)
    assert again.to_move is not None
    return again.to_move


def test_every_press_counts_during_an_animation(arrive: Arrive, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "wide", speed="normal")
    open_file(ada, path)
    page = ada.page
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    page.clock.install()
    for _ in range(8):  # each while the move before is still shown
        page.get_by_role("button", name="Next move").click()
    page.get_by_text(f"Move 8 of {game.ply}").wait_for()
    page.get_by_role("button", name="Previous move").click()  # from where the eighth led
    page.get_by_text(f"Move 7 of {game.ply}").wait_for()
    page.clock.run_for(3_000)  # moves that were cut short do not come back
    settle(page)
    assert page.get_by_text(f"Move 7 of {game.ply}").is_visible()


def test_last_move_of_a_replay_tells_the_result(arrive: Arrive, game: Game, tmp_path: Path) -> None:
    given_up = Game.new("given up", ("Ada", "Bea"), 0)
    for _ in range(6):
        given_up.play(given_up.legal_moves()[0])
    going_on = given_up.to_record()
    given_up.resign(1)
    ada = arrive("Ada", "wide")
    page, line = ada.page, ada.page.locator("[data-part=controls] [data-part=told]")
    for record, told in (
        (game.to_record(), ["river is filled", "Ada wins"]),
        (given_up.to_record(), ["Bea gives up", "Ada wins"]),
        (going_on, []),
    ):
        path = tmp_path / "game.json"
        path.write_text(record.to_line())
        open_file(ada, path)
        page.get_by_text("Move 0 of").wait_for()
        assert "wins" not in line.inner_text()
        page.keyboard.press("End")
        page.get_by_text(f"Move {len(record.moves)} of {len(record.moves)}").wait_for()
        assert [words for words in told if words not in line.inner_text()] == []
        assert ("wins" in line.inner_text()) == bool(told)
        assert page.locator("[data-side] [data-part=turn]").count() == (0 if told else 1)


# How many places are marked as just played, and how many lines of the log, at each change of the page
# while a card is in the air.
COUNT_MARKS = """() => {
  [window.marks, window.lines] = [[], []];
  new MutationObserver(() => {
    if (!document.querySelector('[data-effect=flying]')) return;
    window.marks.push(document.querySelectorAll('[data-table] [data-frame=recent]').length);
    window.lines.push(document.querySelectorAll('[data-part=log] [aria-current=step]').length);
  }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


def test_no_later_move_is_marked_while_one_is_shown(arrive: Arrive, tmp_path: Path) -> None:
    game = Game.new("marks 0", ("Ada", "Bea"), 0)
    for move in ("DY1", "M1O"):  # orange lies in that mountain from the deal on
        game.play(move)
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "wide", speed="normal")
    open_file(ada, path)
    page = ada.page
    page.get_by_text("Move 0 of 2").wait_for()
    page.evaluate(COUNT_MARKS)  # from inside: a busy machine would look when the card has landed
    page.get_by_role("button", name="Next move").click()
    page.wait_for_function(
        "() => window.marks.length > 0 && !document.querySelector('[data-effect=flying]')"
    )
    assert set(page.evaluate("window.marks")) == {0}
    assert set(page.evaluate("window.lines")) == {1}, "the line of the move is marked all the time"


def test_shortcuts_leave_the_browsers_keys_alone(
    arrive: Arrive, game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "wide")
    open_file(ada, path)
    page = ada.page
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    page.keyboard.press("End")
    page.get_by_text(f"Move {game.ply} of {game.ply}").wait_for()
    for keys in ("Alt+ArrowLeft", "Control+Home", "Meta+ArrowLeft"):
        taken = page.evaluate(
            """(keys) => {
              const [held, key] = keys.split("+");
              const held_by = {Alt: "altKey", Control: "ctrlKey", Meta: "metaKey"}[held];
              const press = new KeyboardEvent("keydown", {key, [held_by]: true, bubbles: true, cancelable: true});
              return !document.body.dispatchEvent(press);
            }""",
            keys,
        )
        assert not taken, keys
    page.get_by_text(f"Move {game.ply} of {game.ply}").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_longest_replay_line_fits_a_phone(arrive: Arrive, tmp_path: Path, language: str) -> None:
    game = RandomGame(7, "grower", 0).played()
    game.players = ("Hildegard von Bingen I. W", "Maria Theresia von Habsb.")
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "phone", language=language)
    open_file(ada, path)
    page = ada.page
    slider = page.get_by_role("slider")
    slider.wait_for()
    for ply in range(game.ply + 1):
        slider.fill(str(ply))
        line = page.locator("[data-part=controls] [data-part=told]").bounding_box()
        near = page.locator("[data-side=near] [data-part=river]").bounding_box()
        assert line is not None
        assert near is not None
        assert line["y"] >= near["y"] + near["height"], (
            ply,
            page.locator("[data-part=told]").inner_text(),
        )


# The room in the list that the words leave, with 18 pixels for its arrow.
LIST_ROOM = """(select) => {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return room - 18 - pen.measureText(select.selectedOptions[0].text).width;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_choice_of_hands_is_readable(
    arrive: Arrive, game: Game, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "wide", language=language)
    open_file(ada, path)
    ada.page.get_by_role("slider").wait_for()
    for width, height in ((1280, 800), (820, 1180), (360, 640)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.locator("[data-part=controls] select").evaluate(LIST_ROOM) >= 0, width


def test_the_log_begins_where_the_replay_begins(arrive: Arrive, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "wide")
    open_file(ada, path)
    ada.page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    lines = ada.page.locator("[data-part=side] [data-part=log] button")
    in_sight = "(line) => line.closest('ol').getBoundingClientRect().bottom > line.getBoundingClientRect().top"
    settle(ada.page)
    assert (
        ada.page.locator("[data-part=side] [data-part=log]").evaluate("(log) => log.scrollTop") == 0
    )
    assert not lines.last.evaluate(in_sight), "the game is too short for this test"
    ada.page.keyboard.press("End")
    ada.page.get_by_text(f"Move {game.ply} of {game.ply}").wait_for()
    assert lines.last.evaluate(in_sight)


def test_the_menu_of_a_replay_on_a_phone(arrive: Arrive, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(game.to_record().to_line())
    ada = arrive("Ada", "phone")
    open_file(ada, path)
    page, menu = ada.page, ada.page.get_by_role("dialog")
    page.get_by_role("button", name="Menu").click()
    assert menu.get_by_role("radio").count() == 0, "settings have a page of their own"
    menu.get_by_role("button", name="Log").click()
    menu.get_by_role("listitem").nth(4).get_by_role("button").click()
    page.get_by_text(f"Move 5 of {game.ply}").wait_for()
    page.get_by_role("button", name="Menu").click()
    menu.get_by_role("button", name="Settings").click()
    menu.get_by_role("radio").first.wait_for()


def test_leaving_a_replay_returns_to_the_previous_screen(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    page, start = ada.page, ada.page.url
    give_up_a_game(ada)
    control_click(ada, page.get_by_role("link", name="All your games"))
    other = control_click(ada, page.get_by_role("link", name="Replay"))
    page.get_by_role("link", name="Replay").click()

    def leave(reader: Page) -> None:
        reader.get_by_role("slider").wait_for()
        reader.get_by_role("button", name="Menu").click()
        reader.get_by_role("button", name="Leave the replay").click()

    leave(page)
    page.locator("[data-screen=end]").wait_for()
    leave(other)  # nothing lies behind it in its tab
    other.locator("[data-screen=start]").wait_for()
    assert other.url == start


def test_the_address_names_the_move(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    page = ada.page
    fetched: list[str] = []

    def note(request: Request) -> None:
        if "/replays" in request.url:
            fetched.append(request.url)

    page.on("request", note)
    give_up_a_game(ada)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    address = page.url
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**#1")
    choosers: list[int] = []

    def look(route: Route) -> None:  # while the record is on its way
        choosers.append(page.locator("input[type=file]").count())
        choosers.append(page.get_by_text("Connecting").count())
        route.continue_()

    page.route("**/record", look)
    page.reload()  # or somebody else opens the link
    page.get_by_text("Move 1 of").wait_for()
    assert choosers == [0, 1], "a file was to be chosen"
    page.evaluate("location.hash = '#2'")
    page.get_by_text("Move 2 of").wait_for()
    page.keyboard.press("Home")
    page.wait_for_url(address)  # without a move
    page.go_back()  # of all these one was a step: that to another move by its address
    page.get_by_text("Move 1 of").wait_for()
    assert len(fetched) == 2, "once, and once more after the reload"
