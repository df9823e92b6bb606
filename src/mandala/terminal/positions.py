"""Every card of a position in plain text, for ``mandala replay --states``."""

from itertools import groupby

from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.records.position import position
from mandala.terminal.words import ROMAN, printable


def position_text(number: int, game: Game, move: Move | None) -> str:
    """The position of ``game`` just after ``move`` (None: before the first), several lines."""
    at = position(number, game, move)
    names = [printable(name) for name in game.players]
    column = max(len(name) for name in names)
    happened = "before the first move" if move is None else f"after move {game.ply}, {move}"
    lines = [f"game {number}, {happened}"]
    for m, mandala in enumerate(at["mandalas"]):
        fields = ", ".join(f"{names[s]} {_spaced(mandala['fields'][s])}" for s in (0, 1))
        lines.append(f"  {ROMAN[m]:<2}  mountain {_spaced(mandala['mountain'])}; fields: {fields}")
    lines += [
        f"  {names[seat]:<{column}}  hand {_spaced(at['hands'][seat])}"
        f"; river {at['rivers'][seat] or '-'}"
        f"; cup {_spaced(at['cups'][seat])} = {at['scores'][seat]}"
        for seat in (0, 1)
    ]
    lines.append(f"  discard {_spaced(at['discard'])}")
    lines.append(f"  deck {at['deck'] or '-'}{' (the end is near)' if at['end_near'] else ''}")
    if at["legal"]:
        lines.append(f"  {names[at['to_move']]} may play {' '.join(at['legal'])}")
    return "\n".join(lines) + "\n"


def _spaced(pile: str) -> str:
    return " ".join("".join(same) for _, same in groupby(pile)) or "-"
