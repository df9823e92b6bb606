"""What a person sees: all of it, on a small screen too, and nothing that is hidden from them."""

import io

import pytest
from hypothesis import Phase, given, settings
from rich.console import Console

from mandala.records.replay import steps
from mandala.terminal.layout import lay_out
from mandala.terminal.look import PLAIN, PRETTY
from mandala.terminal.table import Frame, draw_table
from mandala.terminal.words import Cast, tell
from support.decks import written_game
from support.random_games import random_games
from support.scenarios import scenario

# A game that fails is told by its seed; making it smaller takes minutes and helps nobody.
few = settings(max_examples=6, phases=(Phase.explicit, Phase.reuse, Phase.generate))
SMALL = Frame(80, 24, PRETTY)


def shown(parts, frame, **options):
    """The lines on the screen."""
    out = io.StringIO()
    console = Console(file=out, width=frame.width, highlight=False, markup=False, **options)
    for part in parts:
        console.print(part)
    return out.getvalue().rstrip("\n").split("\n")


def table(game, seat, frame=SMALL, names=("North", "South"), **options):
    return shown([draw_table(game.observation(seat), Cast(names), frame)], frame, **options)


@few
@given(random_games)
def test_every_position_fits_80_by_24(drawn):
    cast = Cast(("A player, a long name", "search:800"), you=0)
    seen, news = None, []
    for game in drawn.positions():
        if seen is not None:
            news += tell(cast, seen, game.moves[-1], game.observation(0))
        seen = game.observation(0)
        if game.to_move == 0:
            lines = shown(lay_out(seen, game.legal_moves(), cast, news, "", SMALL), SMALL)
            assert len(lines) <= 23, "the line to type in needs its place"
            assert max(map(len, lines)) <= 80
            news = []


@few
@given(random_games)
def test_every_legal_move_is_listed_at_any_width(drawn):
    for game in drawn.positions():
        if game.ply % 7 or game.over:
            continue
        seen = game.observation(game.to_move)
        for width in (40, 80, 100):
            frame = Frame(width, 100, PRETTY)
            text = "\n".join(
                shown(lay_out(seen, game.legal_moves(), Cast(("N", "S")), [], "", frame), frame)
            )
            for number, move in enumerate(game.legal_moves(), start=1):
                assert any(f"{number}{mark}{move}" in text for mark in " +-")


def opening():
    return written_game(
        mountains=("YP", "RB"), hands=("RRRGGO", "BBBYYP"), cups=("OG", "PP"), draws="RYG"
    )


def test_the_table_before_the_first_move():
    assert table(opening(), 0) == [
        " MANDALA · move 1 · deck 88 · discard 0 ",
        " South        hand   ▮▮▮▮▮▮ 6                cup 2 unseen",
        "              river  1 ·  2 ·  3 ·  4 ·  5 ·  6 · ",
        "╭─ Mandala I  missing R O G B ─────────╮╭─ Mandala II  missing O Y G P ────────╮",
        "│ South        ·                       ││ South        ·                       │",
        "│ mountain      Y  P                 2 ││ mountain      R  B                 2 │",
        "│ North        ·                       ││ North        ·                       │",
        "╰─ tie: who completes it chooses 2nd ──╯╰─ tie: who completes it chooses 2nd ──╯",
        "▸North        river  1 ·  2 ·  3 ·  4 ·  5 ·  6 · ",
        "              hand   RRR  O  GG  6           cup  O  G  = 0 points",
    ]


def test_each_seat_sits_at_the_bottom_of_its_own_table():
    lines = table(opening(), 1)
    assert lines[1].startswith("▸North        hand   ▮▮▮▮▮▮ 6")
    assert lines[-1] == "              hand   YY  P  BBB  6           cup  PP  = 0 points"


def test_a_spectator_sees_no_hand_and_no_dealt_cards():
    lines = table(opening(), None)
    assert lines[-1] == "              hand   ▮▮▮▮▮▮ 6                cup 2 unseen"


def test_plain_signs_for_plain_terminals():
    text = "\n".join(table(opening(), 0, Frame(80, 24, PLAIN), safe_box=True))
    assert ">North" in text
    assert "######" in text


