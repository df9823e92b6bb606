"""One game in the terminal: asks for each move, plays it, narrates it, saves it."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from mandala.locales.pages import help_text, rules_parts, rules_text
from mandala.locales.translate import current_language, t
from mandala.players.player import Player, PlayerFailed
from mandala.players.registry import warm_up_hints
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.illegal import illegal_move
from mandala.records.move import Move
from mandala.records.observation import Result
from mandala.rules.queries import is_claim_forced
from mandala.terminal.final_score import final_count
from mandala.terminal.hints import draw_hints
from mandala.terminal.layout import ENOUGH, ScreenContent, board_lines, render_screen
from mandala.terminal.narration import Names, narrate
from mandala.terminal.saved_game import AutoSave
from mandala.terminal.screen import Leave, Screen, means_yes
from mandala.terminal.side_panel import cup_lines
from mandala.terminal.styles import wrapped
from mandala.terminal.typed_input import WORDS, Command, choose, command_of

AFTER_THE_END: Final = 4  # entries of the log above the final score


class TurnBack(NamedTuple):
    """The game and the length of the log before a decision. An undo returns to them."""

    game: Game
    story: int


class Session:
    """Plays ``game`` to its end or until a person leaves.

    ``players`` has None where a person sits. One person is addressed as "you" and can undo. Two
    people share the screen, which is cleared between them.
    """

    def __init__(
        self, game: Game, players: Sequence[Player | None], screen: Screen, auto_save: AutoSave
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.screen = screen
        self.auto_save = auto_save
        self.people = [seat for seat in (0, 1) if players[seat] is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.story: list[str] = []
        self._decisions: list[TurnBack] = []
        self._first_answer_pending = True

    def names_for(self, seat: int) -> Names:
        """Returns the names for the person in ``seat``: alone "you", two people by name."""
        return Names(self.game.players, you=seat if len(self.people) == 1 else None)

    def announce(self, text: str) -> None:
        """Adds a sentence to the news of every person."""
        for news in self.news.values():
            news.append(text)

    def play(self) -> None:
        """Plays the whole game; raises :class:`Leave` when a person leaves before the end."""
        self._prepare_players()
        self._save()
        while not self.game.over:
            self._one_move()
        assert self.game.result is not None
        for player in self.players:
            if player:
                player.end_game(self.game.result)

    def _prepare_players(self) -> None:
        for seat, player in enumerate(self.players):
            if player:
                player.new_game(0, seat, secrets.randbits(63))

    def ending(self) -> list[RenderableType]:
        """Returns what to show once the game is over."""
        names, frame = self.names_for(self.people[0]), self.screen.frame
        told = [
            line for news in self.story[-AFTER_THE_END:] for line in wrapped([news], frame.width)
        ]
        return [Text(), *told, Text(), final_count(self.game, names, frame)]

    def log_text(self) -> str:
        """Returns the game so far in words, as Markdown."""
        return "\n".join(f"- {line}" for line in self.story) or t("nothing-yet")

    def _one_move(self) -> None:
        seat = self.game.to_move
        assert seat is not None
        player = self.players[seat]
        if player:
            move = self._ask_player(player, seat)
        elif is_claim_forced(self.game.state):  # Rule 5.7
            move = self.game.legal_moves()[0]
        else:
            move = self._ask_person(seat)
        if move:
            self._make(move)
        self._save()

    def _save(self) -> None:
        """Saves the game. If that fails, a game without ``--record`` continues after a notice."""
        try:
            self.auto_save.save(self.game)
        except MandalaError as error:
            if not self.auto_save.automatic:
                raise
            self.auto_save.path = None
            self.announce(f"{error}. {t('not-kept')}")

    def catch_up(self, moves: Iterable[Move]) -> None:
        """Plays the moves of a resumed game and narrates them."""
        for move in moves:
            self._make(move)

    def _make(self, move: Move) -> None:
        before = {seat: self.game.observation(seat) for seat in (*self.people, None)}
        mover = self.game.to_move
        if mover in self.news and not is_claim_forced(self.game.state):
            self.news[mover].clear()  # the mover has read it
            if len(self.people) == 1:
                self._decisions.append(TurnBack(self.game.copy(), len(self.story)))
        self.game.play(move)
        for seat, news in self.news.items():
            news += narrate(self.names_for(seat), before[seat], move, self.game.observation(seat))
        names, after = self.names_for(self.people[0]), self.game.observation(None)
        self.story += narrate(names, before[None], move, after)

    def _ask_player(self, player: Player, seat: int) -> Move | None:
        """Returns the player's move; None if it failed and so forfeited the game."""
        try:
            # A player's first move can take long, so the spinner has a text.
            key = "is-thinking-first" if self._first_answer_pending else "is-thinking"
            with self.screen.busy(t(key, name=self._name(seat))):
                move = player.choose(self.game.decision())
            self._first_answer_pending = False
            return move
        except PlayerFailed as failure:
            self.story.append(t("tell-forfeit", name=self._name(seat), why=str(failure)))
            self.game.end(Result(self.game.scores, 1 - seat, "forfeit"))
            return None

    def _ask_person(self, seat: int) -> Move | None:
        """Returns the person's move; None if they resigned."""
        self._hand_over(seat)
        complaint = ""
        hints: list[Text] = []
        while not self.game.over:
            legal = self.game.legal_moves()

            def draw(complaint: str = complaint, hints: Sequence[Text] = tuple(hints)) -> None:
                content = self._content(seat, complaint, hints)
                self.screen.show(render_screen(content, self.screen.frame))

            draw()
            words = [*map(str, legal), *(word for word in WORDS if len(word) > 2)]
            typed = self.screen.ask(f" {self._prompt(seat)}", draw, words)
            complaint, hints = "", []
            command = command_of(typed)
            if command and command.command is Command.HINT:
                hints = self._hints(seat)
            elif command:
                complaint = self._obey(command.command, command.rest, seat)
            elif typed.strip():
                try:
                    return self._meant(typed, legal)
                except MandalaError as error:
                    complaint = str(error)
        return None

    def _content(self, seat: int, complaint: str, hints: Sequence[Text]) -> ScreenContent:
        game = self.game
        return ScreenContent(
            seen=game.observation(seat),
            legal=game.legal_moves(),
            names=self.names_for(seat),
            news=self.news[seat],
            complaint=complaint,
            story=self.story,
            hints=hints,
            memory=game.memory(seat),
        )

    def _obey(self, command: Command, rest: str, seat: int) -> str:
        """Carries out the typed command; returns an error text, or an empty text."""
        match command:
            case Command.QUIT:
                raise Leave
            case Command.HELP:
                self.screen.read(help_text(current_language()))
            case Command.LOG:
                self.screen.read(self.log_text())
            case Command.CUPS:
                self._show_cups(seat)
            case Command.RULES:
                return self._show_rules(rest)
            case Command.UNDO:
                return self._undo(seat)
            case Command.RESIGN:
                self._resign(seat)
        return ""

    def _meant(self, typed: str, legal: list[Move]) -> Move:
        """Returns the legal move that was typed; raises MandalaError."""
        move = choose(typed, legal)
        if reason := self.game.why_not(move):
            raise illegal_move(move, reason)
        return move

    def _hints(self, seat: int) -> list[Text]:
        warm_up_hints()
        names, frame = self.names_for(seat), self.screen.frame
        with self.screen.busy(t("advice-title")):
            room = (
                max(frame.height, ENOUGH[1]) - board_lines(self._content(seat, "", ()), frame) - 3
            )
            return draw_hints(self.game.decision(), names, min(frame.width, ENOUGH[0]), room)

    def _show_cups(self, seat: int) -> None:
        def draw() -> None:
            game = self.game
            seen, names = game.observation(seat), self.names_for(seat)
            lines = cup_lines(seen, names, game.memory(seat), self.screen.frame.width)
            self.screen.show([Text(), *lines, Text()])

        draw()
        self.screen.wait(f" {t('back-to-table')}", draw)

    def _undo(self, seat: int) -> str:
        """Takes back this person's last decision and all moves after it, or returns the reason why not."""
        if len(self.people) > 1:
            return t("refusal-take_back-only_ai")
        if not self._decisions:
            return t("refusal-take_back-nothing")
        self.game, length = self._decisions.pop()
        told = t("log-taken-back", **self.names_for(seat).of(seat))
        self.story[length:] = [told]
        self.news[seat] = [told]
        self._prepare_players()
        self._save()
        return ""

    def _resign(self, seat: int) -> None:
        if means_yes(self.screen.ask(f" {t('give-up')}")):
            self.game.resign(seat)
            self.story.append(t("tell-resign", **self.names_for(seat).of(seat)))

    def _prompt(self, seat: int) -> str:
        alone = len(self.people) == 1
        return t("prompt-you") if alone else t("prompt-name", name=self._name(seat))

    def _name(self, seat: int) -> str:
        return Names(self.game.players).name(seat)

    def _show_rules(self, number: str) -> str:
        """Shows all rules or one clause; returns an error text if the clause does not exist."""
        parts = rules_parts(current_language())
        if number and number not in parts:
            return t("no-such-rule", number=number)
        self.screen.read(parts[number] if number else rules_text(current_language()))
        return ""

    def _hand_over(self, seat: int) -> None:
        """Clears the screen between two people and waits until the other one is there."""
        if len(self.people) == 1 or self.at_screen == seat:
            return
        name = self._name(seat)

        def draw() -> None:
            self.screen.show([Text(f"\n {t('hand-over', name=name)}\n")])

        self.screen.wipe()
        draw()
        self.screen.wait(f" {t('hand-over-enter', name=name)}", draw)
        self.at_screen = seat
