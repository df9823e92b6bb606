"""The worked examples of the printed rulebooks, as the rules work them out for the rules pages."""

from typing import Final

from mandala.analysis.effects import TurnEffects, effects_of
from mandala.records.notation import Move
from mandala.rules.moves import HAND_LIMIT
from mandala.server.tables.infos import final_seat, open_moves
from mandala.server.tables.positions import position
from mandala.server.tutorial.laying import Layout, laid_out
from mandala.server.tutorial.values import (
    ColourExample,
    DestructionExample,
    DrawExample,
    Examples,
)

READER: Final = 0

# All six colours in hand; black lies nowhere yet.
COLOURS_LAID: Final = Layout(
    mountains=("YP", "RG"), fields=(("OR", "G"), ("", "")), hands=("ROYGPB", "ROYGPB")
)
# Four cards against three; black is still missing.
FIELDS_LAID: Final = Layout(
    mountains=("RRRYYP", "OG"), fields=(("OOOO", "GGG"), ("", "")), hands=("BRYP", "ROYP")
)
# A full river, and 4, 5, 6, 0, 3 and 1 cards for its places.
COUNTED: Final = Layout(
    mountains=("YP", "RG"),
    cups=("GGGGRRRRRYYYYYYPPPO", ""),
    rivers=("GRYBPO", ""),
)


def examples() -> Examples:
    return Examples(
        draws=tuple(_draw(left) for left in range(HAND_LIMIT - 1, HAND_LIMIT - 5, -1)),
        colours=_colours(),
        destruction=_destruction(),
        score=final_seat(laid_out(COUNTED).state, READER),
    )


def _draw(left: int) -> DrawExample:
    game = laid_out(Layout(mountains=("RY", "OG"), hands=("R" * (left + 1), "ROYGPB")))
    (effects,) = effects_of(game.observation(READER), [Move.parse("M1R")])
    assert isinstance(effects, TurnEffects)
    return DrawExample(left=left, drawn=effects.drawn)


def _colours() -> ColourExample:
    game = laid_out(COLOURS_LAID)
    return ColourExample(
        position=position(game, READER, None, strict=False),
        decision=open_moves(game, READER, game.observation(READER)),
    )


def _destruction() -> DestructionExample:
    game = laid_out(FIELDS_LAID)
    (effects,) = effects_of(game.observation(READER), [Move.parse("M1B")])
    assert isinstance(effects, TurnEffects)
    assert effects.completes is not None
    game.play("M1B")
    mandala = game.observation(READER).mandalas[0]
    return DestructionExample(
        mountain=mandala.mountain, fields=mandala.fields, completion=effects.completes
    )
