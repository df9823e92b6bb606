"""A game is saved after every move and continued later; undo; what can follow its end."""

import signal
from pathlib import Path

import pytest

from mandala.records.record import Record
from mandala.records.replay import replay
from support.at_terminal import at_terminal, exit_status, kept, recorded_terminal, screen
from support.program import mandala


@pytest.mark.parametrize("leave", ["quit", "\x04", "\x03"], ids=["quit", "Ctrl-D", "Ctrl-C"])
def test_a_game_without_record_is_saved_and_resumed(tmp_path: Path, leave: str) -> None:
    terminal, _ = recorded_terminal(tmp_path, "--opponent", "random", "--first", "1")
    terminal.expect("Your move › ")
    terminal.sendline("1")
    terminal.expect("Your move › ")
    if leave == "quit":
        terminal.sendline(leave)
    else:
        terminal.send(leave)
    terminal.expect(
        "The game is saved after move 2. Continue it with:\r\n   mandala play --resume\r\n"
    )
    exit_status(terminal)
    (file,) = (tmp_path / "mandala-game" / "games").iterdir()
    before = kept(file).moves

    terminal, _ = recorded_terminal(tmp_path, "--resume")
    terminal.expect("Your move › ")
    assert "move 3 " in screen(terminal)
    terminal.sendline("1")
    terminal.expect("Your move › ")
    terminal.kill(signal.SIGKILL)
    terminal.close()
    assert kept(file).moves[:2] == before
    assert len(kept(file).moves) >= 4


def test_a_new_game_mentions_the_one_that_waits(tmp_path: Path) -> None:
    mandala("play", "--opponent", "random", typed="1\n", XDG_DATA_HOME=str(tmp_path))
    done = mandala("play", "--opponent", "random", typed="", XDG_DATA_HOME=str(tmp_path))
    told = " ".join(done.stdout.split())
    assert (
        "Your last game is not finished (Player – random). To continue it: mandala play --resume"
        in told
    )


def test_nothing_to_resume_is_one_line(tmp_path: Path) -> None:
    done = mandala("play", "--resume", XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no unfinished game: start one with mandala play" in done.stderr


def test_a_game_goes_on_where_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "mandala-game").write_text("a file where the folder should be")
    done = mandala(
        "play", "--opponent", "random", "--first", "1", typed="1\n", XDG_DATA_HOME=str(tmp_path)
    )
    assert done.returncode == 0
    assert "cannot save the game to" in done.stdout
    assert done.stdout.rstrip().endswith("This game is not saved.")


def test_undo_takes_back_the_own_move_and_the_answer(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = mandala(
        "play", "--opponent", "random", "--first", "1", "--seed", "8", "--record", str(path),
        typed="undo\n1\n1\nundo\nundo\n3\nlog\n",
    )  # fmt: skip
    assert "There is nothing to take back." in done.stdout
    assert "You take back your move." in done.stdout
    moves = kept(path).moves
    assert str(moves[0]) == "M1Y", "the third move of the list, played instead"
    replay(kept(path))


def test_two_people_cannot_undo() -> None:
    done = mandala("play", "--opponent", "person", "--first", "1", typed="1\nundo\n")
    assert "You can take back moves only against the computer." in done.stdout


def test_after_the_game_another_one_the_review_and_the_log(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    terminal = at_terminal(
        "--opponent", "random", "--first", "1", "--seed", "8", "--record", str(path)
    )
    terminal.expect("Your move › ")
    terminal.sendline("1")
    terminal.expect("Your move › ")
    terminal.sendline("resign")
    terminal.expect("Really give up")
    terminal.sendline("yes")
    terminal.expect("Enter leaves › ")
    terminal.sendline("review")
    terminal.expect("Move 0 of 2")
    terminal.expect("q: to the score › ")
    terminal.sendline("")
    terminal.expect("Move 1 of 2")
    assert "hand   " in screen(terminal)
    terminal.expect("You build mountain I")
    terminal.expect("q: to the score › ")
    terminal.sendline("q")
    terminal.expect("Enter leaves › ")
    terminal.sendline("same")
    terminal.expect("Your move › ")
    assert "move 2 " in screen(terminal), "the other player begins"
    terminal.sendline("quit")
    assert exit_status(terminal) == 0
    first, second = (Record.from_line(line) for line in path.read_text().splitlines())
    assert first.result is not None
    assert second.result is None
    assert first.deck == second.deck
    assert (first.first, second.first) == (0, 1)


def test_a_finished_file_takes_another_game_on_a_new_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    mandala("play", "--opponent", "person", "--seed", "5", "--record", str(path), typed="1\n" * 400)
    finished = path.read_text()
    mandala("play", "--opponent", "random", "--first", "1", "--record", str(path), typed="1\n")
    assert path.read_text().startswith(finished)
    assert len(path.read_text().splitlines()) == 2
    done = mandala("play", "--resume", str(path), typed="1\n")
    assert "move 3 " in done.stdout
    assert path.read_text().startswith(finished)
    assert len(path.read_text().splitlines()) == 2
