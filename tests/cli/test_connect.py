"""``mandala connect``: the name of its guest. Games at a server are in tests/server."""

import pytest

from mandala.cli.commands.connect import guest_name
from mandala.players.levels import LEVELS, level_name
from mandala.server.rooms.names import clean_name


@pytest.mark.parametrize(
    ("player", "name"),
    [
        ("random", "random"),
        ("level:3", "bot level:3"),
        ("search:2000", "search:2000"),
        ("cmd:./my-bot --fast", "./my-bot --fast"),
    ],
)
def test_guest_has_the_name_of_its_player(player: str, name: str) -> None:
    assert guest_name(player) == name


@pytest.mark.parametrize("player", [*map(level_name, LEVELS), "random", "search:100ms"])
def test_server_accepts_the_name_of_a_player(player: str) -> None:
    assert clean_name(guest_name(player)) == guest_name(player)
