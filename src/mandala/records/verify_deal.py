"""Checks the deal of a finished game from its record (``docs/reference/fair-deal.md``)."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from mandala.locales.languages import FALLBACK
from mandala.locales.message import Message, Text, message
from mandala.records.errors import RecordError
from mandala.records.fair_deal import (
    ALL_CARDS,
    JOINT_VERSION,
    NONCE_BYTES,
    SEED_BYTES,
    VERSION,
    FairDealer,
    JointDeal,
    KeyedDealer,
    Nonces,
    commitment,
)
from mandala.records.record import Record
from mandala.records.replay import replay

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")
Checks = tuple[tuple[str, Callable[[Record], Message]], ...]


@dataclass(frozen=True, slots=True)
class Check:
    """One check. ``what``: ``seed``, ``start`` (version 2), ``deck``, ``reshuffles`` or ``moves``."""

    what: str
    passed: bool
    found: Text


@dataclass(frozen=True, slots=True)
class Report:
    """The result of checking a record; ``checks`` ends with the first that failed.

    ``checkable`` is False if the record promises nothing, or if its seed is still a secret: the
    deal may be fair or not.
    """

    checks: tuple[Check, ...]
    checkable: bool = True

    @property
    def fair(self) -> bool:
        return all(check.passed for check in self.checks)

    def to_json(self) -> dict[str, Any]:
        """Returns the report for programs, always in English."""
        return {
            "fair": self.fair,
            "checks": [
                {"what": check.what, "passed": check.passed, "found": check.found.text(FALLBACK)}
                for check in self.checks
            ],
        }


def verify(record: Record) -> Report:
    """Checks that a finished game has the decks its host committed to, and legal moves.

    Where the deal cannot be checked, the moves are: a record that breaks a rule is not fair.
    """
    if why := _cannot_be_checked(record):
        return _check_moves_only(record, why)
    done: list[Check] = []
    for what, check in _CHECKS if _is_joint(record) else _CHECKS_1:
        try:
            done.append(Check(what, True, check(record)))
        except RecordError as error:
            done.append(Check(what, False, error.message))
            break
    return Report(tuple(done))


def _cannot_be_checked(record: Record) -> Message | None:
    if "commitment" not in record.extra:
        return message("fair-no-commitment")
    if "seed" not in record.extra and record.result is None:
        return message("fair-not-over")
    return None


def _check_moves_only(record: Record, why: Message) -> Report:
    seed = Check("seed", False, why)
    try:
        moves = Check("moves", True, _check_moves(record))
    except RecordError as error:
        return Report((seed, Check("moves", False, error.message)))
    return Report((seed, moves), checkable=False)


def _check_seed(record: Record) -> Message:
    published = _key(record, "commitment")
    seed = _hex(record, "seed")
    if len(seed) != SEED_BYTES:
        raise RecordError("fair-seed-size", wanted=SEED_BYTES, found=len(seed))
    expected = _joint_deal(record).commitment if _is_joint(record) else commitment(seed)
    if expected != published:
        raise RecordError("fair-seed-other")
    return message("fair-seed-same")


def _check_start(record: Record) -> Message:
    if _joint_deal(record).first(_nonces(record)) != record.first:
        raise RecordError("fair-start-other")
    return message("fair-start-same")


def _check_deck(record: Record) -> Message:
    if _dealer(record).order(0, ALL_CARDS) != record.deck:
        raise RecordError("fair-deck-other")
    return message("fair-deck-same")


def _check_reshuffles(record: Record) -> Message:
    dealer = _dealer(record)
    for number, deck in enumerate(record.reshuffles, start=1):
        if dealer.order(number, deck) != deck:
            raise RecordError("fair-reshuffle-other", index=number - 1)
    return message("fair-reshuffles-same", count=len(record.reshuffles))


def _check_moves(record: Record) -> Message:
    game = replay(record)
    return message("fair-moves-legal", count=game.ply)


_CHECKS: Final[Checks] = (
    ("seed", _check_seed),
    ("start", _check_start),
    ("deck", _check_deck),
    ("reshuffles", _check_reshuffles),
    ("moves", _check_moves),
)
_CHECKS_1: Final = tuple(named for named in _CHECKS if named[0] != "start")


def _is_joint(record: Record) -> bool:
    """Returns whether the deal is to be checked as version 2; without the key it has version 1."""
    return record.extra.get("fair_deal", VERSION.decode()) != VERSION.decode()


def _dealer(record: Record) -> KeyedDealer:
    if _is_joint(record):
        return _joint_deal(record).dealer(_nonces(record))
    listed = record.extra.get("entropy", [])
    if not isinstance(listed, list):
        raise RecordError("fair-entropy")
    entropy = [_from_hex(value, f"entropy[{i}]") for i, value in enumerate(listed)]
    return FairDealer(_hex(record, "seed"), _table(record), entropy)


def _joint_deal(record: Record) -> JointDeal:
    if record.extra.get("fair_deal") != JOINT_VERSION.decode():
        raise RecordError("fair-version", found=repr(record.extra.get("fair_deal")))
    starts = record.extra.get("starts")
    if starts != "random" and (type(starts) is not int or starts not in (0, 1)):
        raise RecordError("fair-starts")
    chosen = starts if isinstance(starts, int) else None
    return JointDeal(_hex(record, "seed"), _table(record), chosen)


def _nonces(record: Record) -> Nonces:
    listed = record.extra.get("nonces")
    if not isinstance(listed, list) or len(listed) != 2:
        raise RecordError("fair-nonces", wanted=NONCE_BYTES)
    first, second = (
        b"" if value is None else _from_hex(value, f"nonces[{seat}]")
        for seat, value in enumerate(listed)
    )
    if {len(first), len(second)} - {0, NONCE_BYTES}:
        raise RecordError("fair-nonces", wanted=NONCE_BYTES)
    return first, second


def _key(record: Record, name: str) -> str:
    value = record.extra.get(name)
    if not isinstance(value, str):
        raise RecordError("fair-lacks", key=name)
    return value


def _table(record: Record) -> str:
    table = _key(record, "table")
    if any("\ud800" <= letter <= "\udfff" for letter in table):  # half a pair: has no UTF-8 form
        raise RecordError("fair-table-text")
    return table


def _hex(record: Record, name: str) -> bytes:
    return _from_hex(_key(record, name), name)


def _from_hex(value: object, where: str) -> bytes:
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError("fair-hexadecimal", where=where)
    return bytes.fromhex(value)
