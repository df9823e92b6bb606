"""Bots in other programs: what they are sent, and what each kind of misbehaviour costs them."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path

import pytest

from mandala.players.bot_process import BotError, BotProcess, BotTimeout
from mandala.players.external import ExternalPlayer
from mandala.players.player import IllegalAnswer, PlayerFailed
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.observation import Result
from support.bots import HERE, PYTHON_BOT, SHELL_BOT, bad_bot
from support.processes import children_of, happens, running

TIME_MS = 10_000  # so that a busy machine makes no bot late
LITTLE_MS = 100
WITHIN = r"gave no answer within 1\.2 s"


def external(name: str, time_ms: int = TIME_MS, **options: float) -> ExternalPlayer:
    return ExternalPlayer(name.removeprefix("cmd:"), time_ms, **options)


def first_move(player: ExternalPlayer, number: int) -> Move:
    """The player's answer to the first decision of a new game."""
    player.new_game(number, 0, seed=1)
    return player.choose(Game.new(seed=number).decision())


@pytest.mark.parametrize("name", [PYTHON_BOT, SHELL_BOT])
def test_example_bots_play_whole_games(name: str) -> None:
    bot = external(name)
    assert bot.name == name
    assert bot.title in ("Python example", "Shell example")
    for number in (1, 2):
        game = Game.new(seed=number)
        bot.new_game(number, 0, seed=0)
        while not game.over:
            game.play(bot.choose(game.decision()))
        assert game.result is not None
        bot.end_game(game.result)
    bot.close()


def test_bot_receives_exactly_the_lines_of_the_contract(tmp_path: Path) -> None:
    """The bot writes down every line it reads; the keys and their order are the contract."""
    heard = tmp_path / "heard.jsonl"
    spy = (
        "import json, sys\n"
        f"log = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'hello': print(json.dumps({'type': 'hello', 'name': 'Spy'}), flush=True)\n"
        "    if m['type'] == 'go':\n"
        "        print(json.dumps({'type': 'move', 'game': 7, 'move': m['legal'][0]}), flush=True)\n"
        "    if m['type'] == 'quit': break\n"
    )
    game = Game.new(seed=1)
    other = game.legal_moves()[0]
    game.play(other)
    bot = external(shlex.join([sys.executable, "-c", spy]))
    bot.new_game(7, 1, seed=5)
    asked = game.decision()
    assert bot.choose(asked) == asked.legal[0]
    bot.end_game(Result((3, 4), 1, "river"))
    bot.close()

    assert [json.loads(line) for line in heard.read_text().splitlines()] == [
        {"type": "hello", "protocol": "mandala-bot/1"},
        {"type": "new", "game": 7, "seat": 1, "time_ms": TIME_MS},
        {
            "type": "go",
            "game": 7,
            "observation": game.observation(1).to_json(),
            "legal": [str(move) for move in game.legal_moves()],
            "history": [str(other)],
            "time_ms": TIME_MS,
        },
        {
            "type": "end",
            "game": 7,
            "result": {"scores": [3, 4], "winner": 1, "reason": "river"},
        },
        {"type": "quit"},
    ]


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("hang", WITHIN),
        ("children", WITHIN),
        ("crash", r"stopped running \(exit code 3\)"),
        ("garbage", "answered garbage: 'xyzzy'"),
        ("not-an-object", r"answered garbage: '\[1, 2\]'"),
        ("nested", r"answered garbage: '\[\[\["),
        ("not-utf-8", "answered garbage: '.*move\ufffd"),
        ("wrong-type", "answered garbage: .*hello"),
        ("malformed", "answered garbage: 'Z9' is not a move"),
        ("no-move", "answered garbage: '' is not a move"),
        ("other-game", "answered for game 0 in game 1"),
        ("text-game", "answered for game '1' in game 1"),
        ("long-line", "wrote a line of more than 64 kB"),
        ("long-move", "wrote a line of more than 64 kB"),
        ("many-lines", "wrote many lines without being asked"),
        ("close-output", "closed its standard output"),
    ],
)
def test_fault_costs_the_game_and_the_bot_is_restarted(fault: str, reason: str) -> None:
    bot = external(bad_bot(fault, "1"), LITTLE_MS if reason == WITHIN else TIME_MS)
    with pytest.raises(PlayerFailed, match=reason) as failure:
        first_move(bot, 1)
    assert "\n" not in str(failure.value)
    bot.end_game(Result((0, 0), 1, "forfeit"))
    assert first_move(bot, 2) == Game.new(seed=2).legal_moves()[-1]
    bot.close()


