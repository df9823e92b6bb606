"""The game on disk while it is played: saved after every move, taken up again later."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from mandala.records.dealing import SeededDealer, WrittenDealer
from mandala.records.errors import MandalaError, RecordError, system_reason
from mandala.records.files import WholeFile, place_of
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import read_records, replay


@dataclass
class Keeper:
    """Keeps one game's record in ``path`` (None: nowhere). ``further`` keys go in with it."""

    path: Path | None
    further: dict[str, object] = field(default_factory=dict)

    def save(self, game: Game) -> None:
        """Replace the file as a whole: whoever reads it finds the old game or the new one."""
        if self.path is None:
            return
        line = game.record(**self.further).to_line() + "\n"
        try:
            file = WholeFile(self.path)
            try:
                file.write(line)
                file.keep()
            finally:
                file.drop()
        except OSError as error:
            why = system_reason(error)
            raise MandalaError("cannot-save", file=str(self.path), why=why) from None


def read_unfinished(path: Path) -> Record:
    """The game in ``path`` that is still in progress; raises RecordError if there is none.

    Raises MandalaError if the game could not be kept there: it is read in order to go on.
    """
    try:
        place_of(path)
    except OSError as error:
        raise RecordError("at-file", file=str(path), why=system_reason(error)) from None
    found = list(read_records(path))
    if len(found) != 1:
        raise RecordError("resume-alone", file=str(path), count=len(found))
    record = found[0][1]
    try:
        result = replay(record).result
    except RecordError as error:
        raise RecordError("at-line", file=str(path), line=found[0][0], why=error.said) from None
    if result:
        mine, theirs = result.scores
        raise RecordError("resume-over", file=str(path), mine=mine, theirs=theirs)
    return record


def take_up(record: Record, seed: int | str | None) -> Game:
    """The game of a record before its first move; reshuffles beyond it come from ``seed``, or are new."""
    later = SeededDealer(secrets.token_hex(16) if seed is None else seed)
    dealer = WrittenDealer(record.deck, record.reshuffles, then=later)
    return Game(dealer, record.players, record.first)
