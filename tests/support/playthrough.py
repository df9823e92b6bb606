"""A scenario as a text to read: state, both views, legal moves and the choice, ply by ply."""

import textwrap

from mandala.records.game import Game
from mandala.records.move import in_order, pile
from mandala.records.observation import Observation
from mandala.records.record import Record
from mandala.records.replay import steps

WIDTH = 100


def playthrough(name: str, record: Record) -> str:
    """The whole text of a scenario; plies outside its ``show`` are only listed."""
    show = record.extra["show"]
    assert isinstance(show, list)
    first, last = show
    lines = [name.replace("_", " "), "", *wrapped(str(record.extra["note"])), ""]
    lines += [*wrapped(f"deck {record.deck}", "     ")]
    lines += [line for deck in record.reshuffles[:3] for line in wrapped(f"then {deck}", "     ")]
    if len(record.reshuffles) > 3:
        lines.append(f"and {len(record.reshuffles) - 3} more reshuffles")
    moves = [str(move) for move in record.moves]
    if first:
        lines += ["", *wrapped(f"moves 1 to {first}: {' '.join(moves[:first])}", "  ")]
    for ply, game in enumerate(steps(record)):
        if first <= ply <= last:
            lines += ["", *position(game, moves[ply] if ply < len(moves) else None)]
    if last < len(moves):
        lines += [
            "",
            *wrapped(f"moves {last + 2} to {len(moves)}: {' '.join(moves[last + 1 :])}", "  "),
        ]
    return "\n".join(lines) + "\n"


def position(game: Game, choice: str | None) -> list[str]:
    s = game.state
    public = game.observation(None)
    what = {
        "turn": f"turn of seat {public.turn}",
        "claim": f"destroying mandala {public.destroying}, seat {public.to_move} chooses",
        "over": "over",
    }[public.phase]
    near = ", the end is near" if public.end_near else ""
    lines = [f"== after {game.ply} moves: {what}{near}, idle turns {public.idle_turns}"]
    for number, mandala in enumerate(public.mandalas, start=1):
        fields = " | ".join(field or "-" for field in mandala.fields)
        lines.append(f"mandala {number}  mountain {mandala.mountain or '-'}  fields {fields}")
    for seat in (0, 1):
        dealt = pile(s.dealt_cup[seat])
        lines.append(
            f"seat {seat}  hand {pile(s.hand[seat])}  river {public.rivers[seat] or '-'}"
            f"  cup {public.cup_seen[seat] or '-'} + {dealt} dealt  worth {game.scores[seat]}"
        )
    lines += wrapped(f"discard {public.discard or '-'}", "        ")
    deck = in_order(s.deck[s.deck_next : s.deck_end])
    lines += wrapped(f"deck {len(deck)}: {deck or '-'}", "     ")
    for seat in (0, 1):
        lines += wrapped(f"seat {seat} sees {view(game.observation(seat))}", "  ")
        memory = game.memory(seat)
        if memory:
            lines += wrapped(f"seat {seat} remembers {memory}", "  ")
    lines += wrapped("legal " + " ".join(str(move) for move in game.legal_moves()), "      ")
    if game.result:
        lines.append(f"result {game.result}")
    if choice:
        lines.append(f"-> {choice}")
    return [line.rstrip() for line in lines]


def view(seen: Observation) -> str:
    """Describes the private part of a seat's observation."""
    known = seen.reshuffled if seen.reshuffled is not None else "unknown"
    return (
        f"hand {seen.hand} cup {seen.cup} hands {seen.hand_sizes} cups {seen.cup_sizes}"
        f" deck {seen.deck_size} of {known}"
    )


def wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent) or [""]
