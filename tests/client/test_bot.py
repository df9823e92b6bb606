"""A player on a server receives the same decisions as in a local game."""

import asyncio
import random
from pathlib import Path

import pytest

from mandala.client.bot import SeatHistory, play_seat
from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.fair_deal import commitment
from mandala.records.move import Move
from mandala.server.protocol.http import Online
from mandala.server.state.events import Viewer
from mandala.server.views.snapshot import snapshot
from support.table_logs import LoggedTable, created
from support.table_server import serving


def test_history_and_memory_are_those_of_the_game() -> None:
    """After a reshuffle the memory is that of the game, or missing where the steps do not tell it.

    The server sends the cards of one draw sorted. So when a seat's own draw crosses the end of the
    deck, the seat cannot see which of the cards came from the new deck.
    """
    known, unknown = 0, 0
    for number in range(8):
        source = random.Random(number)
        seed = source.randbytes(32)
        logged = LoggedTable(created(seed=seed.hex(), commitment=commitment(seed)))
        histories = [SeatHistory(seat) for seat in (0, 1)]
        seen = 0
        while logged.table.status != "over":
            logged.move(str(source.choice(logged.table.game.legal_moves())))
            table = logged.table
            for seat, history in enumerate(histories):
                history.add(snapshot(table, (), Viewer((seat,), seat), seen, logged.now))
                assert history.moves == table.game.moves
                expected = table.game.memory(seat)
                if history.memory is None:
                    unknown += expected is not None
                elif table.status != "over":
                    assert history.memory == expected
                    known += 1
            seen = table.seq
    assert known > unknown > 0


class FirstMove(BasePlayer):
    """Plays the first legal move; keeps the seeds and decisions it was given."""

    name = "first-move"

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.decisions: list[Decision] = []

    def new_game(self, number: int, seat: int, seed: int) -> None:
        super().new_game(number, seat, seed)
        self.seeds.append(seed)

    def choose(self, decision: Decision) -> Move:
        self.decisions.append(decision)
        return decision.legal[0]


@pytest.mark.anyio
async def test_player_gets_a_seed_of_its_own_and_its_memory(tmp_path: Path) -> None:
    players = (FirstMove(), FirstMove())
    async with serving(tmp_path) as running, asyncio.timeout(60):
        ada, bea = running.guest(), running.guest()
        mine = await ada.create(Online(name="Ada"))
        theirs = await bea.join(mine.table_id, "Bea", mine.invite_token)
        results = await asyncio.gather(
            play_seat(ada, mine, players[0], lambda _move: None),
            play_seat(bea, theirs, players[1], lambda _move: None),
        )
    assert results[0] == results[1]
    assert len({0, *(seed for player in players for seed in player.seeds)}) == 3
    for player in players:
        for decision in player.decisions:
            assert len(decision.history) == decision.observation.ply
            assert decision.observation.reshuffled is not None or decision.memory is None
