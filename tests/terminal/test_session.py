"""Whole games at the table: through a real terminal, and from a pipe."""

import json
import random
import re
import signal
from pathlib import Path

import pexpect
import pytest

from mandala.records.replay import replay
from support.at_terminal import at_terminal, exit_status, in_terminal, kept, screen
from support.bots import bad_bot
from support.program import mandala, refused, refused_here


def one_of_the_listed(seen: str, choose: random.Random) -> str:
    """Some move that the screen offers."""
    listed: list[str] = re.findall(r"\d[ +-]([MFDC][12]?[ROYGPB][1-8]?)\b", seen)
    return choose.choice(listed)


def fits(terminal: "pexpect.spawn[str]") -> None:
    """Checks that the last screen has its first line, and no line that is wider than the terminal."""
    height, width = terminal.getwinsize()
    drawn = screen(terminal).split(" MANDALA · ")[-1].split("\n")
    assert len(drawn) <= height, "the first line would be scrolled away"
    assert max(map(len, drawn)) <= width


def play_on(terminal: "pexpect.spawn[str]", choose: random.Random) -> None:
    """Plays moves that the screen offers until the question after the game."""
    while True:
        fits(terminal)
        move = one_of_the_listed(screen(terminal), choose)
        terminal.sendline(choose.choice([move, move.lower()]))
        if terminal.expect(["Your move › ", "Enter leaves › "]) == 1:
            return


@pytest.mark.parametrize("size", [(24, 80), (40, 120)], ids=["80x24", "120x40"])
def test_a_whole_game_against_the_random_player(tmp_path: Path, size: tuple[int, int]) -> None:
    path, choose = tmp_path / "game.jsonl", random.Random(5)
    terminal = in_terminal(
        size, "--opponent", "random", "--seed", "9", "--first", "1", "--record", str(path)
    )
    terminal.expect("Your move › ")
    assert "\x1b[?1049h" in terminal.before, "the game has a screen of its own"
    assert "48;5;" in terminal.before, "cards have their colours"
    assert "random       hand   ▮▮▮▮▮▮ 6" in screen(terminal)
    play_on(terminal, choose)
    terminal.sendline("")
    assert exit_status(terminal) == 0
    final = screen(terminal)
    game = replay(kept(path))
    assert game.result is not None
    assert f"= {game.result.scores[0]}\n" in final
    assert f"= {game.result.scores[1]}\n" in final
    assert re.search(r"(You win|random wins|The game is drawn): ", final)
    assert f"   mandala replay {path}\n" in final
    assert "\x1b[?1049l" in terminal.before, "and gives the screen back"


