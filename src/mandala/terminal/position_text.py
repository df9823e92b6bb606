"""Every card of a position in plain text, for ``mandala replay --states``."""

from itertools import groupby

from mandala.locales.translate import t
from mandala.records.full_position import position
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.terminal.narration import ROMAN, printable


def position_text(number: int, game: Game, move: Move | None) -> str:
    """Returns the position of ``game`` just after ``move`` (None: before the first) in several lines.

    ``number`` counts games from 1, as people do.
    """
    at = position(number, game, move)
    names = [printable(name) for name in game.players]
    column = max(len(name) for name in names)
    if move is None:
        lines = [t("position-start", number=number)]
    else:
        lines = [t("position-after", number=number, ply=game.ply, move=str(move))]
    for m, mandala in enumerate(at["mandalas"]):
        fields = ", ".join(f"{names[s]} {_spaced(mandala['fields'][s])}" for s in (0, 1))
        mountain = f"{t('position-mountain')} {_spaced(mandala['mountain'])}"
        lines.append(f"  {ROMAN[m]:<2}  {mountain}; {t('position-fields')}: {fields}")
    lines += [
        f"  {names[seat]:<{column}}  {t('label-hand')} {_spaced(at['hands'][seat])}"
        f"; {t('label-river')} {at['rivers'][seat] or '-'}"
        f"; {t('label-cup')} {_spaced(at['cups'][seat])} = {at['scores'][seat]}"
        for seat in (0, 1)
    ]
    end_near = f" ({t('status-end-near')})" if at["end_near"] else ""
    lines.append(f"  {t('position-discard')} {_spaced(at['discard'])}")
    lines.append(f"  {t('position-deck')} {at['deck'] or '-'}{end_near}")
    if at["legal"]:
        may_play = t("position-may-play", name=names[at["to_move"]])
        lines.append(f"  {may_play} {' '.join(at['legal'])}")
    return "\n".join(lines) + "\n"


def _spaced(pile: str) -> str:
    return " ".join("".join(same) for _, same in groupby(pile)) or "-"
