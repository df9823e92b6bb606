"""The game record, version 1: its shape as data, reading it strictly, writing it.

This module knows the shape only. Whether the moves follow the rules is checked by playing them:
see ``replay``.
"""

import codecs
import json
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from mandala.records.dealing import check_deck
from mandala.records.errors import MalformedMove, MandalaError, RecordError
from mandala.records.notation import Move
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
    """One game on paper. ``further`` holds keys this version does not know, kept as they are."""

    players: tuple[str, str]
    first: int
    deck: str
    reshuffles: tuple[str, ...]
    moves: tuple[Move, ...]
    result: Result | None = None
    further: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for key in self.further:
            if key in _KEYS:
                raise MandalaError(
                    f"{key} is a key of the record itself and cannot be a further one"
                )

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
        return data | dict(self.further)

    def to_line(self) -> str:
        """One line of a ``.jsonl`` file, without its line end: always JSON that can be encoded."""
        line = json.dumps(self.to_json(), ensure_ascii=False, allow_nan=False)
        return _HALF_CHARACTER.sub(lambda half: f"\\u{ord(half[0]):04x}", line)

    @classmethod
    def from_line(cls, line: str | bytes) -> "Record":
        """Read one JSON object strictly; raises :class:`RecordError`."""
        if isinstance(line, str):
            line = line.encode("utf-8", "surrogatepass")
        if len(line) > LONGEST_LINE:
            raise RecordError(f"the line is longer than {LONGEST_LINE // 1_000_000} MB")
        return cls.from_json(_strict_json(line))

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Check the shape of a decoded JSON value; raises :class:`RecordError`."""
        if not isinstance(data, dict):
            raise RecordError(f"a record is a JSON object, this is {_kind(data)}")
        if data.get("format") != FORMAT:
            raise RecordError(f'format must be "{FORMAT}", not {_shown(data.get("format"))}')
        for key in ("players", "first", "deck", "reshuffles", "moves"):
            if key not in data:
                raise RecordError(f"{key} is missing")
        deck = _text(data["deck"], "deck")
        check_deck(deck)
        return cls(
            players=_players(data["players"]),
            first=_seat(data["first"], "first"),
            deck=deck,
            reshuffles=tuple(_reshuffles(data["reshuffles"])),
            moves=tuple(_moves(data["moves"])),
            result=_result(data["result"]) if "result" in data else None,
            further={key: value for key, value in data.items() if key not in _KEYS},
        )


def _strict_json(line: bytes) -> object:
    if line.startswith(codecs.BOM_UTF8):
        raise RecordError("the text begins with a byte order mark: save it as UTF-8 without one")
    try:
        return json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_no_key_twice,
            parse_float=_finite,
            parse_constant=_no_constant,
        )
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8 text at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        cut = " (is the file cut off?)" if error.pos >= len(error.doc.rstrip()) else ""
        raise RecordError(f"not JSON: {error.msg} at character {error.pos + 1}{cut}") from None
    except RecursionError:
        raise RecordError("not JSON that can be read: nested too deeply") from None
    except ValueError:  # Python refuses whole numbers of thousands of digits
        raise RecordError("not JSON that can be read: a number has too many digits") from None


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordError(f"the key {_shown(key)} appears twice")
            seen.add(key)
    return found


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise RecordError(f"{_shown(text)} is too large a number")
    return number


def _no_constant(name: str) -> NoReturn:
    raise RecordError(f"{name} is not a JSON number")


def _players(value: object) -> tuple[str, str]:
    if not isinstance(value, list) or len(value) != 2:
        raise RecordError("players must be a list of two names")
    first, second = (_text(name, f"players[{seat}]") for seat, name in enumerate(value))
    for seat, name in enumerate((first, second)):
        if _HALF_CHARACTER.search(name):
            raise RecordError(f"players[{seat}] holds half a character (a lone surrogate)")
    return first, second


def _reshuffles(value: object) -> Iterator[str]:
    if not isinstance(value, list):
        raise RecordError(f"reshuffles must be a list of decks, not {_kind(value)}")
    for i, deck in enumerate(value):
        where = f"reshuffles[{i}]"
        deck = _text(deck, where)
        if not deck:
            raise RecordError(f"{where} is empty: an empty discard pile makes no entry (Rule 6.2)")
        if set(deck) - set(LETTERS):
            raise RecordError(f"{where} has a letter that is none of {LETTERS} (Rule 1.1)")
        yield deck


def _moves(value: object) -> Iterator[Move]:
    if not isinstance(value, list):
        raise RecordError(f"moves must be a list of moves, not {_kind(value)}")
    for i, text in enumerate(value):
        try:
            yield Move.parse(_text(text, f"moves[{i}]"))
        except MalformedMove as error:
            raise RecordError(f"move {i + 1}: {error}") from None


def _result(value: object) -> Result:
    if not isinstance(value, dict):
        raise RecordError(f"result must be an object, not {_kind(value)}; leave it out during play")
    for key in ("scores", "winner", "reason"):
        if key not in value:
            raise RecordError(f"result.{key} is missing")
    scores = value["scores"]
    if (
        not isinstance(scores, list)
        or len(scores) != 2
        or not all(type(points) is int and points >= 0 for points in scores)
    ):
        raise RecordError("result.scores must be two whole numbers")
    winner = value["winner"]
    if winner is not None:
        winner = _seat(winner, "result.winner")
    reason = value["reason"]
    if reason not in (*RULE_REASONS.values(), *PEOPLE_REASONS):
        raise RecordError(f"result.reason {_shown(reason)} is not known")
    return Result((scores[0], scores[1]), winner, reason)


def _seat(value: object, where: str) -> int:
    if type(value) is not int or value not in (0, 1):
        raise RecordError(f"{where} must be the seat 0 or 1, not {_shown(value)}")
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise RecordError(f"{where} must be text, not {_kind(value)}")
    return value


def _kind(value: object) -> str:
    names = {
        dict: "an object",
        list: "a list",
        str: "text",
        bool: "true or false",
        type(None): "null",
    }
    return names.get(type(value), "a number")


def _shown(value: object) -> str:
    """Something foreign within a message: short, in one line, whatever it is."""
    if isinstance(value, (dict, list)):
        return _kind(value)
    shown = json.dumps(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."