def test_two_people_never_see_each_others_cards(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    terminal = at_terminal(
        "--opponent", "person", "--names", "Left,Right", "--first", "1", "--seed", "3",
        "--record", str(path),
    )  # fmt: skip
    choose = random.Random(1)
    for name, other in (("Left", "Right"), ("Right", "Left"), ("Left", "Right")):
        terminal.expect(f"{name}, press Enter to see your cards › ")
        assert "▮" not in screen(terminal).split("Nobody else should look now")[-1]
        assert not re.search(r"hand +[ROYGPB]", screen(terminal).split(f"It is {name}'s")[1])
        terminal.sendline("")
        terminal.expect(f"{name}'s move › ")
        seen = screen(terminal)
        assert re.search(rf"{other} +hand +▮+ \d", seen)
        assert len(re.findall(r"hand +[ROYGPB]", seen)) == 1
        assert "\x1b[2J" in terminal.before, "the screen was wiped"
        terminal.sendline(one_of_the_listed(seen, choose))
    terminal.expect("Right, press Enter")
    terminal.close(force=True)


def test_help_rules_log_and_mistakes() -> None:
    terminal = at_terminal("--opponent", "random", "--seed", "9", "--first", "1")
    terminal.expect("Your move › ")
    for typed, shown in [
        ("?", "grow your field of mandala II with three"),
        ("rules 4.1", "each colour belongs to a single area"),
        ("log", "Nothing has been played yet."),
    ]:
        terminal.sendline(typed)
        terminal.expect(shown)
        terminal.expect("Enter goes back to the table › |q: to the table › ")
        terminal.sendline("q")
        terminal.expect("Your move › ")
    for typed, shown in [
        ("rules 9", "There is no rule 9"),
        ("xyz", "xyz is neither a move nor a command"),
        ("M9X", "'M9X' is not a move: write M1R"),
        ("99", "There is no move 99: choose from 1 to"),
        ("CR", r"CR is not legal: no mandala is being shared out \(Rule 5.2\)"),
        ("", "Type a move"),
    ]:
        terminal.sendline(typed)
        terminal.expect(shown)
        terminal.expect("Your move › ")
    terminal.sendline("1")
    terminal.expect("You build mountain")
    terminal.expect("Your move › ")
    terminal.sendline("give up")
    terminal.expect("Really give up")
    terminal.sendline("no")
    terminal.expect("Your move › ")
    terminal.sendline("resign")
    terminal.expect("Really give up")
    terminal.sendline("yes")
    terminal.expect("You give up.")
    terminal.expect("random wins: you gave up")
    terminal.expect("Enter leaves › ")
    terminal.sendline("")
    assert exit_status(terminal) == 0


@pytest.mark.parametrize("leave", ["quit", "\x04", "\x03"], ids=["quit", "Ctrl-D", "Ctrl-C"])
def test_leaving_and_coming_back(tmp_path: Path, leave: str) -> None:
    path = tmp_path / "a game.jsonl"
    terminal = at_terminal("--opponent", "random", "--first", "1", "--record", str(path))
    terminal.expect("Your move › ")
    terminal.sendline("1")
    terminal.expect("Your move › ")
    if leave == "quit":
        terminal.sendline(leave)
    else:
        terminal.send(leave)
    terminal.expect(f"Continue it with:\r\n   mandala play --resume '{path}'\r\n")
    assert exit_status(terminal) == (130 if leave == "\x03" else 0)
    before = kept(path)
    assert len(before.moves) >= 2

    terminal = at_terminal("--resume", str(path))
    terminal.expect("Your move › ")
    assert "random" in screen(terminal)
    assert f"move {len(before.moves) + 1} " in screen(terminal)
    terminal.sendline("1")
    terminal.expect("Your move › ")
    terminal.close(force=True)
    after = kept(path)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert after.deck == before.deck


def test_a_game_survives_the_end_of_its_process(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    terminal = at_terminal("--opponent", "random", "--first", "1", "--record", str(path))
    terminal.expect("Your move › ")
    terminal.sendline("1")
    terminal.expect("Your move › ")
    terminal.kill(signal.SIGKILL)
    terminal.close()
    assert len(kept(path).moves) >= 2


def test_record_offers_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    mandala("play", "--opponent", "random", "--first", "1", "--record", str(path), typed="1\n")
    played = len(kept(path).moves)
    terminal = at_terminal("--record", str(path))
    terminal.expect(f"holds Player against random, {played} moves played. Go on")
    terminal.sendline("")
    terminal.expect("Your move › ")
    terminal.sendline("quit")
    assert exit_status(terminal) == 0
    terminal = at_terminal("--record", str(path))
    terminal.expect("Go on")
    terminal.sendline("no")
    terminal.expect("record to another file")
    assert exit_status(terminal) == 2


@pytest.mark.parametrize("changed", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["NO_COLOR", "dumb"])
def test_without_colour(changed: dict[str, str | None]) -> None:
    terminal = at_terminal("--opponent", "random", "--first", "1", **changed)
    terminal.expect("Your move › ")
    assert "38;5;" not in terminal.before
    assert "48;5;" not in terminal.before
    if "TERM" in changed:
        assert "\x1b" not in terminal.before
    assert "Mountain I    1 M1" in screen(terminal)
    terminal.close(force=True)


def test_an_ascii_terminal() -> None:
    terminal = at_terminal("--opponent", "random", "--first", "1", PYTHONIOENCODING="ascii:strict")
    terminal.expect("Your move > ")
    assert screen(terminal).isascii()
    assert "random       hand   ###### 6" in screen(terminal)
    terminal.close(force=True)


def test_a_game_can_be_piped(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = mandala(
        "play", "--opponent", "person", "--seed", "5", "--first", "2",
        "--record", str(path), typed="1\n" * 400,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    record = kept(path)
    assert record.first == 1
    assert record.players == ("North", "South")
    assert replay(record).result is not None
    assert "North wins" in done.stdout or "South wins" in done.stdout or "drawn" in done.stdout


def test_input_that_ends_leaves_the_table() -> None:
    done = mandala("play", "--opponent", "random", typed="")
    assert done.returncode == 0
    assert re.search("The game is saved after move|No move was played", done.stdout)


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    decks = []
    for name in ("one", "two"):
        path = tmp_path / name
        mandala("play", "--opponent", "random", "--seed", "x", "--record", str(path))
        decks.append((kept(path).deck, kept(path).first))
    assert decks[0] == decks[1]


def test_a_seeded_game_remembers_its_seed_and_a_new_one_has_none(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    mandala("play", "--opponent", "random", "--seed", "x", "--record", str(path))
    assert json.loads(path.read_text())["table"] == {"opponent": "random", "seed": "x"}
    other = tmp_path / "other.jsonl"
    mandala("play", "--opponent", "random", "--record", str(other))
    assert json.loads(other.read_text())["table"] == {"opponent": "random"}


def test_a_bot_that_fails_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = mandala("play", "--opponent", bad_bot("crash"), "--first", "2", "--record", str(path))
    assert done.returncode == 0
    assert " forfeits: " in done.stdout
    assert " forfeited." in done.stdout
    result = kept(path).result
    assert result is not None
    assert result.reason == "forfeit"


def test_a_bot_that_cannot_start_is_refused() -> None:
    assert "false" in refused("play", "--opponent", "cmd:false", "--first", "2")


def test_misuse_is_refused(tmp_path: Path) -> None:
    assert "there is no player 'nobody'" in refused_here("play", "--opponent", "nobody")
    assert "give one name or two" in refused_here("play", "--names", "a,b,c")
    both = refused_here("play", "--record", "a", "--resume", "b")
    assert "exclude each other" in both
    missing = tmp_path / "missing.jsonl"
    assert refused_here("play", "--resume", str(missing)).endswith("No such file or directory")
    nowhere = tmp_path / "no" / "game.jsonl"
    assert "cannot save the game to" in refused(
        "play", "--opponent", "random", "--record", str(nowhere)
    )


def test_a_game_in_progress_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    mandala("play", "--opponent", "random", "--record", str(path))
    before = path.read_bytes()
    assert "holds a game in progress" in refused("play", "--record", str(path))
    assert path.read_bytes() == before


def test_another_opponent_plays_under_its_own_name(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    mandala("play", "--opponent", "random", "--first", "1", "--record", str(path), typed="1\n")
    assert kept(path).players == ("Player", "random")
    moves = kept(path).moves
    done = mandala("play", "--resume", str(path), "--opponent", "level:1", typed="1\n")
    assert "Apprentice   hand" in done.stdout
    assert "random " not in done.stdout
    assert kept(path).players == ("Player", "level:1")
    assert kept(path).moves[: len(moves)] == moves
    mandala("play", "--resume", str(path), "--opponent", "person", typed="1\n")
    assert kept(path).players == ("Player", "South")
    mandala("play", "--resume", str(path), "--opponent", "random", typed="1\n")
    assert kept(path).players == ("Player", "South")  # a name that somebody was given stays


def test_a_person_as_opponent_starts_at_once() -> None:
    terminal = at_terminal("--opponent", "person", "--first", "1")
    terminal.expect("Nobody else should look")
    assert "takes a seat" not in terminal.before
    terminal.close(force=True)


def test_options_of_a_new_game_are_refused_when_resuming(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    mandala("play", "--opponent", "random", "--record", str(path))
    assert "belong to a new game" in refused("play", "--resume", str(path), "--seed", "1")
