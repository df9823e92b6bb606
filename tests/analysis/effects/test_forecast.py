"""Effects match what happens, and do not depend on hidden cards."""

import itertools
import random
from dataclasses import replace

import msgspec
from hypothesis import given, settings

from mandala.analysis.effects import ClaimEffects, Taking, TurnEffects, effects_of
from mandala.records.game import Game
from mandala.records.move import ALL_MOVES, Move
from mandala.records.observation import observe
from mandala.rules.deck import cards_in_deck
from mandala.rules.play import play
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, DEADLOCK, OVER, RIVER, Cards, State
from support.random_games import RandomGame, random_games
from support.worlds import shuffle_hidden


def shuffled(deck: Cards, size: int, source: random.Random) -> None:
    cards = [int(c) for c in deck[:size]]
    source.shuffle(cards)
    deck[:size] = cards


def then(s: State, *moves: Move | int) -> State:
    """Plays the moves on the true state and returns the effects."""
    t = s.copy()
    for move in moves:
        play(t, move if isinstance(move, int) else move.index, shuffled, random.Random(1))
    return t


def ways_to_share(s: State) -> set[bool]:
    """For every order in which the colours may be claimed: does it complete a river?"""
    claims = [m for m in ALL_MOVES if str(m)[0] == "C" and s.mountain[s.destroying, m.colour]]
    orders = list(itertools.permutations(claims))
    if len(orders) > 24:  # five and six colours: a sample, the order within a half hardly matters
        orders = random.Random(2).sample(orders, 60)
    return {then(s, *order).reason == RIVER for order in orders}


@settings(max_examples=20)
@given(random_games)
def test_turn_effects_match_the_played_move(random_game: RandomGame) -> None:
    for game in random_game.positions():
        if game.over or game.state.phase == CLAIM:
            continue
        s, seat = game.state, game.state.turn
        legal = game.legal_moves()
        effects = effects_of(game.observation(seat), legal)
        assert len(effects) == len(legal)
        for move, effect in zip(legal, effects, strict=True):
            assert isinstance(effect, TurnEffects)
            t = then(s, move)
            drawn = t.hand_size[seat] - s.hand_size[seat] + move.count
            assert effect.drawn == drawn
            ran_out = drawn > 0 and cards_in_deck(t) == 0
            assert effect.deck_runs_out == (t.reshuffles > s.reshuffles or ran_out)
            assert effect.end_near == bool(t.end_near)
            if move.mandala is None:
                assert effect.fields is None
                assert effect.first_choice is None
            else:
                assert effect.fields == tuple(t.field_size[move.mandala])
                check_first_choice(effect)
            check_completion(effect, t)
            check_end(effect, t)


def check_first_choice(effect: TurnEffects) -> None:
    assert effect.fields is not None
    zero, one = effect.fields
    if effect.completes:
        assert effect.first_choice == effect.completes.first
    elif zero == one:
        assert effect.first_choice is None
    else:
        assert effect.first_choice == (0 if zero > one else 1)


def check_completion(effect: TurnEffects, t: State) -> None:
    if t.phase != CLAIM:
        assert effect.completes is None
        return
    assert effect.completes is not None
    assert effect.fields is not None
    assert effect.completes.mandala == t.destroying + 1
    assert effect.completes.first == t.claimer
    own, other = effect.fields[t.claimer], effect.fields[1 - t.claimer]
    if effect.completes.because == "more_cards":
        assert own > other
    else:
        assert own == other
        assert effect.completes.first == 1 - t.turn


def check_end(effect: TurnEffects, t: State) -> None:
    if t.phase == OVER:
        assert effect.ends == "stall" or (t.reason == DEADLOCK and effect.ends == "no")
    elif t.phase != CLAIM:
        assert effect.ends == "no"
    elif t.end_near:
        assert effect.ends == "deck"
    elif max(t.river_size) > 2:
        expected = {(True,): "river", (False,): "no", (False, True): "river_possible"}
        assert effect.ends == expected[tuple(sorted(ways_to_share(t)))]
    else:
        assert effect.ends == "no"


