"""The picture of a game agrees with its replay by the rules."""

import itertools

import pytest

from mandala.picture.chronicle import Destruction, Turn, chronicle
from mandala.picture.rings import radii, rounds
from mandala.records.replay import replay
from support.random_games import TEMPERAMENTS, RandomGame
from support.scenarios import scenario


@pytest.mark.parametrize("temperament", sorted(TEMPERAMENTS))
def test_every_move_is_in_it_and_rivers_are_worth_the_score(temperament: str) -> None:
    for seed in range(6):
        record = RandomGame(seed, temperament, seed % 2).played().to_record()
        story, game = chronicle(record), replay(record)
        turns = [moment for moment in story.moments if isinstance(moment, Turn)]
        claims = [
            c for moment in story.moments if isinstance(moment, Destruction) for c in moment.claims
        ]
        assert len(turns) + len(claims) == game.ply
        assert story.result == game.result
        for seat in range(2):
            places = story.rivers[seat]
            assert sum(place.points for place in places) == game.scores[seat]
            assert len(places) == sum(claim.to_river for claim in claims if claim.seat == seat)


def test_cards_of_a_player_without_a_field_are_not_kept() -> None:
    record = RandomGame(3, "builder", 0).played().to_record()
    claims = [
        claim
        for moment in chronicle(record).moments
        if isinstance(moment, Destruction)
        for claim in moment.claims
    ]
    assert any(not claim.kept for claim in claims)
    assert not any(claim.to_river and not claim.kept for claim in claims)


def test_rings_follow_each_other_from_the_inside_outwards() -> None:
    story = chronicle(scenario("deck_runs_out_twice"))
    bands = rounds(story)
    found = radii(bands, 850, 3380)
    assert found[0][0] == 850
    assert found[-1][1] == 3380
    assert all(one[1] == other[0] for one, other in itertools.pairwise(found))
    assert all(len(band) <= 2 for band in bands if isinstance(band, tuple))
