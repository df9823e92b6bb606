"""Each move that is not legal has its reason, the same as the game gives when it is tried."""

from hypothesis import given, settings

from mandala.analysis.effects import refusals_of
from mandala.records.move import ALL_MOVES, Move
from support.decks import written_game
from support.random_games import RandomGame, random_games


@settings(max_examples=5)
@given(random_games)
def test_all_150_moves_are_legal_or_have_a_reason(random_game: RandomGame) -> None:
    for game in random_game.positions():
        if game.over:
            continue
        refused = {
            text: (refusal.code, refusal.rule)
            for refusal in refusals_of(game.observation(game.to_move))
            for text in refusal.moves
        }
        legal = set(game.legal_moves())
        for move in ALL_MOVES:
            reason = game.why_not(move)
            assert (reason is None) == (move in legal) == (str(move) not in refused)
            if reason:
                assert refused[str(move)] == (reason.code, reason.rule)


def test_wishes_are_grouped_by_reason() -> None:
    game = written_game(mountains=("RO", "YY"), hands=("RRGGGG", "......"))
    wishes = [Move.parse(text) for text in ("F1R1", "F1R2", "CR", "M1R", "DY1", "F2G4")]
    assert [(r.code, r.rule, r.moves) for r in refusals_of(game.observation(0), wishes)] == [
        ("field/colour_in_mountain", "4.1", ("F1R1", "F1R2")),
        ("hand/not_enough_cards", "3.3", ("DY1",)),
        ("claim/nothing_destroyed", "5.2", ("CR",)),
    ]
