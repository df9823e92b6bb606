"""Sets a table: a new game or one taken up again, with whoever sits at it."""

import random
import secrets
import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from mandala.locales.speaking import t
from mandala.players.protocol import Player
from mandala.players.readiness import get_ready
from mandala.players.registry import player_from_name
from mandala.records.errors import MandalaError, system_reason
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.terminal.saving import Keeper, read_unfinished, take_up
from mandala.terminal.screen import Leave, Screen, means_yes
from mandala.terminal.session import Session
from mandala.terminal.words import printable

PERSON: Final = "person"  # the opponent's name when two people play at one screen
DEFAULT_OPPONENT: Final = "level:3"  # at once, and worth playing


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None where nothing was."""

    opponent: str | None = None
    names: tuple[str, ...] = ()
    first: int | None = None
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None


class Setting(NamedTuple):
    """A table that is set: the game before its first move, the moves to catch up with, the rest."""

    game: Game
    played: tuple[Move, ...]
    opponent: str
    keeper: Keeper


def host(wishes: Wishes) -> None:
    """Set the table, play, and say how it went. Raises MandalaError for what cannot be done."""
    screen = Screen()
    resume = wishes.resume or _record_to_resume(wishes.record, screen)
    game, played, opponent, keeper = _old_game(wishes, resume) if resume else _new_game(wishes)
    player = _opponent(opponent, screen)
    players: tuple[Player | None, Player | None] = (None, player)
    session = Session(game, players, screen, keeper)
    session.catch_up(played)
    try:
        with screen:
            session.play()
        for part in session.ending():
            screen.console.print(part, width=screen.frame.width)
    except Leave:
        screen.console.print(f" {_farewell(game, keeper)}", soft_wrap=True)
    except KeyboardInterrupt:
        screen.console.print(f"\n {_farewell(game, keeper)}", soft_wrap=True)
        raise
    finally:
        if player:
            player.close()


def _opponent(name: str, screen: Screen) -> Player | None:
    """Whoever sits down opposite; None: a person, who is there already."""
    if name == PERSON:
        return None
    get_ready([name])
    with screen.busy(t("takes-a-seat", name=printable(name))):
        return player_from_name(name)


def _farewell(game: Game, keeper: Keeper) -> str:
    if keeper.path:
        file = shlex.quote(str(keeper.path))
        go_on = f"mandala play --resume {file}"
        return t("kept", file=file, ply=game.ply, command=go_on)
    return t("not-kept")


def _record_to_resume(path: Path | None, screen: Screen) -> Path | None:
    """The file named by --record, if it already holds a game and the person wants to go on."""
    if path is None or not _is_there(path):
        return None
    record = read_unfinished(path)
    if screen.interactive:
        first, second = map(printable, record.players)
        values = {"file": str(path), "first": first, "second": second}
        try:
            answer = screen.ask(f" {t('resume-question', **values, count=len(record.moves))}")
            if not answer.strip() or means_yes(answer):
                return path
        except Leave:
            pass
    raise MandalaError("resume-or-other", file=str(path))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as error:
        raise MandalaError("at-file", file=str(path), why=system_reason(error)) from None


def _new_game(wishes: Wishes) -> Setting:
    opponent = wishes.opponent or DEFAULT_OPPONENT
    two = (t("name-first"), t("name-second"))
    defaults = two if opponent == PERSON else (t("name-alone"), opponent)
    names = (*wishes.names, *defaults[len(wishes.names) :])
    first = wishes.first if wishes.first is not None else _who_begins(wishes.seed)
    game = Game.new(wishes.seed, (names[0], names[1]), first)
    table: dict[str, object] = {"opponent": opponent}
    if wishes.seed is not None:
        table["seed"] = wishes.seed
    return Setting(game, (), opponent, Keeper(wishes.record, {"table": table}))


def _who_begins(seed: str | None) -> int:
    if seed is None:
        return secrets.randbelow(2)
    return random.Random(f"mandala/{seed}/first").randrange(2)


def _old_game(wishes: Wishes, path: Path) -> Setting:
    if wishes.seed is not None or wishes.first is not None or wishes.names:
        raise MandalaError("resume-options")
    record = read_unfinished(path)
    table = record.further.get("table")
    known = table if isinstance(table, dict) else {}
    before = str(known.get("opponent", DEFAULT_OPPONENT))
    opponent = wishes.opponent or before
    first, second = record.players
    if opponent != before and second == before:  # named after the player who leaves
        second = t("name-second") if opponent == PERSON else opponent
        record = replace(record, players=(first, second))
    seed = known.get("seed")
    game = take_up(record, seed if isinstance(seed, str) else None)
    further = dict(record.further) | {"table": {**known, "opponent": opponent}}
    return Setting(game, record.moves, opponent, Keeper(path, further))
