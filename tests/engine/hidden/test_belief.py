"""Sampled worlds: only feasible ones, all of them, each as often as it should be."""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt
import pytest

from mandala.engine.hidden.belief import build_belief, resample
from mandala.engine.hidden.determinization import Belief, count_conflicts, sample_world
from mandala.engine.jit.state_arrays import new_states, to_state
from mandala.engine.rng import new_rng
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.memory import Drew, Gave, SeatMemory
from mandala.records.move import Move, MoveKind, counts, in_order, pile
from mandala.records.observation import observe
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.state import State

SAMPLES = 12_000
World = tuple[str, str, str]  # hand, cup, deck
Policy = Callable[[Game, random.Random], Move]


def anything(game: Game, rng: random.Random) -> Move:
    return rng.choice(game.legal_moves())


def hoarding(game: Game, rng: random.Random) -> Move:
    """Use up the deck without completing anything, then discard on: one reshuffle after another."""
    s = game.state
    for move in rng.sample(game.legal_moves(), len(game.legal_moves())):
        if s.end_near:
            if move.kind is MoveKind.DISCARD:
                return move
        elif move.kind is MoveKind.MOUNTAIN:
            lying = s.mountain[move.mandala] + s.field[move.mandala].sum(axis=0)
            if lying[move.colour] or np.count_nonzero(lying) < 5:
                return move
    return game.legal_moves()[-1]


