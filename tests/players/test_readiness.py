"""Players are ready before they play, and those that need no compiler never load it."""

import subprocess
import sys

from mandala.engine.warming import watch_compiler
from mandala.players.protocol import Decision
from mandala.players.readiness import get_ready
from mandala.players.registry import player_from_name
from mandala.records.game import Game


def test_players_without_need_load_no_compiler() -> None:
    code = (
        "import sys\n"
        "from mandala.players.readiness import get_ready\n"
        "get_ready(['random', 'cmd:./greedy search:5'])\n"
        "print('numba' in sys.modules)\n"
    )
    finished = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert finished.stdout.strip() == "False"
    assert finished.stderr == ""


def test_once_ready_nothing_is_left_to_compile() -> None:
    names = ["greedy", "search:5", "search:1ms", "flat:5"]
    get_ready(names)
    game = Game.new(seed=1)
    with watch_compiler() as watch:
        for name in names:
            player = player_from_name(name)
            player.new_game(0, 0, 1)
            player.choose(Decision(game.observation(0), tuple(game.legal_moves()), ()))
            player.close()
    assert watch.count == 0
