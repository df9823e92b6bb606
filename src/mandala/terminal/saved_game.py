"""The game on disk: saved after every move, resumed later."""

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple, Self

import platformdirs

from mandala.records.atomic_file import atomic_write, resolve_target
from mandala.records.dealers import FixedDealer, SeededDealer
from mandala.records.errors import MandalaError, RecordError, file_errors
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import read_records, replay


@dataclass
class AutoSave:
    """Saves one game's record as the last line of ``path``, with the ``extra`` keys.

    ``before`` are the lines above it: earlier games, which stay as they are. ``automatic``: the
    file is in our own folder. The first move creates it. If that fails, the game continues.
    """

    path: Path | None
    extra: dict[str, object] = field(default_factory=dict)
    before: str = ""
    automatic: bool = False

    def save(self, game: Game) -> None:
        """Replaces the file as a whole; raises MandalaError if that fails."""
        if self.path is None or (self.automatic and not game.moves):
            return
        line = game.to_record(**self.extra).to_line() + "\n"
        with file_errors(self.path, "cannot-save"):
            if self.automatic:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            with atomic_write(self.path) as file:
                file.write(self.before + line)

    def for_next_game(self, extra: dict[str, object]) -> Self:
        """Returns where the next game is saved: in a file of its own, or below this one."""
        if self.automatic:
            table = extra.get("table")
            opponent = table.get("opponent") if isinstance(table, dict) else None
            return replace(self, path=new_file(str(opponent or "")), extra=extra)
        before = self.path.read_text(encoding="utf-8") if self.path else ""
        return replace(self, extra=extra, before=before)


class Unfinished(NamedTuple):
    """A game in progress, and the lines above it in its file."""

    record: Record
    before: str


def games_folder() -> Path:
    """Returns the folder of the games that are saved without ``--record``."""
    return platformdirs.user_data_path("mandala-game") / "games"


def new_file(opponent: str) -> Path:
    """Returns a new name in :func:`games_folder`: the moment, and who plays."""
    kind = "".join(letter if letter.isalnum() else "-" for letter in opponent)[:16]
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{moment}-{kind}-{secrets.token_hex(2)}.jsonl"


def latest_unfinished() -> Path | None:
    """Returns the file of the game in progress that was saved last; None if there is none."""
    return next(_unfinished_files(), None)


def _unfinished_files() -> Iterator[Path]:
    try:
        files = sorted(games_folder().glob("*.jsonl"), key=lambda file: -file.stat().st_mtime)
    except OSError:
        return
    for file in files:
        try:
            read_unfinished(file)
        except MandalaError:
            continue
        yield file


def read_unfinished(path: Path) -> Unfinished:
    """Reads the game in progress at the end of ``path``; raises RecordError if there is none.

    Raises MandalaError if ``path`` cannot be written: the resumed game is saved there.
    """
    with file_errors(path, "at-file", RecordError):
        resolve_target(path)
    *_, (line, record) = read_records(path)
    if record.result:
        mine, theirs = record.result.scores
        raise RecordError("resume-over", file=str(path), mine=mine, theirs=theirs)
    try:
        result = replay(record).result
    except RecordError as error:
        raise RecordError("at-line", file=str(path), line=line, why=error.message) from None
    if result:
        mine, theirs = result.scores
        raise RecordError("resume-over", file=str(path), mine=mine, theirs=theirs)
    return Unfinished(record, _lines_above(path, line))


def finished_games(path: Path) -> str:
    """Returns the text of a file of finished games, below which another game may be saved.

    Raises RecordError if it holds something else. The text is empty if the file does not exist.
    """
    if not path.exists() or not path.stat().st_size:
        return ""
    if path.suffix == ".json":
        raise RecordError("record-one-game", file=str(path))
    for _ in read_records(path):
        pass
    text = path.read_text(encoding="utf-8")
    return text if text.endswith("\n") else text + "\n"


def _lines_above(path: Path, line: int) -> str:
    lines = path.read_text(encoding="utf-8").split("\n")  # no other sign ends a line of JSON
    return "".join(f"{above}\n" for above in lines[: line - 1])


def resume_game(record: Record, seed: int | str | None) -> Game:
    """Returns the game of a record before its first move.

    Reshuffles that the record does not hold come from ``seed``, or are random.
    """
    later = SeededDealer(secrets.token_hex(16) if seed is None else seed)
    dealer = FixedDealer(record.deck, record.reshuffles, fallback=later)
    return Game(dealer, record.players, record.first)
