"""A finished game on paper: its record, and the check of its deal."""

from collections.abc import Sequence

from mandala.records.fair_deal import verify
from mandala.records.record import Record
from mandala.server.messages.http import DealCheck, Verification
from mandala.server.storage.interface import Seat
from mandala.server.tables.table import Table


def table_record(table: Table, seats: Sequence[Seat]) -> Record:
    """The record of a table whose game is over: it shows every card."""
    names = {seat.seat: seat.name for seat in seats}
    game = table.game
    return Record(
        players=(names.get(0, ""), names.get(1, "")),
        first=game.first,
        deck=game.deck,
        reshuffles=tuple(game.reshuffles),
        moves=tuple(game.moves),
        result=game.result,
        further={
            "commitment": table.created.commitment,
            "seed": table.created.seed,
            "table": table.created.deal,  # the name the decks follow from
        },
    )


def verification(table: Table, seats: Sequence[Seat]) -> Verification:
    """Whether the decks of a finished game are those its commitment named."""
    report = verify(table_record(table, seats))
    return Verification(
        fair=report.fair,
        checks=tuple(DealCheck(what=check.what, passed=check.passed) for check in report.checks),
        commitment=table.created.commitment,
        seed=table.created.seed,
        table=table.created.deal,
    )
