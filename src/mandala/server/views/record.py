"""The record of a finished game, and the check of its deal."""

from collections.abc import Sequence

from mandala.records.fair_deal import JOINT_VERSION
from mandala.records.record import Record
from mandala.records.verify_deal import verify
from mandala.server.protocol.http import DealCheck, Verification
from mandala.server.state.table import Table
from mandala.server.storage.base import Seat


def table_record(table: Table, seats: Sequence[Seat]) -> Record:
    """Returns the record of a finished game; it shows every card."""
    names = {seat.seat: seat.name for seat in seats}
    game = table.game
    return Record(
        players=(names.get(0, ""), names.get(1, "")),
        first=game.first,
        deck=game.deck,
        reshuffles=tuple(game.reshuffles),
        moves=tuple(game.moves),
        result=game.result,
        extra=(_what_if(table) or _deal(table)) | _take_backs(table),
    )


def _deal(table: Table) -> dict[str, object]:
    """Returns the keys from which the deal can be checked (``docs/reference/fair-deal.md``)."""
    created = table.created
    keys: dict[str, object] = {
        "commitment": created.commitment,
        "seed": created.seed,
        "table": created.deal,  # the name the decks follow from
    }
    if created.deal_version == 1:
        return keys
    starts = "random" if created.first is None else created.first
    joint = {
        "fair_deal": JOINT_VERSION.decode(),
        "starts": starts,
        "nonces": list(table.nonces),
    }
    return keys | joint


def _what_if(table: Table) -> dict[str, object]:
    """Returns the key of a game that went on from another one; nothing for other games.

    Its deal does not follow from a seed, so it has none of the keys of :func:`_deal`.
    """
    given = table.created.what_if
    return {"what_if": {"seat": given.seat, "ply": given.ply}} if given else {}


def _take_backs(table: Table) -> dict[str, object]:
    """Returns the key with the moves that were taken back; nothing if there were none."""
    listed = [
        {"seat": back.seat, "from_ply": back.from_ply, "to_ply": back.to_ply}
        for back in table.take_backs
    ]
    return {"take_backs": listed} if listed else {}


def verification(table: Table, seats: Sequence[Seat]) -> Verification:
    """Returns the check of a finished game: whether its decks are those of its commitment."""
    report = verify(table_record(table, seats))
    return Verification(
        fair=report.fair,
        checks=tuple(DealCheck(what=check.what, passed=check.passed) for check in report.checks),
        commitment=table.created.commitment,
        seed=table.created.seed,
        table=table.created.deal,
        version=table.created.deal_version,
        nonces=table.nonces,
    )
