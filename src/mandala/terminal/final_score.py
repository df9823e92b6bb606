"""The end of a game: in one line, and as a count place by place."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import StyleType
from rich.text import Text

from mandala.analysis.effects.outlook import cup_points
from mandala.locales.translate import t
from mandala.records.game import Game
from mandala.records.move import pile
from mandala.records.observation import RULE_REASONS
from mandala.rules.colours import LETTERS
from mandala.rules.game_end import RIVER_PLACES
from mandala.terminal.board import Frame
from mandala.terminal.narration import Names, ending, printable
from mandala.terminal.styles import GOLD, QUIET, STRONG, Glyphs, card, cards

LABEL: Final = 11  # columns before the first place
COLUMN: Final = 9  # columns for each place
LAST_COLUMN: Final = 10  # columns for the cards without a place
ABREAST: Final = LABEL + COLUMN * RIVER_PLACES + LAST_COLUMN + len("= 100")  # columns in all


def outcome_line(game: Game) -> str:
    """Returns names, points and reason of one game, for lists of games."""
    names = [printable(name) for name in game.players]
    scores = game.result.scores if game.result else game.scores
    points = f"{names[0]} {scores[0]} : {scores[1]} {names[1]}"
    if game.result is None:
        return f"{points}, {t('outcome-progress', count=game.ply)}"
    moves = t("outcome-moves", count=game.ply)
    return f"{points}, {moves}. {ending(Names(game.players), game.result)}"


def final_count(game: Game, names: Names, frame: Frame) -> RenderableType:
    """Draws the count: the cards of both cups under the rivers, colour by colour (Rule 7.1)."""
    assert game.result is not None
    seen = game.observation(None)
    verdict = Text().append(f" {ending(names, game.result)}", GOLD)
    by_rule = (
        game.result.reason in RULE_REASONS.values()
    )  # false if people ended the game, at any score
    if by_rule and game.scores[0] == game.scores[1] and game.result.winner is not None:
        sizes = sorted(seen.cup_sizes)
        verdict.append(f" {t('ending-fewer', fewer=sizes[0], more=sizes[1])}")
    parts: list[RenderableType] = []
    for seat in (0, 1):
        cup = pile(game.state.cup[seat])  # the game is over: cups are turned over (Rule 7.1)
        count = _count_abreast if frame.width >= ABREAST else _count_listed
        parts += [count(names.name(seat), seen.rivers[seat], cup, frame.glyphs), Text()]
    return Group(*parts, verdict)


def _count_listed(name: str, river: str, cup: str, glyphs: Glyphs) -> Group:
    """Draws one player's count in a narrow window: a line for each place."""
    lines = [Text(f" {name}", STRONG)]
    for place, letter in enumerate(river, start=1):
        sum_of_place = f"{cup.count(letter)} {glyphs.times} {place} = {cup.count(letter) * place}"
        lines.append(Text().append(f" {place} ", QUIET).append_text(card(letter)))
        lines[-1].append(f" {sum_of_place}")
    if without_place := "".join(letter for letter in cup if letter not in river):
        lines.append(Text().append(f" {t('label-no-place')} ", QUIET))
        lines[-1].append_text(cards(without_place, glyphs, 0))
    lines.append(Text(f" {t('label-points')} = {cup_points(cup, river)}", GOLD))
    return Group(*lines)


def _count_abreast(name: str, river: str, cup: str, glyphs: Glyphs) -> Group:
    """Draws one player's count in columns: river, cup cards, count times value, points."""
    places = range(1, RIVER_PLACES + 1)
    piles = [
        river[place - 1 : place] * cup.count(river[place - 1 : place] or " ") for place in places
    ]
    without_place = "".join(letter for letter in cup if letter not in river)
    total = cup_points(cup, river)
    lines = [_row(name, [*map(str, places), t("label-no-place") if without_place else ""], STRONG)]
    lines.append(
        _row(
            t("label-river"),
            [card(river[p - 1]) if p <= len(river) else glyphs.empty for p in places],
        )
    )
    columns = [_stacked(pile) for pile in (*piles, without_place)]
    for row in range(max(1, *map(len, columns))):
        cells = [column[row] if row < len(column) else "" for column in columns]
        lines.append(_row("" if row else t("label-cup"), cells))
    if any(piles):
        sums = [f"{len(p)} {glyphs.times} {n}" if p else "" for n, p in enumerate(piles, start=1)]
        lines.append(_row("", sums))
    points = [str(cup_points(pile, river)) for pile in piles]
    last = _row(t("label-points"), points, STRONG)
    last.append(" " * (ABREAST - len("= 100") - last.cell_len)).append(f"= {total}", GOLD)
    return Group(*lines, last)


def _row(label: str, cells: Sequence[str | Text], style: StyleType = "") -> Text:
    """Draws a label and the columns: one for each place, then the cards without a place."""
    line = Text(f" {label}", style or QUIET)
    line.truncate(
        LABEL, overflow="ellipsis", pad=True
    )  # all labels equally wide, so that the columns align
    for column, cell in enumerate(cells):
        text = Text().append_text(cell) if isinstance(cell, Text) else Text(cell, style)
        text.align("center", COLUMN if column < RIVER_PLACES else LAST_COLUMN)
        line.append_text(text)
    return line


def _stacked(pile: str) -> list[Text]:
    """Draws cards three to a row, colours below each other."""
    rows = []
    for letter in LETTERS:
        same = letter * pile.count(letter)
        rows += [card(same[start : start + 3]) for start in range(0, len(same), 3)]
    return rows
