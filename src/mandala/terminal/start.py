"""Starts a session: a new game or a resumed one, and the games after it."""

import random
import secrets
import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from mandala.locales.translate import t
from mandala.players.levels import DEFAULT_OPPONENT, PERSON
from mandala.players.player import Player
from mandala.players.registry import make_player, warm_up_players
from mandala.records.dealers import FixedDealer, SeededDealer
from mandala.records.errors import MandalaError, file_errors
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.terminal.narration import Names, printable
from mandala.terminal.review import review
from mandala.terminal.saved_game import (
    AutoSave,
    Unfinished,
    finished_games,
    latest_unfinished,
    new_file,
    read_unfinished,
    resume_game,
)
from mandala.terminal.screen import Leave, Screen, means_yes
from mandala.terminal.session import Session

LATEST: Final = Path()  # value of --resume without a file
RESUME_LATEST: Final = "mandala play --resume"


@dataclass(frozen=True)
class PlayOptions:
    """The options of the command line; None where one was not given."""

    opponent: str | None = None
    names: tuple[str, ...] = ()
    first: int | None = None
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None


class NewSession(NamedTuple):
    """The input of a session: the game before its first move, the moves to repeat, and the rest."""

    game: Game
    played: tuple[Move, ...]
    opponent: str
    auto_save: AutoSave


def start_game(options: PlayOptions) -> None:
    """Plays games until the person leaves. Raises MandalaError if the options cannot be met."""
    screen = Screen()
    resume = _latest() if options.resume == LATEST else options.resume
    resume = resume or _record_to_resume(options.record, screen)
    new = _old_game(options, resume) if resume else _new_game(options)
    player = _opponent(new.opponent, screen)
    players: tuple[Player | None, Player | None] = (None, player)
    session = Session(new.game, players, screen, new.auto_save)
    session.catch_up(new.played)
    if not resume and new.auto_save.automatic:
        _mention_unfinished(session)
    try:
        with screen:
            try:
                while True:
                    session.play()
                    following = _after_the_end(session) if screen.interactive else None
                    if following is None:
                        break
                    session = Session(following[0], players, screen, following[1])
            except Leave:
                pass
        _say_goodbye(session)
    except KeyboardInterrupt:
        screen.console.print()
        _say_goodbye(session)
        raise
    finally:
        if player:
            player.close()


def _opponent(name: str, screen: Screen) -> Player | None:
    """Makes the opponent; None: a person."""
    if name == PERSON:
        return None
    warm_up_players([name])
    with screen.busy(t("takes-a-seat", name=printable(name))):
        return make_player(name)


def _mention_unfinished(session: Session) -> None:
    """Says in the new game's news that an earlier one waits."""
    if path := latest_unfinished():
        names = Names(read_unfinished(path).record.players)
        first, second = names.name(0), names.name(1)
        session.announce(t("resume-waits", first=first, second=second, command=RESUME_LATEST))


def _after_the_end(session: Session) -> tuple[Game, AutoSave] | None:
    """Shows the score and asks what comes next; returns the next game, or None to leave."""
    screen, game = session.screen, session.game

    def draw() -> None:
        screen.show(session.ending())

    while True:
        draw()
        words = ("again", "same", "review", "log", "quit")
        match screen.ask(f"\n {t('end-prompt')}", draw, words).strip().lower():
            case "again":
                return _next_game(session, None)
            case "same":
                return _next_game(session, game.deck)
            case "review":
                review(game, session.people, screen)
            case "log":
                screen.read(session.log_text())
            case "" | "q" | "quit" | "exit":
                return None
            case _:
                continue


def _next_game(session: Session, deck: str | None) -> tuple[Game, AutoSave]:
    """Returns another game, which the other player begins; ``deck``: dealt as before."""
    game, seed = session.game, secrets.token_hex(16)
    later = SeededDealer(seed)
    dealer = FixedDealer(deck, fallback=later) if deck else later
    table = session.auto_save.extra.get("table")
    known = table if isinstance(table, dict) else {}
    extra: dict[str, object] = {"table": {"opponent": known.get("opponent", DEFAULT_OPPONENT)}}
    return Game(dealer, game.players, 1 - game.first), session.auto_save.for_next_game(extra)


