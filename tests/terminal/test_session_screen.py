"""The game's own screen: nothing of it stays in the history, and it follows the window's size."""

import re
from pathlib import Path

from support.at_terminal import (
    ESCAPES,
    at_terminal,
    exit_status,
    outside_alternate_screen,
    recorded_terminal,
    screen,
)


def test_nothing_of_the_first_hand_is_left_for_the_second(tmp_path: Path) -> None:
    """Rules, help and log included: with a pager they would leave the alternate screen."""
    terminal, stream = recorded_terminal(
        tmp_path, "--opponent", "person", "--names", "Left,Right", "--first", "1", "--seed", "3"
    )
    terminal.expect("Left, press Enter to see your cards › ")
    terminal.sendline("")
    terminal.expect("Left's move › ")
    for typed in ("rules", "?", "log", "cups"):
        terminal.sendline(typed)
        terminal.expect("to the table › ")
        terminal.sendline("q")
        terminal.expect("Left's move › ")
    terminal.sendline("m1r")
    terminal.expect("Right, press Enter to see your cards › ")
    written = stream.getvalue()
    assert "hand   R" in ESCAPES.sub("", written), "the first player has seen the hand"
    assert written.count("\x1b[?1049h") == 1
    assert "\x1b[?1049l" not in written, "the game never leaves its own screen"
    assert outside_alternate_screen(written).strip() == ""
    last_wipe = written.rindex("\x1b[2J")
    assert not re.search(r"hand +[ROYGPB]", ESCAPES.sub("", written[last_wipe:]))
    terminal.sendcontrol("c")
    assert exit_status(terminal) == 130
    kept_text = outside_alternate_screen(stream.getvalue())
    assert "mandala play --resume" in kept_text
    assert "hand" not in kept_text


def test_text_longer_than_the_window_is_paged_on_the_games_own_screen(tmp_path: Path) -> None:
    terminal, stream = recorded_terminal(tmp_path, "--opponent", "random", "--first", "1")
    terminal.expect("Your move › ")
    terminal.sendline("rules")
    terminal.expect("q: to the table › ")
    first = screen(terminal)
    assert first.count("\n") <= 24
    terminal.sendline("")
    terminal.expect("q: to the table › ")
    assert screen(terminal) != first
    terminal.sendline("b")
    terminal.expect("q: to the table › ")
    assert "Mandala" in screen(terminal)
    terminal.sendline("q")
    terminal.expect("Your move › ")
    assert "\x1b[?1049l" not in stream.getvalue()
    terminal.close(force=True)


def test_screen_is_redrawn_at_once_when_the_size_changes() -> None:
    terminal = at_terminal("--opponent", "random", "--first", "1", "--seed", "9")
    terminal.expect("Your move › ")
    terminal.send("1")
    terminal.expect("1")
    terminal.setwinsize(20, 60)
    terminal.expect("make the window larger")
    terminal.expect("Your move › 1")
    terminal.setwinsize(40, 120)
    terminal.expect("Log")  # beside the board
    terminal.expect("Your move › 1")
    terminal.sendline("")
    terminal.expect("You build mountain I with")  # what was typed before is still there
    terminal.close(force=True)


def test_review_of_a_wide_window_has_the_log_beside_the_board(tmp_path: Path) -> None:
    terminal, _ = recorded_terminal(tmp_path, "--opponent", "random", "--first", "1", "--seed", "8")
    terminal.setwinsize(40, 120)
    terminal.expect("Your move › ")
    terminal.sendline("1")
    terminal.expect("Your move › ")
    terminal.sendline("resign")
    terminal.expect("Really give up")
    terminal.sendline("yes")
    terminal.expect("Enter leaves › ")
    terminal.sendline("review")
    terminal.expect("q: to the score › ")
    assert "─ Log ─" in screen(terminal)
    terminal.sendline("1")
    terminal.expect("Move 1 of 2")
    terminal.expect("q: to the score › ")
    lines = screen(terminal).split("\n")
    assert max(map(len, lines)) <= 120
    terminal.close(force=True)