def test_illegal_move_costs_the_game_and_keeps_the_process(
    capfd: pytest.CaptureFixture[str],
) -> None:
    bot = external(bad_bot("illegal", "1"))
    with pytest.raises(IllegalAnswer, match="answered CR, which is not legal here") as failure:
        first_move(bot, 1)
    assert failure.value.move == Move.parse("CR")
    bot.end_game(Result((0, 0), 1, "forfeit"))
    assert first_move(bot, 2) == Game.new(seed=2).legal_moves()[-1]
    bot.close()
    log = capfd.readouterr().err.splitlines()
    assert log[0].split()[:2] == log[1].split()[:2], "the same process played both games"


def test_second_answer_is_not_used_for_the_next_decision() -> None:
    bot = external(bad_bot("twice", "1"))
    game = Game.new(seed=1)
    bot.new_game(1, 0, seed=1)
    game.play(bot.choose(game.decision()))
    wait_for_unasked_line(bot)
    with pytest.raises(PlayerFailed, match=r"wrote without being asked: .*move"):
        bot.choose(game.decision())
    bot.close()


@pytest.mark.parametrize(
    "fault", ["after-the-end", "late-after-the-end", "leave-at-the-end", "crash-at-the-end"]
)
@pytest.mark.parametrize("waits", [True, False])
def test_fault_between_games_costs_no_game(fault: str, waits: bool) -> None:
    """Whether it does so before the next game begins, or after, is a matter of luck."""
    bot = external(bad_bot(fault, "none"))
    for number in (1, 2, 3):
        assert first_move(bot, number) == Game.new(seed=number).legal_moves()[-1]
        bot.end_game(Result((0, 0), 1, "river"))
        if waits:
            wait_until_not_quiet(bot)
    bot.close()


def test_garbage_in_the_next_game_costs_that_game() -> None:
    """It is not passed over as something about the last game: nothing better follows it."""
    bot = external(bad_bot("garbage", "2"), LITTLE_MS)
    first_move(bot, 1)
    bot.end_game(Result((0, 0), 1, "river"))
    with pytest.raises(PlayerFailed, match="answered garbage: 'xyzzy'"):
        first_move(bot, 2)
    bot.close()


@pytest.mark.parametrize("waits", [True, False])
def test_illegal_move_and_a_further_line_cost_one_game(waits: bool) -> None:
    bot = external(bad_bot("illegal-and-more", "1"))
    with pytest.raises(IllegalAnswer):
        first_move(bot, 1)
    if waits:
        wait_for_unasked_line(bot)
    bot.end_game(Result((0, 0), 1, "forfeit"))
    assert first_move(bot, 2) == Game.new(seed=2).legal_moves()[-1]
    bot.close()


def wait_until_not_quiet(bot: ExternalPlayer) -> None:
    process = bot._process
    assert process is not None
    assert happens(lambda: not process.is_quiet())


def wait_for_unasked_line(bot: ExternalPlayer) -> None:
    process = bot._process
    assert process is not None
    assert happens(lambda: process.unasked_lines() > 0)


def test_bot_that_closes_its_input_fails_at_the_next_decision() -> None:
    bot = external(bad_bot("close-input", "1"))
    game = Game.new(seed=1)
    bot.new_game(1, 0, seed=1)
    game.play(bot.choose(game.decision()))
    with pytest.raises(PlayerFailed, match="closed its standard input"):
        bot.choose(game.decision())
    bot.close()


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("./no-such-bot --flag", "cannot be started: No such file or directory"),
        ("/dev/null", "cannot be started: Permission denied"),
        ("'unfinished", "cannot be read as a command: a quotation mark is not closed"),
        ("true", r"stopped running \(exit code 0\) before it said hello"),
        ("sh -c 'kill -9 $$'", r"stopped running \(killed by signal 9\) before it said hello"),
        ("echo good morning", "answered hello with 'good morning' instead of"),
        (bad_bot("wrong-hello"), "answered hello with .* instead of"),
        (bad_bot("silent"), r"did not say hello within 0\.3 s"),
        (bad_bot("long-hello"), "wrote a line of more than 64 kB before it said hello"),
        ("cat /dev/zero", "wrote a line of more than 64 kB before it said hello"),
    ],
)
def test_bot_that_cannot_start_is_misuse(command: str, reason: str) -> None:
    with pytest.raises(MandalaError, match=reason) as refused:
        external(command, hello_seconds=0.3 if "silent" in command else 60)
    assert "\n" not in str(refused.value)
    assert str(refused.value).startswith("cmd:")


