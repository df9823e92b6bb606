"""Players by name: each name gives its player, anything else one clear line."""

import subprocess
import sys

import pytest

from mandala.players.registry import player_from_name
from mandala.records.errors import MandalaError


def test_a_player_is_called_as_it_was_asked_for():
    assert player_from_name("random").name == "random"


@pytest.mark.parametrize("name", ["", "Random", "random:3", "grandmaster", "cmd", ":", "search"])
def test_an_unknown_name_is_refused_with_the_names_there_are(name):
    with pytest.raises(MandalaError) as refused:
        player_from_name(name)
    assert f"there is no player {name!r}: choose random, " in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_bot_needs_a_command():
    with pytest.raises(MandalaError, match="cmd: needs the command"):
        player_from_name("cmd: ")


def test_the_random_player_loads_no_compiler():
    program = (
        "import sys; from mandala.players.registry import player_from_name;"
        " player_from_name('random'); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