class Truth:
    """Follows each card of one seat since the first reshuffle in the true game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.held: list[int] | None = None
        self.drawn: list[int] = []

    def after(self, before: State, s: State, mover: int, move: Move) -> None:
        reshuffled = s.reshuffles > before.reshuffles
        old = before.deck[before.deck_next : before.deck_end if reshuffled else s.deck_next]
        new = s.deck[: s.deck_next] if reshuffled else s.deck[:0]
        draws = mover == self.seat and move.kind is not MoveKind.CLAIM
        if self.held is not None:
            self.drawn += [*old, *new] if draws else []
        elif reshuffled:
            hand = s.hand[self.seat] - (np.bincount(new, minlength=COLOURS) if draws else 0)
            self.held = counts(pile(hand))
            self.drawn = [*new] if draws else []

    def layout(self, s: State) -> npt.NDArray[np.int64]:
        """The true slots of a belief about this seat."""
        held = s.hand[self.seat] if self.held is None else self.held
        cup = np.repeat(np.arange(COLOURS), s.dealt_cup[self.seat])
        deck = s.deck[s.deck_next : s.deck_end]
        return np.array([*cup, *np.repeat(np.arange(COLOURS), held), *self.drawn, *deck], np.int64)


def played_with_truth(seed: int, policy: Policy) -> Iterator[tuple[Game, tuple[Truth, Truth]]]:
    """A whole game, position by position, with the truth about both seats."""
    game, rng = Game.new(seed=seed), random.Random(seed)
    truths = Truth(0), Truth(1)
    while not game.over:
        yield game, truths
        before, mover, move = game.state.copy(), game.to_move, policy(game, rng)
        assert mover is not None
        game.play(move)
        for truth in truths:
            truth.after(before, game.state, mover, move)


def piles_of(belief: Belief, layout: npt.NDArray[np.int64]) -> list[list[int]]:
    """The slots cut where one pile ends and the next begins, each sorted."""
    ends = sorted(set(belief.pile_end.tolist()))
    return [sorted(part.tolist()) for part in np.split(layout, ends[:-1])]


def check_position(game: Game, truths: tuple[Truth, Truth], worlds: int) -> None:
    """For both seats: the true world is possible, and every sampled one looks the same."""
    for seat in (0, 1):
        seen, memory = game.observation(seat), game.memory(seat)
        rng = new_rng(game.ply, seat)
        belief = build_belief(seen, memory, rng)
        true_slots = truths[1 - seat].layout(game.state)
        assert piles_of(belief, true_slots) == piles_of(belief, belief.layout)
        assert count_conflicts(belief, true_slots, 0) == 0
        sampled = new_states(1)
        for _ in range(worlds):
            sample_world(belief, sampled, 0, rng)
            world = to_state(sampled[0])
            assert observe(world, seat, game.ply) == seen
            check_cards(world)
            if memory:
                check_memory(world, 1 - seat, memory)


def check_cards(s: State) -> None:
    """Rule 1.1: 18 of each colour, none below zero."""
    deck = np.bincount(s.deck[s.deck_next : s.deck_end], minlength=COLOURS)
    everywhere = s.mountain.sum(0) + s.field.sum((0, 1)) + s.hand.sum(0) + s.cup.sum(0) + deck
    everywhere = everywhere + s.discard + (s.place > 0).sum(0)
    assert everywhere.tolist() == [CARDS_PER_COLOUR] * COLOURS
    assert s.hand.min() >= 0
    assert s.dealt_cup.sum(1).tolist() == [2, 2]


def check_memory(s: State, other: int, memory: SeatMemory) -> None:
    """Rule 8.3, worked out without the sampler: could the other player have come to these cards?

    The hand at the reshuffle is the pile without the cup, so the set of drawn cards is known. Their
    order is chosen by deadline: each card given gets the latest draw that is early enough.
    """
    hand = Counter(memory.pile) - Counter(pile(s.dealt_cup[other]))
    deck = Counter(in_order(s.deck[s.deck_next : s.deck_end]))
    given = Counter(
        letter
        for e in memory.since
        if isinstance(e, Gave)
        for letter in "ROYGPB"[e.colour] * e.count
    )
    drawn = Counter(pile(s.hand[other])) + given - hand
    pools = [*memory.earlier, memory.pool]
    assert hand + drawn == Counter(pile(s.hand[other])) + given
    assert deck + drawn == Counter("".join(pools))
    last_drawn = Counter(pools[-1]) - deck
    needs: list[tuple[int, str]] = []
    slot, had = 0, dict(hand)
    for event in memory.since:
        if isinstance(event, Drew):
            slot += event.count
            continue
        letter = "ROYGPB"[event.colour]
        for _ in range(event.count):
            had[letter] = had.get(letter, 0) - 1
            if had[letter] < 0:
                needs.append((slot, letter))
    if len(pools) == 1:  # with several decks the pools themselves decide most of it
        assert all(sum(d <= upto for d, _ in needs) <= upto for upto in range(slot + 1))
        assert not Counter(letter for _, letter in needs) - last_drawn


@pytest.mark.parametrize("seed", range(12))
def test_true_world_is_feasible_and_samples_look_the_same(seed: int) -> None:
    for game, truths in played_with_truth(seed, anything):
        check_position(game, truths, worlds=2)


@pytest.mark.parametrize("seed", range(3))
def test_true_world_is_feasible_after_many_reshuffles(seed: int) -> None:
    for game, truths in played_with_truth(seed, hoarding):
        if game.state.end_near:
            check_position(game, truths, worlds=2)
    assert len(game.reshuffles) > 5


def late_state(hidden: str, seat: int = 0, hand_size: int = 2, deck_size: int = 2) -> State:
    """A late turn of ``seat``: the cards ``hidden`` fill other hand, dealt cup cards and deck in
    that order, each mandala holds four colours, all else was discarded."""
    s = State()
    other = 1 - seat
    cards = [*counts_in_order(hidden)]
    s.hand[other] = np.bincount(cards[:hand_size], minlength=COLOURS)
    s.dealt_cup[other] = np.bincount(cards[hand_size : hand_size + 2], minlength=COLOURS)
    s.cup[other] = s.dealt_cup[other]
    s.deck[:deck_size] = cards[hand_size + 2 :]
    s.deck_end = deck_size
    s.hand[seat, :2] = 1
    s.dealt_cup[seat, 2:4] = s.cup[seat, 2:4] = 1
    s.hand_size[seat], s.hand_size[other] = 2, hand_size
    s.mountain[:, :4] = 1
    used = s.hand.sum(0) + s.cup.sum(0) + s.mountain.sum(0)
    used = used + np.bincount(cards[hand_size + 2 :], minlength=COLOURS)
    s.discard[:] = CARDS_PER_COLOUR - used
    s.discard_size = int(s.discard.sum())
    s.turn = seat
    return s


def counts_in_order(letters: str) -> Iterator[int]:
    return ("ROYGPB".index(letter) for letter in letters)


def test_before_a_reshuffle_every_layout_is_equally_likely() -> None:
    s = late_state("RROBYG")
    expected = Counter(
        (pile_of(order[:2]), pile_of(order[2:4]), in_order(order[4:]))
        for order in itertools.permutations(counts_in_order("RROBYG"))
    )
    assert_uniform(expected, build_belief(observe(s, 0, 40), None, new_rng(1)), other=1)


@pytest.mark.parametrize("rejection_tries", [12, 0])
def test_after_a_reshuffle_given_cards_restrict_the_draws(rejection_tries: int) -> None:
    # Held: four cards of which two lie in the cup. Then three draws around two gifts.
    memory = SeatMemory(
        pile="RROG", pool="OYBBR", since=(Drew(1), Gave(5, 1), Drew(2), Gave(0, 1), Gave(1, 1))
    )
    s = late_state("RGRBOY"[:2] + "OB" + "YR", hand_size=2, deck_size=2)
    hold(s, memory, hand="RG", cup="RO"[:2])
    expected = Counter(layouts(memory))
    assert len(expected) > 8
    belief = build_belief(observe(s, 0, 60), memory, new_rng(2))
    assert_uniform(expected, belief._replace(rejection_tries=rejection_tries), other=1)


@pytest.mark.parametrize("rejection_tries", [12, 0])
def test_second_reshuffle_keeps_the_earlier_restrictions(rejection_tries: int) -> None:
    # The black cards came from the first new deck, so neither can lie in the cup.
    memory = SeatMemory(
        pile="RRO", pool="OYG", since=(Drew(2), Gave(5, 1), Drew(1)), earlier=("BB",)
    )
    s = late_state("RBO" + "RO" + "YG", hand_size=3, deck_size=2)
    hold(s, memory, hand="RBO", cup="RO")
    expected = Counter(layouts(memory))
    assert not any("B" in cup for _, cup, _ in expected)
    belief = build_belief(observe(s, 0, 60), memory, new_rng(3))
    assert_uniform(expected, belief._replace(rejection_tries=rejection_tries), other=1)


@pytest.mark.parametrize("rejection_tries", [12, 0])
def test_deck_holds_no_more_than_was_shuffled(rejection_tries: int) -> None:
    s = late_state("RROB" + "YG")
    s.reshuffled[:] = counts("YGRO")
    s.reshuffles = 1
    expected = Counter(
        (pile_of(order[:2]), pile_of(order[2:4]), in_order(order[4:]))
        for order in itertools.permutations(counts_in_order("RROBYG"))
        if not Counter(in_order(order[4:])) - Counter("YGRO")
    )
    assert not any("B" in deck or deck == "RR" for _, _, deck in expected)
    belief = build_belief(observe(s, 0, 60), None, new_rng(4))
    assert_uniform(expected, belief._replace(rejection_tries=rejection_tries), other=1)


def test_cups_that_mean_deadlock_are_not_sampled() -> None:
    # Both mandalas lack purple and black; all purple but one and all black but one are claimed.
    s = late_state("PBRRYG")
    s.cup[0, 4:] += s.discard[4:]
    s.discard[4:] = 0
    s.discard_size = int(s.discard.sum())
    s.end_near = 1
    belief = build_belief(observe(s, 0, 60), None, new_rng(5))
    expected = Counter(
        (pile_of(order[:2]), pile_of(order[2:4]), in_order(order[4:]))
        for order in itertools.permutations(counts_in_order("PBRRYG"))
        if 4 not in order[2:4] and 5 not in order[2:4]
    )
    assert_uniform(expected, belief, other=1)


def pile_of(cards: tuple[int, ...]) -> str:
    return in_order(sorted(cards))


def hold(s: State, memory: SeatMemory, hand: str, cup: str) -> None:
    """Give the other seat these cards, and make the deck and the reshuffle fit ``memory``."""
    before = s.hand[1] + s.cup[1]
    s.hand[1], s.cup[1], s.dealt_cup[1] = counts(hand), counts(cup), counts(cup)
    drawn = sum(e.count for e in memory.since if isinstance(e, Drew))
    everything = Counter(memory.pile + memory.pool + "".join(memory.earlier))
    gone = Counter("ROYGPB"[e.colour] for e in memory.since if isinstance(e, Gave))
    deck = everything - gone - Counter(hand) - Counter(cup)
    assert deck.total() == s.deck_end == len(memory.pool + "".join(memory.earlier)) - drawn
    in_deck = np.bincount(s.deck[: s.deck_end], minlength=COLOURS)
    s.deck[: s.deck_end] = [*counts_in_order("".join(deck.elements()))]
    now_in_deck = np.bincount(s.deck[: s.deck_end], minlength=COLOURS)
    s.discard += before - s.hand[1] - s.cup[1] + in_deck - now_in_deck
    s.reshuffled[:] = counts(memory.pool)
    s.reshuffles, s.end_near = 1, 1


def layouts(memory: SeatMemory) -> Iterator[tuple[str, str, str]]:
    """Every labelled layout that the events allow, as (hand, cup, deck), by brute force."""
    pools = [*memory.earlier, memory.pool]
    for held in itertools.permutations(counts_in_order(memory.pile)):
        for orders in itertools.product(
            *(itertools.permutations(counts_in_order(pool)) for pool in pools)
        ):
            unseen = [card for order in orders for card in order]
            hand, possible = Counter(held[2:]), True
            for event in memory.since:
                if isinstance(event, Drew):
                    hand.update(unseen[: event.count])
                    unseen = unseen[event.count :]
                else:
                    hand[event.colour] -= event.count
                    possible = possible and hand[event.colour] >= 0
            if possible:
                yield pile_of(tuple(hand.elements())), pile_of(held[:2]), in_order(unseen)


def assert_uniform(expected: Counter[World], belief: Belief, other: int) -> None:
    """Sample many worlds: only expected ones, in the expected proportions (chi-square)."""
    rng, sampled = new_rng(7), new_states(1)
    found: Counter[World] = Counter()
    for _ in range(SAMPLES):
        sample_world(belief, sampled, 0, rng)
        s = sampled[0]
        world = (
            pile(s.hand[other]),
            pile(s.dealt_cup[other]),
            in_order(s.deck[s.deck_next : s.deck_end]),
        )
        found[world] += 1
    assert not found.keys() - expected.keys()
    scale = SAMPLES / expected.total()
    freedom = len(expected) - 1
    distance = sum((found[w] - n * scale) ** 2 / (n * scale) for w, n in expected.items())
    # Five standard deviations above the mean of the chi-square distribution.
    assert distance < freedom + 5 * (2 * freedom) ** 0.5


def test_hidden_cards_do_not_change_the_sampled_world() -> None:
    s = late_state("RROBYG")
    twin = late_state("YGRORB")
    assert observe(s, 0, 40) == observe(twin, 0, 40)
    worlds = [resample(observe(x, 0, 40), None, new_rng(9)) for x in (s, twin)]
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(
    "memory",
    [
        SeatMemory("RRRR", "YG", ()),  # not the cards that are unseen
        SeatMemory("RR", "OBYG", ()),  # too few held for a cup and a hand of two
        SeatMemory("RROO", "YGPB", (Drew(1), Gave(1, 1))),  # purple is nowhere unseen
        SeatMemory("RROO", "BYG", (Gave(5, 1), Drew(1))),  # given before it could be drawn
    ],
)
def test_contradicting_knowledge_is_refused(memory: SeatMemory) -> None:
    seen = observe(late_state("RROOYG"), 0, 40)
    with pytest.raises(MandalaError, match="contradict each other"):
        build_belief(seen, memory, new_rng(1))


def test_spectators_and_finished_games_are_refused() -> None:
    game = Game.new(seed=1)
    with pytest.raises(MandalaError, match="spectator"):
        build_belief(game.observation(None), None, new_rng(1))
    game.resign(0)
    with pytest.raises(MandalaError, match="over"):
        build_belief(game.observation(0), None, new_rng(1))
