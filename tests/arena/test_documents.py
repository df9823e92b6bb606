"""The pages about the arena and the bot protocol say what really happens."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from mandala.players.external import ExternalPlayer
from mandala.players.protocol import Decision
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.records.observation import Result
from support.bots import EXAMPLES
from support.program import mandala

DOCS = Path(__file__).parents[2] / "docs"
ARENA = (DOCS / "arena.md").read_text()
PROTOCOL = (DOCS / "bot-protocol.md").read_text()


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def transcript() -> list[tuple[str, str]]:
    """Each line of the conversation with its arrow."""
    (block,) = blocks(PROTOCOL, "transcript")
    return [(line[0], line[2:]) for line in block.splitlines()]


def test_the_shell_bot_answers_as_the_transcript_shows():
    told = "".join(f"{line}\n" for arrow, line in transcript() if arrow == "→")
    done = subprocess.run(
        ["sh", EXAMPLES / "shell_bot.sh"], input=told, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [line for arrow, line in transcript() if arrow == "←"]


def test_a_bot_is_told_what_the_transcript_shows(tmp_path):
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


def test_the_example_output_is_what_the_program_prints():
    (block,) = blocks(ARENA, "console")
    command, output = block.splitlines()
    words = shlex.split(command.removeprefix("$ "))
    assert words[0] == "mandala"
    printed, shown = json.loads(mandala(*words[1:]).stdout), json.loads(output)
    assert list(printed) == list(shown)
    del printed["ms_per_move"], shown["ms_per_move"]
    assert printed == shown


def test_the_python_example_runs(capsys):
    (block,) = blocks(ARENA, "python")
    exec(compile(block, "docs/arena.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 1 + 2 * 3 + 3
    assert printed[-3].startswith("random")


def test_every_option_is_explained():
    options = re.findall(r"^  (--[a-z-]+)", mandala("arena", "--help").stdout, re.MULTILINE)
    assert len(options) == 8
    for option in options:
        assert f"| `{option}" in ARENA


@pytest.mark.parametrize("page", [ARENA, PROTOCOL])
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page):
        assert (DOCS / target).resolve().exists(), target


def test_the_python_bot_is_as_short_as_the_page_says():
    lines = len((EXAMPLES / "python_bot.py").read_text().splitlines())
    assert f"({lines} lines, nothing" in PROTOCOL
