"""Players are ready before they play, and those that need no compiler never load it."""

import subprocess
import sys

import pytest

from mandala.engine.warming import watch_compiler
from mandala.players.protocol import Decision
from mandala.players.readiness import get_ready
from mandala.players.registry import LEVELS, player_from_name
from mandala.records.errors import MandalaError
from mandala.records.game import Game


def run_python(code: str) -> "subprocess.CompletedProcess[str]":
    """In a process of its own, where nothing has been loaded yet."""
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )


def test_players_without_need_load_no_compiler() -> None:
    code = (
        "import sys\n"
        "from mandala.players.readiness import get_ready\n"
        "get_ready(['random', 'cmd:./greedy search:5'])\n"
        "print('numba' in sys.modules)\n"
    )
    finished = run_python(code)
    assert finished.stdout.strip() == "False"
    assert finished.stderr == ""


@pytest.mark.parametrize(
    "name", ["flat:0", "search:none", "master:0", "level:6", "grandmaster", "cmd:", "net:none.npz"]
)
def test_a_name_that_cannot_be_is_refused_before_anybody_waits(name: str) -> None:
    with watch_compiler() as watch, pytest.raises(MandalaError):
        get_ready(["greedy", name])
    assert watch.count == 0


def test_names_are_looked_at_without_the_compiler() -> None:
    code = (
        "import sys\n"
        "from mandala.players.readiness import get_ready\n"
        "from mandala.records.errors import MandalaError\n"
        "for name in ('flat:0', 'level:6', 'gredy', 'cmd:'):\n"
        "    try:\n        get_ready(['greedy', name])\n"
        "    except MandalaError:\n        print('numba' in sys.modules, end=' ')\n"
    )
    finished = run_python(code)
    assert finished.stdout.split() == ["False"] * 4


def test_once_ready_nothing_is_left_to_compile() -> None:
    names = ["greedy", "search:5", "search:1ms", "flat:5", "net", "master:5sims", "master:1"]
    names += [f"level:{level}" for level in LEVELS]
    get_ready(names)
    game = Game.new(seed=1)
    with watch_compiler() as watch:
        for name in names:
            player = player_from_name(name)
            player.new_game(0, 0, 1)
            player.choose(Decision(game.observation(0), tuple(game.legal_moves()), ()))
            player.close()
    assert watch.count == 0