@settings(max_examples=20)
@given(random_games)
def test_claim_effects_match_the_played_claim(random_game: RandomGame) -> None:
    for game in random_game.positions():
        if game.over or game.state.phase != CLAIM:
            continue
        s, seat = game.state, game.state.claimer
        legal = game.legal_moves()
        for move, effect in zip(legal, effects_of(game.observation(seat), legal), strict=True):
            assert isinstance(effect, ClaimEffects)
            t = then(s, move)
            assert effect.cards == s.mountain[s.destroying, move.colour]
            check_taking(effect.own, s, t, seat, move.colour)
            swapped = s.copy()
            swapped.claimer = 1 - seat
            check_taking(effect.other, s, then(swapped, move), 1 - seat, move.colour)
            assert effect.last == (t.phase != CLAIM)
            assert effect.end_near == bool(t.end_near)
            if t.phase == OVER and t.reason != DEADLOCK:
                assert effect.ends == {RIVER: "river"}.get(t.reason, "deck")
            elif t.phase == CLAIM and not t.end_near:
                expected = {(True,): "river", (False,): "no", (False, True): "river_possible"}
                assert effect.ends == expected[tuple(sorted(ways_to_share(t)))]
            else:
                assert effect.ends == ("deck" if t.phase == CLAIM else "no")


def check_taking(taking: Taking, s: State, t: State, seat: int, colour: int) -> None:
    """``t`` is the true state after ``seat`` took the colour in ``s``."""
    gained = score(t, seat) - score(s, seat)
    woken = s.cup[seat, colour] if taking.enters_river else 0
    unknown = s.dealt_cup[seat, colour] if taking.enters_river and not taking.exact else 0
    assert taking.wakes == woken - unknown
    assert taking.points == gained - unknown * t.place[seat, colour]
    assert taking.to_cup == t.cup[seat, colour] - s.cup[seat, colour]
    assert taking.enters_river == (t.river_size[seat] > s.river_size[seat])
    cards = s.mountain[s.destroying, colour]
    assert taking.to_discard == cards - taking.to_cup - taking.enters_river
    assert (taking.place is None) == (taking.to_discard > 0)
    if taking.place is not None:
        assert taking.place == t.place[seat, colour]


@settings(max_examples=15)
@given(random_games)
def test_hidden_cards_make_no_difference(random_game: RandomGame) -> None:
    source = random.Random(random_game.seed)
    for game in itertools.islice(random_game.positions(), 0, None, 3):
        if game.over:
            continue
        seat = game.to_move
        assert seat is not None
        legal = game.legal_moves()
        told = msgspec.json.encode(effects_of(game.observation(seat), legal))
        twin = shuffle_hidden(game.state, seat, source)
        assert msgspec.json.encode(effects_of(observe(twin, seat, game.ply), legal)) == told


@settings(max_examples=5)
@given(random_games)
def test_a_strict_view_gives_the_same_or_lower_bounds(
    random_game: RandomGame,
) -> None:
    """Without the other's seen cup cards and with only the height of the discard pile."""
    for game in random_game.positions():
        if game.over:
            continue
        seat = game.to_move
        assert seat is not None
        seen, legal = game.observation(seat), game.legal_moves()
        own_cup = [seen.cup_seen[n] if n == seat else "" for n in (0, 1)]
        bare = replace(
            seen,
            discard="R" * len(seen.discard),
            cup_seen=(own_cup[0], own_cup[1]),
            reshuffled=None,
        )
        for full, less in zip(effects_of(seen, legal), effects_of(bare, legal), strict=True):
            if isinstance(full, TurnEffects):
                assert less == full
            else:
                assert isinstance(less, ClaimEffects)
                assert (less.own, less.ends, less.last) == (full.own, full.ends, full.last)
                assert less.other.points <= full.other.points
                assert without_points(less.other) == without_points(full.other)


def without_points(taking: Taking) -> Taking:
    return msgspec.structs.replace(taking, points=0, wakes=0)


def test_a_game_that_is_over_has_no_effects() -> None:
    game = Game.new(seed=1)
    game.resign(0)
    assert effects_of(game.observation(0), game.legal_moves()) == ()