def test_without_colour_the_letters_say_it_all():
    coloured = table(opening(), 0, force_terminal=True, color_system="256", no_color=False)
    plain = table(opening(), 0, force_terminal=True, color_system="256", no_color=True)
    assert any("48;5;" in line for line in coloured)
    assert not any("48;5;" in line for line in plain)


def test_a_narrow_window_stacks_the_mandalas():
    lines = table(opening(), 0, Frame(60, 40, PRETTY))
    titles = [line for line in lines if "Mandala" in line]
    assert len(titles) == 2


def test_a_destruction_is_seen_at_once():
    game = written_game(
        mountains=("YY", "RR"), hands=("GGOPRY", "BRRRRR"), moves="F1G2 M1R M1O M2R M1P M1B"
    )
    seen, cast = game.observation(0), Cast(("North", "South"), you=0)
    lines = shown(lay_out(seen, game.legal_moves(), cast, [], "", SMALL), SMALL)
    text = "\n".join(lines)
    assert "┏━ Mandala I is destroyed ━" in text
    assert "┗━ You choose now ━" in text
    assert "  3 CY   YY  river place 1, 1 to the cup: 1 point" in lines


def test_who_may_claim_without_gain_is_told_so():
    game = written_game(
        mountains=("YY", "RR"), hands=("GGOPRY", "BRRRRR"), moves="F1G2 M1R M1O M2R M1P M1B CY"
    )
    cast = Cast(("North", "South"), you=1)
    lines = shown(lay_out(game.observation(1), game.legal_moves(), cast, [], "", SMALL), SMALL)
    assert "  1 CR   R  to the discard pile (empty field); worth 0+ to North" in lines


def test_completing_moves_are_marked_with_who_chooses_first():
    game = written_game(
        mountains=("YY", "RR"), hands=("OPGRRR", "BBRRRR"), moves="M1O M1R M1P M2R M1G"
    )
    cast = Cast(("North", "South"), you=1)
    lines = shown(lay_out(game.observation(1), game.legal_moves(), cast, [], "", SMALL), SMALL)
    text = "\n".join(lines)
    assert "-M1B" in text, "fields are even, and South plays the last card"
    assert "+F1B1" in text, "one card in the field is more than none"
    assert " + completes the mandala, you choose first" in text
    assert " - completes the mandala, North chooses first" in text


def test_the_end_that_is_near_is_announced():
    ends = [game.observation(None).end_near for game in steps(scenario("deck_runs_out_twice"))]
    assert True in ends
    for game in steps(scenario("deck_runs_out_twice")):
        near = "the end is near" in table(game, 0)[0]
        assert near == game.observation(None).end_near


def test_a_complaint_takes_the_place_of_the_hint():
    game = opening()
    cast = Cast(("North", "South"))
    args = (game.observation(0), game.legal_moves(), cast, ["News."])
    assert shown(lay_out(*args, "", SMALL), SMALL)[-1].startswith(" Type a move")
    assert shown(lay_out(*args, "No such thing.", SMALL), SMALL)[-1] == " No such thing."


def test_a_low_window_keeps_the_latest_news():
    game = opening()
    news = [f"Event {n}." for n in range(30)]
    for height in (10, 20, 24):
        frame = Frame(80, height, PRETTY)
        parts = lay_out(game.observation(0), game.legal_moves(), Cast(("N", "S")), news, "", frame)
        lines = shown(parts, frame)
        assert " Event 29." in lines
        assert height < 20 or len(lines) == height - 1


@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_cards_change_nothing_on_the_screen(seat):
    """Other hidden cards, the same screen: hand and cup of the other, order of the deck."""
    one = written_game(("YP", "RB"), ("RRRGGO", "BBBYYP"), ("OG", "PP"))
    hands, cups = (("RRRGGO", "OOGGRR"), ("OG", "YB"))
    if seat == 1:
        hands, cups = (("OYOYGP", "BBBYYP"), ("RB", "PP"))
    other = written_game(("YP", "RB"), hands, cups)
    assert table(one, seat) == table(other, seat)
