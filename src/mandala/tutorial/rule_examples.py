"""The examples of the printed rulebooks for the rules page. ``rules/`` computes their outcomes."""

from typing import Final

from mandala.analysis.effects import TurnEffects, effects_of
from mandala.records.move import Move
from mandala.rules.moves import HAND_LIMIT
from mandala.server.views.decision import open_moves
from mandala.server.views.position import position
from mandala.server.views.table_info import final_seat
from mandala.tutorial.setup_position import Layout, set_up
from mandala.tutorial.types import ColourExample, DestructionExample, DrawExample, Examples

VIEWER: Final = 0

# All six colours are in the hand. Neither mandala has a black card yet.
COLOUR_LAYOUT: Final = Layout(
    mountains=("YP", "RG"), fields=(("OR", "G"), ("", "")), hands=("ROYGPB", "ROYGPB")
)
# Four field cards against three. The mandala still lacks black.
DESTRUCTION_LAYOUT: Final = Layout(
    mountains=("RRRYYP", "OG"), fields=(("OOOO", "GGG"), ("", "")), hands=("BRYP", "ROYP")
)
# A full river. The cup has 4, 5, 6, 0, 3 and 1 cards of the colours at places 1 to 6.
SCORE_LAYOUT: Final = Layout(
    mountains=("YP", "RG"), cups=("GGGGRRRRRYYYYYYPPPO", ""), rivers=("GRYBPO", "")
)


def examples() -> Examples:
    """Returns all examples."""
    return Examples(
        draws=tuple(_draw(left) for left in range(HAND_LIMIT - 1, HAND_LIMIT - 5, -1)),
        colours=_colours(),
        destruction=_destruction(),
        score=final_seat(set_up(SCORE_LAYOUT).state, VIEWER),
    )


def _draw(left: int) -> DrawExample:
    game = set_up(Layout(mountains=("RY", "OG"), hands=("R" * (left + 1), "ROYGPB")))
    (effects,) = effects_of(game.observation(VIEWER), [Move.parse("M1R")])
    assert isinstance(effects, TurnEffects)
    return DrawExample(left=left, drawn=effects.drawn)


def _colours() -> ColourExample:
    game = set_up(COLOUR_LAYOUT)
    return ColourExample(
        position=position(game, VIEWER, None, strict=False),
        decision=open_moves(game, VIEWER, game.observation(VIEWER)),
    )


def _destruction() -> DestructionExample:
    game = set_up(DESTRUCTION_LAYOUT)
    (effects,) = effects_of(game.observation(VIEWER), [Move.parse("M1B")])
    assert isinstance(effects, TurnEffects)
    assert effects.completes is not None
    game.play("M1B")
    mandala = game.observation(VIEWER).mandalas[0]
    return DestructionExample(
        mountain=mandala.mountain, fields=mandala.fields, completion=effects.completes
    )
