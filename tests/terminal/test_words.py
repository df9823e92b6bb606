"""The game told in words, from what the listener may know."""

import pytest

from mandala.locales.speaking import t
from mandala.records.observation import RULE_REASONS, Result
from mandala.records.record import PEOPLE_REASONS
from mandala.records.replay import start
from mandala.terminal.words import Cast, ending, printable, tell
from support.decks import written_game
from support.scenarios import NAMES as SCENARIOS
from support.scenarios import before, run_out, scenario

PLAYERS = ("North", "South")


def told(game, move, seat=None, you=None):
    """What is told of ``move`` to the one who sees what ``seat`` sees."""
    seen = game.observation(seat)
    game.play(move)
    return tell(Cast(PLAYERS, you), seen, game.moves[-1], game.observation(seat))


def test_a_mountain_with_its_draw():
    game = written_game(hands=("RRRRRR", ""), draws="YGG")
    assert told(game, "M1R") == ["North builds mountain I with red and draws 3."]


def test_only_the_one_who_drew_is_told_which_cards():
    def game():
        return written_game(hands=("RRRRRR", ""), draws="YGG")

    own = "You build mountain I with red and draw 1 yellow, 2 green."
    others = "North builds mountain I with red and draws 3."
    assert told(game(), "M1R", seat=0, you=0) == [own]
    assert told(game(), "M1R", seat=1, you=1) == [others]
    assert told(game(), "M1R", seat=None) == [others]


def test_a_full_hand_draws_less():
    game = written_game(hands=("RRRRRR", "YYYYYY"), moves="M1R M2Y")
    assert told(game, "M1R") == ["North builds mountain I with red and draws 1."]


def test_nothing_to_draw():
    game = before("only_card", 1)
    while game.observation(None).deck_size or game.observation(None).discard:
        game.play(scenario("only_card").moves[game.ply])
    move = next(m for m in game.legal_moves() if str(m).startswith("M"))
    assert told(game, move)[0].endswith(" and draws nothing.")


def test_a_field():
    def game():
        return written_game(mountains=("YY", "YY"), hands=("RRRRRR", ""))

    assert told(game(), "F2R3", seat=0, you=0) == ["You lay 3 red in your field of mandala II."]
    assert told(game(), "F2R3") == ["North lays 3 red in the field of mandala II."]


def test_a_discard():
    game = written_game(hands=("RRRRRR", ""), draws="BP")
    assert told(game, "DR2", seat=0, you=0) == ["You discard 2 red and draw 1 purple, 1 black."]


def nearly_complete():
    """Mandala I lacks black, which South holds; North has two green cards in the field there."""
    return written_game(
        mountains=("YY", "RR"),
        hands=("GGOPRY", "BRRRRR"),
        moves="F1G2 M1R M1O M2R M1P",
    )


def test_a_complete_mandala_says_who_chooses_and_why():
    story = told(nearly_complete(), "M1B")
    assert story[-1] == "Mandala I is complete: North chooses first (2 to 0 in the fields)."


def test_a_tie_names_who_played_the_last_card():
    game = written_game(
        mountains=("YY", "RR"), hands=("OPRGYY", "BRRRRR"), moves="M1O M1R M1P M2R M1G"
    )
    assert told(game, "M1B", you=1)[-1] == (
        "Mandala I is complete: North chooses first"
        " (0 to 0 in the fields, and you played the last card)."
    )


def test_claims_say_where_the_cards_go():
    game = nearly_complete()
    game.play("M1B")
    assert told(game, "CY") == ["North takes 2 yellow: one to river place 1, 1 to the cup."]
    assert told(game, "CR") == ["South takes 1 red: with an empty field, to the discard pile."]
    assert told(game, "CO") == ["North takes 1 orange: one to river place 2."]
    assert told(game, "CP") == ["South takes 1 purple: with an empty field, to the discard pile."]
    assert told(game, "CB")[0] == "North takes 1 black: one to river place 3."


def test_a_colour_already_in_the_river_goes_to_the_cup():
    record = scenario("river")
    game = start(record)
    to_cup = []
    for move in record.moves:
        seat, river = game.to_move, game.observation(None).rivers
        story = told(game, move)
        if str(move)[0] == "C" and str(move)[1] in river[seat]:
            to_cup.append(story[0])
    assert to_cup
    assert all(text.endswith("to the cup.") and "river" not in text for text in to_cup)


def test_a_new_mountain_is_named():
    game = nearly_complete()
    for move in ("M1B", "CY", "CR", "CO", "CP"):
        game.play(move)
    story = told(game, "CB")
    letters = game.observation(None).mandalas[0].mountain
    names = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "P": "purple", "B": "black"}
    assert story[1] == f"Mandala I begins anew with {names[letters[0]]} and {names[letters[1]]}."


def test_the_deck_running_out():
    game, move = run_out("deck_runs_out_in_discard")
    assert told(game, move)[1] == (
        "The deck has run out and the discard pile becomes the new deck."
        " The next mandala to be destroyed ends the game."
    )


def test_the_deck_running_out_with_nothing_to_shuffle():
    game, move = run_out("deck_runs_out_without_discards")
    assert told(game, move)[1] == (
        "The deck has run out. The next mandala to be destroyed ends the game."
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_each_reshuffle_is_told_once_and_to_everybody(name):
    record = scenario(name)
    game = start(record)
    for move in record.moves:
        decks = len(game.reshuffles)
        before_it = {seat: game.observation(seat) for seat in (0, 1, None)}
        game.play(move)
        made = len(game.reshuffles) > decks
        for seat, seen in before_it.items():
            story = tell(Cast(PLAYERS, you=seat), seen, move, game.observation(seat))
            assert ("becomes the new deck" in " ".join(story)) == made


def test_the_end():
    cast = Cast(PLAYERS, you=1)
    assert ending(cast, Result((3, 5), 1, "river")) == "You win: a river is full (Rule 6.1)."
    assert ending(cast, Result((9, 5), 0, "resign")) == "North wins: the other player resigned."
    assert ending(cast, Result((5, 5), None, "deck")).startswith("The game is drawn: ")


def test_every_reason_has_its_words():
    for reason in {*RULE_REASONS.values(), *PEOPLE_REASONS}:
        assert t(f"reason-{reason}")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("North", "North"),
        ("\x1b[31mred\x07", "?[31mred?"),
        ("  ", "?"),
        ("a" * 40, "a" * 15 + "…"),
        ("Zoë 北", "Zoë 北"),
        ("level:3", "Adept"),
        ("level:6", "level:6"),
    ],
)
def test_names_are_made_safe(name, shown):
    assert printable(name) == shown
