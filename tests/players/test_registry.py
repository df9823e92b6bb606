"""Players by name: each name gives its player, anything else one clear line."""

import subprocess
import sys

import pytest

from mandala.players.registry import player_from_name
from mandala.records.errors import MandalaError


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search:20", "search:7ms", "search:60000", "flat:9"]
)
def test_a_player_is_called_as_it_was_asked_for(name):
    assert player_from_name(name).name == name


@pytest.mark.parametrize(
    "effort", ["", "0", "-5", "2.5", "ms", "100 ms", "1e3", "10000001", "9" * 30]
)
def test_an_effort_must_be_simulations_or_time(effort):
    with pytest.raises(MandalaError, match="is not an effort: write simulations a move") as refused:
        player_from_name(f"search:{effort}")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("effort", ["", "0", "100ms", "1e3", "10000001"])
def test_a_flat_search_is_told_its_random_games(effort):
    with pytest.raises(MandalaError, match="write random games a move") as refused:
        player_from_name(f"flat:{effort}")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["", "Random", "random:3", "grandmaster", "cmd", ":", "search"])
def test_an_unknown_name_is_refused_with_the_names_there_are(name):
    with pytest.raises(MandalaError) as refused:
        player_from_name(name)
    assert f"there is no player {name!r}: choose random, greedy, search:2000, " in str(
        refused.value
    )
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