def test_failed_restart_costs_each_game_and_not_the_run(tmp_path: Path) -> None:
    """The program disappears during the run."""
    program = tmp_path / "bot.py"
    program.write_text((HERE / "bad_bot.py").read_text())
    bot = external(shlex.join([sys.executable, str(program), "crash", "all"]))
    program.unlink()
    with pytest.raises(PlayerFailed, match="exit code 3"):
        first_move(bot, 1)
    for number in (2, 3):
        # The reason continues a sentence that starts with "it".
        with pytest.raises(PlayerFailed, match=r"^stopped running \(exit code 2\) before"):
            first_move(bot, number)
        bot.end_game(Result((0, 0), 1, "forfeit"))
    bot.close()


def test_processes_started_by_a_bot_are_killed_with_it(capfd: pytest.CaptureFixture[str]) -> None:
    before = children_of(os.getpid())
    bot = external(bad_bot("children"), LITTLE_MS)
    bot.new_game(1, 0, seed=1)
    with pytest.raises(PlayerFailed):
        bot.choose(Game.new(seed=1).decision())
    pid = int(capfd.readouterr().err.split()[1])
    assert not running(pid)
    assert not children_of(pid)
    bot.close()
    assert children_of(os.getpid()) == before, "no zombies and no guards are left"


def test_bot_that_does_not_quit_is_killed() -> None:
    before = children_of(os.getpid())
    bot = external(bad_bot("stay"))
    assert children_of(os.getpid()) != before
    bot.close()
    assert children_of(os.getpid()) == before


def test_bot_is_killed_with_its_parent() -> None:
    """Even a bot that is busy and reads nothing: nobody is left who could end it."""
    program = (
        "import os, time\n"
        "from support.bots import bad_bot\n"
        "from mandala.players.external import ExternalPlayer\n"
        "from mandala.records.game import Game\n"
        "bot = ExternalPlayer(bad_bot('hang').removeprefix('cmd:'), 60_000)\n"
        "game = Game.new(seed=1)\n"
        "bot.new_game(1, 0, 1)\n"
        "bot.choose(game.decision())\n"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    runner = subprocess.Popen(
        [sys.executable, "-c", program], env=environment, stderr=subprocess.PIPE, text=True
    )
    assert runner.stderr is not None
    pid = int(runner.stderr.readline().split()[1])  # "process 123 plays game 1"
    assert running(pid)
    os.kill(runner.pid, signal.SIGKILL)
    runner.wait()
    runner.stderr.close()
    assert happens(lambda: not running(pid))


@pytest.mark.parametrize("fault", ["long-line", "many-lines"])
def test_flood_takes_no_memory(fault: str) -> None:
    bot = external(bad_bot(fault))
    tracemalloc.start()
    with pytest.raises(PlayerFailed):
        first_move(bot, 1)
    time.sleep(0.1)  # it would go on and on
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    bot.close()
    assert most < 3_000_000


def test_program_that_does_not_read_does_not_block() -> None:
    process = BotProcess("sleep 1000")
    for _ in range(100):
        process.send(b"x" * 10_000)
    assert not process.is_reading()
    with pytest.raises(BotTimeout):
        process.receive(time.monotonic() + 0.1)
    process.close()


def test_late_line_is_not_received() -> None:
    deadline = time.monotonic()
    process = BotProcess("echo hello")
    assert happens(lambda: process.unasked_lines() > 0)
    with pytest.raises(BotTimeout):
        process.receive(deadline)
    process.close()


def test_line_in_time_can_be_received_later() -> None:
    process = BotProcess("echo hello")
    assert happens(lambda: process.unasked_lines() > 0)
    deadline = time.monotonic() + 5
    assert process.receive(deadline) == b"hello"
    with pytest.raises(BotError, match="closed its standard output"):
        process.receive(deadline)
    process.close()