def _say_goodbye(session: Session) -> None:
    """Prints the score of a finished game and the command that checks or continues the game."""
    game, auto_save, console = session.game, session.auto_save, session.screen.console
    if game.over:
        for part in session.ending():
            console.print(part)
    file = str(auto_save.path) if auto_save.path else ""
    if not file:
        said, command = ("" if game.over else t("not-kept")), ""
    elif game.over:
        said, command = t("kept-finished"), f"mandala replay {shlex.quote(file)}"
    elif auto_save.automatic and not game.moves:
        said, command = t("kept-nothing"), ""
    else:
        said = t("kept", ply=game.ply)
        command = RESUME_LATEST if auto_save.automatic else f"{RESUME_LATEST} {shlex.quote(file)}"
    if said:
        console.print(Text(f" {said}"), soft_wrap=True)
    if command:  # on a line of its own, so that it can be copied
        console.print(Text(f"   {command}"), soft_wrap=True)


def _latest() -> Path:
    path = latest_unfinished()
    if path is None:
        raise MandalaError("resume-none")
    return path


def _record_to_resume(path: Path | None, screen: Screen) -> Path | None:
    """Returns the file of --record if it holds an unfinished game that the person wants to resume."""
    if path is None:
        return None
    unfinished = _unfinished_at(path)
    if unfinished is None:
        return None
    if screen.interactive:
        record = unfinished.record
        first, second = map(printable, record.players)
        values = {"file": str(path), "first": first, "second": second}
        try:
            answer = screen.ask(f" {t('resume-question', **values, count=len(record.moves))}")
            if not answer.strip() or means_yes(answer):
                return path
        except Leave:
            pass
    raise MandalaError("resume-or-other", file=str(path))


def _unfinished_at(path: Path) -> Unfinished | None:
    """Returns the unfinished game of --record; None if the file is missing or its games are over."""
    with file_errors(path, "at-file"):
        if not path.exists() or not path.stat().st_size:
            return None
    try:
        return read_unfinished(path)
    except MandalaError as error:
        if getattr(error.message, "key", "") == "resume-over":
            return None
        raise


def _new_game(options: PlayOptions) -> NewSession:
    opponent = options.opponent or DEFAULT_OPPONENT
    two = (t("name-first"), t("name-second"))
    defaults = two if opponent == PERSON else (t("name-alone"), opponent)
    names = (*options.names, *defaults[len(options.names) :])
    first = options.first if options.first is not None else _who_begins(options.seed)
    game = Game.new(options.seed, (names[0], names[1]), first)
    table: dict[str, object] = {"opponent": opponent}
    if options.seed is not None:
        table["seed"] = options.seed
    extra: dict[str, object] = {"table": table}
    if options.record:
        auto_save = AutoSave(options.record, extra, finished_games(options.record))
    else:
        auto_save = AutoSave(new_file(opponent), extra, automatic=True)
    return NewSession(game, (), opponent, auto_save)


def _who_begins(seed: str | None) -> int:
    if seed is None:
        return secrets.randbelow(2)
    return random.Random(f"mandala/{seed}/first").randrange(2)


def _old_game(options: PlayOptions, path: Path) -> NewSession:
    if options.seed is not None or options.first is not None or options.names:
        raise MandalaError("resume-options")
    record, above = read_unfinished(path)
    table = record.extra.get("table")
    known = table if isinstance(table, dict) else {}
    before = str(known.get("opponent", DEFAULT_OPPONENT))
    opponent = options.opponent or before
    first, second = record.players
    if opponent != before and second == before:  # the name was that of the former opponent
        second = t("name-second") if opponent == PERSON else opponent
        record = replace(record, players=(first, second))
    seed = known.get("seed")
    game = resume_game(record, seed if isinstance(seed, str) else None)
    extra = dict(record.extra) | {"table": {**known, "opponent": opponent}}
    automatic = options.resume == LATEST
    return NewSession(game, record.moves, opponent, AutoSave(path, extra, above, automatic))
