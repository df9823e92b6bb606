"""One game at the table: whose move it is, asking for it, making it, telling it, keeping it."""

import secrets
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from mandala.locales import help_text, rules_parts, rules_text
from mandala.locales.speaking import spoken, t
from mandala.players.protocol import Player, PlayerFailed, decision_for
from mandala.players.readiness import get_ready_to_advise
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.records.observation import Result
from mandala.records.reasons import illegal_move
from mandala.terminal.choices import choose
from mandala.terminal.hinting import hints_page
from mandala.terminal.layout import lay_out, wrapped
from mandala.terminal.outcome import final_count
from mandala.terminal.preview import no_real_choice
from mandala.terminal.saving import Keeper
from mandala.terminal.screen import Leave, Screen, means_yes
from mandala.terminal.words import Cast, tell


class Session:
    """Plays ``game`` to its end or until somebody leaves.

    ``players`` has None where a person sits. One person is spoken to as "you"; two people share the
    screen, and it is wiped before it is handed over.
    """

    def __init__(
        self, game: Game, players: Sequence[Player | None], screen: Screen, keeper: Keeper
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.screen = screen
        self.keeper = keeper
        self.people = [seat for seat in (0, 1) if players[seat] is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.story: list[str] = []
        self._nobody_thought_yet = True

    def cast(self, seat: int) -> Cast:
        """How things are told to the person in ``seat``: alone as "you", two people by name."""
        return Cast(self.game.players, you=seat if len(self.people) == 1 else None)

    def play(self) -> None:
        """The whole game; raises :class:`Leave` when a person leaves before the end."""
        for seat, player in enumerate(self.players):
            if player:
                player.new_game(0, seat, secrets.randbits(63))
        self.keeper.save(self.game)
        while not self.game.over:
            self._one_move()
        assert self.game.result is not None
        for player in self.players:
            if player:
                player.end_game(self.game.result)

    def ending(self) -> list[RenderableType]:
        """What to show once the game is over."""
        cast, frame = self.cast(self.people[0]), self.screen.frame
        told = [line for news in self.story[-4:] for line in wrapped(news, "", frame)]
        return [Text(), *told, Text(), final_count(self.game, cast, frame)]

    def _one_move(self) -> None:
        seat = self.game.to_move
        assert seat is not None
        player = self.players[seat]
        if player:
            move = self._ask_player(player, seat)
        elif no_real_choice(self.game.observation(seat)):  # Rule 5.7
            move = self.game.legal_moves()[0]
        else:
            move = self._ask_person(seat)
        if move:
            self._make(move)
        self.keeper.save(self.game)

    def catch_up(self, moves: Iterable[Move]) -> None:
        """Make the moves of a game that is taken up again; they are told as if just played."""
        for move in moves:
            self._make(move)

    def _make(self, move: Move) -> None:
        before = {seat: self.game.observation(seat) for seat in (*self.people, None)}
        mover = self.game.to_move
        if mover in self.news and not no_real_choice(before[mover]):
            self.news[mover].clear()  # whoever decided has read it
        self.game.play(move)
        for seat, news in self.news.items():
            news += tell(self.cast(seat), before[seat], move, self.game.observation(seat))
        cast, after = self.cast(self.people[0]), self.game.observation(None)
        self.story += tell(cast, before[None], move, after)

    def _ask_player(self, player: Player, seat: int) -> Move | None:
        """The player's move; None if it failed and so forfeited the game."""
        try:
            with self.screen.busy(self._thinking(seat)):
                move = player.choose(decision_for(self.game))
            self._nobody_thought_yet = False
            return move
        except PlayerFailed as failure:
            self.story.append(t("tell-forfeit", name=self._name(seat), why=str(failure)))
            self.game.end(Result(self.game.scores, 1 - seat, "forfeit"))
            return None

    def _thinking(self, seat: int) -> str:
        """The sign of life; a machine's very first move can take long, so that is said."""
        key = "is-thinking-first" if self._nobody_thought_yet else "is-thinking"
        return t(key, name=self._name(seat))

    def _ask_person(self, seat: int) -> Move | None:
        """The person's move; None if they resigned."""
        self._hand_over(seat)
        legal = self.game.legal_moves()
        complaint = ""
        while not self.game.over:
            seen, cast, news = self.game.observation(seat), self.cast(seat), self.news[seat]
            screenful = lay_out(seen, legal, cast, news, complaint, self.screen.frame)
            self.screen.show(screenful)
            typed = self.screen.ask(f" {self._prompt(seat)}")
            complaint = ""
            match typed.lower().split():
                case []:
                    pass
                case ["q" | "quit" | "exit"]:
                    raise Leave
                case ["?" | "h" | "help"]:
                    self.screen.read(help_text(spoken()))
                case ["log"]:
                    told = "\n".join(f"- {line}" for line in self.story)
                    self.screen.read(told or t("nothing-yet"))
                case ["hint" | "hints"]:
                    self.screen.read(self._hints(seat))
                case ["rules", *number]:
                    complaint = self._show_rules(" ".join(number))
                case ["resign"]:
                    self._resign(seat)
                case _:
                    try:
                        return self._meant(typed, legal)
                    except MandalaError as error:
                        complaint = str(error)
        return None

    def _meant(self, typed: str, legal: list[Move]) -> Move:
        """The legal move that was typed; raises MalformedMove or IllegalMove."""
        move = choose(typed, legal)
        if reason := self.game.why_not(move):
            raise illegal_move(move, reason)
        return move

    def _hints(self, seat: int) -> str:
        get_ready_to_advise()
        with self.screen.busy(t("advice-title")):
            return hints_page(decision_for(self.game), self.cast(seat))

    def _resign(self, seat: int) -> None:
        if means_yes(self.screen.ask(f" {t('give-up')}")):
            self.game.resign(seat)
            self.story.append(t("tell-resign", **self.cast(seat).of(seat)))

    def _prompt(self, seat: int) -> str:
        alone = len(self.people) == 1
        return t("prompt-you") if alone else t("prompt-name", name=self._name(seat))

    def _name(self, seat: int) -> str:
        return Cast(self.game.players).name(seat)

    def _show_rules(self, number: str) -> str:
        """Show all rules or one clause; returns a complaint if there is no such clause."""
        parts = rules_parts(spoken())
        if number and number not in parts:
            return t("no-such-rule", number=number)
        self.screen.read(parts[number] if number else rules_text(spoken()))
        return ""

    def _hand_over(self, seat: int) -> None:
        """Two people: wipe the screen and wait until the other one sits in front of it."""
        if len(self.people) == 1 or self.at_screen == seat:
            return
        name = self._name(seat)
        self.screen.wipe()
        self.screen.show([Text(f"\n {t('hand-over', name=name)}\n")])
        self.screen.wait(f" {t('hand-over-enter', name=name)}")
        self.at_screen = seat
