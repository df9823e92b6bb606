"""Moves as sentences, from what the viewer may know."""

import pytest

from mandala.locales.translate import t
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.observation import RULE_REASONS, Result
from mandala.records.record import PEOPLE_REASONS
from mandala.records.replay import start
from mandala.terminal.narration import Names, ending, narrate, printable
from support.decks import written_game
from support.scenarios import NAMES as SCENARIOS
from support.scenarios import before, run_out, scenario

PLAYERS = ("North", "South")


def told(
    game: Game, move: Move | str, seat: int | None = None, you: int | None = None
) -> list[str]:
    """Plays ``move`` and returns its sentences for a viewer in ``seat``."""
    seen = game.observation(seat)
    game.play(move)
    return narrate(Names(PLAYERS, you), seen, game.moves[-1], game.observation(seat))


def test_building_a_mountain() -> None:
    game = written_game(hands=("RRRRRR", ""), draws="YGG")
    assert told(game, "M1R") == ["North builds mountain I with red and draws 3."]


def test_only_the_seat_that_drew_reads_which_cards() -> None:
    def game() -> Game:
        return written_game(hands=("RRRRRR", ""), draws="YGG")

    own = "You build mountain I with red and draw 1 yellow, 2 green."
    others = "North builds mountain I with red and draws 3."
    assert told(game(), "M1R", seat=0, you=0) == [own]
    assert told(game(), "M1R", seat=1, you=1) == [others]
    assert told(game(), "M1R", seat=None) == [others]


def test_a_full_hand_draws_less() -> None:
    game = written_game(hands=("RRRRRR", "YYYYYY"), moves="M1R M2Y")
    assert told(game, "M1R") == ["North builds mountain I with red and draws 1."]


def test_drawing_nothing() -> None:
    game = before("only_card", 1)
    while game.observation(None).deck_size or game.observation(None).discard:
        game.play(scenario("only_card").moves[game.ply])
    move = next(m for m in game.legal_moves() if str(m).startswith("M"))
    assert told(game, move)[0].endswith(" and draws nothing.")


def test_growing_a_field() -> None:
    def game() -> Game:
        return written_game(mountains=("YY", "YY"), hands=("RRRRRR", ""))

    assert told(game(), "F2R3", seat=0, you=0) == ["You grow your field in mandala II with 3 red."]
    assert told(game(), "F2R3") == ["North grows their field in mandala II with 3 red."]


def test_discarding() -> None:
    game = written_game(hands=("RRRRRR", ""), draws="BP")
    assert told(game, "DR2", seat=0, you=0) == ["You discard 2 red and draw 1 purple, 1 black."]


def nearly_complete() -> Game:
    """Mandala I lacks black, which South holds; North has two green cards in the field there."""
    return written_game(
        mountains=("YY", "RR"),
        hands=("GGOPRY", "BRRRRR"),
        moves="F1G2 M1R M1O M2R M1P",
    )


def test_a_complete_mandala_says_who_chooses_and_why() -> None:
    story = told(nearly_complete(), "M1B")
    assert story[-1] == "Mandala I is complete: 2 : 0, North chooses first."


def test_a_tie_names_who_played_the_last_card() -> None:
    game = written_game(
        mountains=("YY", "RR"), hands=("OPRGYY", "BRRRRR"), moves="M1O M1R M1P M2R M1G"
    )
    assert told(game, "M1B", you=1)[-1] == (
        "Mandala I is complete: 0 : 0. North did not complete it and so chooses first."
    )


def test_claims_say_where_the_cards_go() -> None:
    game = nearly_complete()
    game.play("M1B")
    assert told(game, "CY") == ["North chooses yellow (2): place 1, +1."]
    assert told(game, "CR") == ["South chooses red (1): discarded, because the field was empty."]
    assert told(game, "CO") == ["North chooses orange (1): place 2, +0."]
    assert told(game, "CP") == ["South chooses purple (1): discarded, because the field was empty."]
    assert told(game, "CB")[0] == "The last colour, black (1), goes to North: place 3, +0."


def test_a_claim_without_a_choice_is_not_told_as_one() -> None:
    game = nearly_complete()
    for move in ("M1B", "CY", "CR", "CO", "CP"):
        game.play(move)
    assert told(game, "CB", seat=0, you=0)[0] == (
        "The last colour, black (1), is yours: place 3, +0."
    )


def test_a_colour_already_in_the_river_goes_to_the_cup() -> None:
    record = scenario("river")
    game = start(record)
    to_cup = []
    for move in record.moves:
        seat, river = game.to_move, game.observation(None).rivers
        assert seat is not None
        story = told(game, move)
        if str(move)[0] == "C" and str(move)[1] in river[seat]:
            to_cup.append(story[0])
    assert to_cup
    assert all("cup: +" in text and "place" not in text for text in to_cup)


def test_a_new_mountain_is_named() -> None:
    game = nearly_complete()
    for move in ("M1B", "CY", "CR", "CO", "CP"):
        game.play(move)
    story = told(game, "CB")
    letters = game.observation(None).mandalas[0].mountain
    names = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "P": "purple", "B": "black"}
    assert story[1] == (
        f"Mandala I is swept away. New mountain I: {names[letters[0]]} and {names[letters[1]]}."
    )


def test_the_deck_running_out() -> None:
    game, move = run_out("deck_runs_out_in_discard")
    assert told(game, move)[1:3] == [
        "The deck is out: the discard pile becomes the new deck.",
        "The deck is out: the next mandala is the last.",
    ]


def test_the_deck_running_out_with_nothing_to_shuffle() -> None:
    game, move = run_out("deck_runs_out_without_discards")
    assert told(game, move)[1] == "The deck is out: the next mandala is the last."


@pytest.mark.parametrize("name", SCENARIOS)
def test_each_reshuffle_is_narrated_once_to_every_viewer(name: str) -> None:
    record = scenario(name)
    game = start(record)
    for move in record.moves:
        decks = len(game.reshuffles)
        before_it = {seat: game.observation(seat) for seat in (0, 1, None)}
        game.play(move)
        made = len(game.reshuffles) > decks
        for seat, seen in before_it.items():
            story = narrate(Names(PLAYERS, you=seat), seen, move, game.observation(seat))
            assert ("becomes the new deck" in " ".join(story)) == made


def test_the_end_of_a_game() -> None:
    names = Names(PLAYERS, you=1)
    assert ending(names, Result((3, 5), 1, "river")) == "You win: a river is full (Rule 6.1)."
    assert ending(names, Result((9, 5), 0, "resign")) == "North wins: you gave up."
    both = Names(PLAYERS)
    assert ending(both, Result((9, 5), 0, "resign")) == "North wins: South gave up."
    assert ending(names, Result((5, 5), None, "deck")).startswith("The game is drawn: ")


def test_every_reason_has_its_text() -> None:
    for reason in {*RULE_REASONS.values(), *PEOPLE_REASONS}:
        assert t(f"reason-{reason}", who="they", name="South")


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
def test_names_are_made_safe(name: str, shown: str) -> None:
    assert printable(name) == shown
