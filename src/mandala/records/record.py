"""The game record, version 1: its data, strict reading, writing.

This module checks the shape only. ``replay`` checks the moves by playing them.
"""

import codecs
import json
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from mandala.locales.message import Message, PlainText, message
from mandala.records.dealers import check_deck
from mandala.records.errors import MalformedMove, MandalaError, RecordError
from mandala.records.move import Move
from mandala.records.observation import RULE_REASONS, Result
from mandala.rules.colours import LETTERS

FORMAT: Final = "mandala-record/1"
PEOPLE_REASONS: Final = ("resign", "timeout", "forfeit", "agreed", "aborted")
LONGEST_LINE: Final = 10_000_000  # bytes

# Half of a UTF-16 pair: JSON can escape one alone, but no text file can hold it.
_HALF_CHARACTER: Final = re.compile("[\ud800-\udfff]")

_KEYS: Final = ("format", "players", "first", "deck", "reshuffles", "moves", "result")


@dataclass(frozen=True)
class Record:
    """One game as data. ``extra`` holds the keys that the format does not define."""

    players: tuple[str, str]
    first: int
    deck: str
    reshuffles: tuple[str, ...]
    moves: tuple[Move, ...]
    result: Result | None = None
    extra: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for key in self.extra:
            if key in _KEYS:
                raise MandalaError("record-own-key", key=key)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "players": list(self.players),
            "first": self.first,
            "deck": self.deck,
            "reshuffles": list(self.reshuffles),
            "moves": [str(move) for move in self.moves],
        }
        if self.result:
            data["result"] = self.result.to_json()
        return data | dict(self.extra)

    def to_line(self) -> str:
        """Returns one line of a ``.jsonl`` file, without its line end.

        Raises :class:`MandalaError` if a value of ``extra`` is not JSON.
        """
        try:
            line = json.dumps(self.to_json(), ensure_ascii=False, allow_nan=False)
        except (TypeError, ValueError, RecursionError) as error:
            raise MandalaError("record-extra-not-json", why=PlainText(str(error))) from None
        return _HALF_CHARACTER.sub(lambda half: f"\\u{ord(half[0]):04x}", line)

    @classmethod
    def from_line(cls, line: str | bytes) -> "Record":
        """Reads one JSON object strictly; raises :class:`RecordError`."""
        if isinstance(line, str):
            line = line.encode("utf-8", "surrogatepass")
        if len(line) > LONGEST_LINE:
            raise RecordError("record-line-too-long", limit=LONGEST_LINE // 1_000_000)
        return cls.from_json(_strict_json(line))

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Makes a record of a decoded JSON value; raises :class:`RecordError` if its shape is wrong."""
        if not isinstance(data, dict):
            raise RecordError("record-not-object", kind=_kind(data))
        if data.get("format") != FORMAT:
            raise RecordError("record-format", format=FORMAT, found=_shown(data.get("format")))
        for key in ("players", "first", "deck", "reshuffles", "moves"):
            if key not in data:
                raise RecordError("record-missing", key=key)
        deck = _text(data["deck"], "deck")
        check_deck(deck)
        return cls(
            players=two_names(data["players"]),
            first=_seat(data["first"], "first"),
            deck=deck,
            reshuffles=tuple(_reshuffles(data["reshuffles"])),
            moves=tuple(_moves(data["moves"])),
            result=_result(data["result"]) if "result" in data else None,
            extra={key: value for key, value in data.items() if key not in _KEYS},
        )


def _strict_json(line: bytes) -> object:
    if line.startswith(codecs.BOM_UTF8):
        raise RecordError("record-byte-order-mark")
    try:
        return json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_no_key_twice,
            parse_float=_finite,
            parse_constant=_no_constant,
        )
    except UnicodeDecodeError as error:
        raise RecordError("record-not-utf8", at=error.start + 1) from None
    except json.JSONDecodeError as error:
        cut = error.pos >= len(error.doc.rstrip())
        key = "record-not-json-cut" if cut else "record-not-json"
        raise RecordError(key, at=error.pos + 1) from None
    except RecursionError:
        raise RecordError("record-too-deep") from None
    except ValueError:  # Python refuses whole numbers of thousands of digits
        raise RecordError("record-too-many-digits") from None


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordError("record-key-twice", key=_shown(key))
            seen.add(key)
    return found


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise RecordError("record-number-too-large", found=_shown(text))
    return number


def _no_constant(name: str) -> NoReturn:
    raise RecordError("record-not-number", found=name)


def two_names(value: object) -> tuple[str, str]:
    """Returns the names of the two players; raises :class:`RecordError` if they are not two names."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise RecordError("record-two-names")
    first, second = (_text(name, f"players[{seat}]") for seat, name in enumerate(value))
    for seat, name in enumerate((first, second)):
        if _HALF_CHARACTER.search(name):
            raise RecordError("record-half-character", where=f"players[{seat}]")
    return first, second


def _reshuffles(value: object) -> Iterator[str]:
    if not isinstance(value, list):
        raise RecordError("record-reshuffles-list", kind=_kind(value))
    for i, deck in enumerate(value):
        where = f"reshuffles[{i}]"
        deck = _text(deck, where)
        if not deck:
            raise RecordError("record-reshuffle-empty", where=where)
        if set(deck) - set(LETTERS):
            raise RecordError("record-reshuffle-letter", where=where, letters=LETTERS)
        yield deck


def _moves(value: object) -> Iterator[Move]:
    if not isinstance(value, list):
        raise RecordError("record-moves-list", kind=_kind(value))
    for i, text in enumerate(value):
        try:
            yield Move.parse(_text(text, f"moves[{i}]"))
        except MalformedMove as error:
            raise RecordError("at-move", number=i + 1, why=error.message) from None


def _result(value: object) -> Result:
    if not isinstance(value, dict):
        raise RecordError("record-result-object", kind=_kind(value))
    for key in ("scores", "winner", "reason"):
        if key not in value:
            raise RecordError("record-missing", key=f"result.{key}")
    scores = value["scores"]
    if (
        not isinstance(scores, list)
        or len(scores) != 2
        or not all(type(points) is int and points >= 0 for points in scores)
    ):
        raise RecordError("record-two-scores")
    winner = value["winner"]
    if winner is not None:
        winner = _seat(winner, "result.winner")
    reason = value["reason"]
    if reason not in (*RULE_REASONS.values(), *PEOPLE_REASONS):
        raise RecordError("record-reason", found=_shown(reason))
    return Result((scores[0], scores[1]), winner, reason)


def _seat(value: object, where: str) -> int:
    if type(value) is not int or value not in (0, 1):
        raise RecordError("record-seat", where=where, found=_shown(value))
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise RecordError("record-text", where=where, kind=_kind(value))
    return value


def _kind(value: object) -> Message:
    names = {
        dict: "kind-object",
        list: "kind-list",
        str: "kind-text",
        bool: "kind-boolean",
        type(None): "kind-null",
    }
    return message(names.get(type(value), "kind-number"))


def _shown(value: object) -> str | Message:
    """Returns a short text for any JSON value, in one line."""
    if isinstance(value, (dict, list)):
        return _kind(value)
    shown = json.dumps(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."
