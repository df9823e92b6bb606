"""The pages about the arena and the bot protocol say what really happens."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from mandala.players.external import ExternalPlayer
from mandala.records.decision import Decision
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.observation import Result
from support.bots import EXAMPLES
from support.program import mandala

DOCS = Path(__file__).parents[2] / "docs"
ARENA = (DOCS / "how-to" / "compare-players.md").read_text()
PROTOCOL = (DOCS / "reference" / "bot-protocol.md").read_text()


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def transcript() -> list[tuple[str, str]]:
    """Each line of the conversation with its arrow."""
    (block,) = blocks(PROTOCOL, "transcript")
    return [(line[0], line[2:]) for line in block.splitlines()]


def test_shell_bot_answers_as_in_the_transcript() -> None:
    told = "".join(f"{line}\n" for arrow, line in transcript() if arrow == "→")
    done = subprocess.run(
        ["sh", EXAMPLES / "shell_bot.sh"], input=told, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [line for arrow, line in transcript() if arrow == "←"]


def test_bot_receives_the_lines_of_the_transcript(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = ExternalPlayer(f"sh -c 'tee {log} | sh {EXAMPLES / 'shell_bot.sh'}'")
    game = Game.new(seed=7)
    game.play("M1O")
    bot.new_game(7, 1, seed=0)
    decision = Decision(game.observation(1), tuple(game.legal_moves()), tuple(game.moves))
    assert bot.choose(decision) == Move.parse("F1Y1")
    bot.end_game(Result((0, 0), 1, "forfeit"))
    bot.close()
    assert log.read_text().splitlines() == [line for arrow, line in transcript() if arrow == "→"]


def test_example_output_is_what_the_program_prints() -> None:
    (block,) = blocks(ARENA, "console")
    command, output = block.splitlines()
    words = shlex.split(command.removeprefix("$ "))
    assert words[0] == "mandala"
    printed, shown = json.loads(mandala(*words[1:]).stdout), json.loads(output)
    assert list(printed) == list(shown)
    del printed["ms_per_move"], shown["ms_per_move"]
    assert printed == shown


def test_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = blocks(ARENA, "python")
    exec(compile(block, "docs/how-to/compare-players.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 1 + 2 * 3 + 3
    assert printed[-3].startswith("random")


def test_every_option_is_documented() -> None:
    options = re.findall(r"^  (--[a-z-]+)", mandala("arena", "--help").stdout, re.MULTILINE)
    assert {"--games", "--json"} <= set(options)
    for option in options:
        assert f"| `{option}" in ARENA


def test_python_bot_is_as_short_as_the_page_says() -> None:
    lines = len((EXAMPLES / "python_bot.py").read_text().splitlines())
    assert f"({lines} lines, standard library only)" in PROTOCOL
