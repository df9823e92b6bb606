"""What a request leads to, and every reason to refuse one."""

import random

import pytest

from mandala.server.messages import from_client as ask
from mandala.server.messages.values import CorrespondenceClock
from mandala.server.refusal import Refused
from mandala.server.tables import events as log
from mandala.server.tables.actions import GREETINGS, MOST_CLAIM_LISTS, MOST_GREETINGS, open_actions
from mandala.server.tables.table import Ply
from support.table_logs import LoggedTable, created

AI = {"kind": "ai", "levels": (None, 1)}
POST = {"clock": CorrespondenceClock(days=3)}


def refusal(logged: LoggedTable, seat: int, kind: type, **fields: object) -> Refused:
    seq = logged.table.seq
    with pytest.raises(Refused) as refused:
        logged.ask(seat, kind, **fields)
    assert logged.table.seq == seq
    return refused.value


def first_move(logged: LoggedTable) -> str:
    return str(logged.table.game.legal_moves()[0])


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    logged = LoggedTable()
    seq = logged.table.seq
    assert refusal(logged, 1, ask.Move, seq=seq, move="M1R").code == "move/not_your_turn"


@pytest.mark.parametrize("text", ["", "m1r", "M3R", "X", "M1R "])
def test_what_is_no_move_is_refused(text: str) -> None:
    logged = LoggedTable()
    assert refusal(logged, 0, ask.Move, seq=logged.table.seq, move=text).code == "move/malformed"


def test_an_illegal_move_names_its_rule() -> None:
    logged = LoggedTable()
    error = refusal(logged, 0, ask.Move, seq=logged.table.seq, move="CR")
    assert (error.code, error.rule) == ("claim/nothing_destroyed", "5.2")


def test_a_move_about_an_older_position_is_stale() -> None:
    logged = LoggedTable()
    seen = logged.table.seq
    logged.move(first_move(logged))
    logged.move(first_move(logged))
    assert refusal(logged, 0, ask.Move, seq=seen, move=first_move(logged)).code == "move/stale"
    ahead = logged.table.seq + 1
    assert refusal(logged, 0, ask.Move, seq=ahead, move=first_move(logged)).code == "move/stale"


def test_the_second_of_a_double_click_is_stale_not_a_turn_out_of_order() -> None:
    logged = LoggedTable()
    seen, move = logged.table.seq, first_move(logged)
    logged.move(move)
    assert refusal(logged, 0, ask.Move, seq=seen, move=move).code == "move/stale"


def test_a_greeting_in_between_does_not_make_a_move_stale() -> None:
    logged = LoggedTable()
    seen = logged.table.seq
    logged.ask(1, ask.Greet, key="hello")
    logged.ask(0, ask.Move, seq=seen, move=first_move(logged))
    assert len(logged.table.plies) == 1


def test_greetings_are_preset_and_few() -> None:
    logged = LoggedTable()
    assert refusal(logged, 0, ask.Greet, key="insult").code == "greeting/unknown"
    for key in GREETINGS[:MOST_GREETINGS]:
        logged.ask(0, ask.Greet, key=key)
    assert refusal(logged, 0, ask.Greet, key="hello").code == "greeting/too_many"
    logged.move(first_move(logged))
    logged.ask(0, ask.Greet, key="hello")
    assert refusal(LoggedTable(created(**AI)), 0, ask.Greet, key="hello").code == "table/wrong_kind"


def test_aborting_is_possible_before_the_second_move_only() -> None:
    for moves in (0, 1):
        logged = LoggedTable()
        for _ in range(moves):
            logged.move(first_move(logged))
        logged.ask(1, ask.Abort)
        result = logged.table.game.result
        assert result is not None
        assert (result.winner, result.reason) == (None, "aborted")
    logged = LoggedTable()
    for _ in range(2):
        logged.move(first_move(logged))
    assert refusal(logged, 1, ask.Abort).code == "abort/too_late"


def test_a_table_nobody_joined_can_be_closed_but_not_played() -> None:
    logged = LoggedTable(joined=(0,))
    assert refusal(logged, 0, ask.Resign).code == "table/not_started"
    assert refusal(logged, 0, ask.Move, seq=1, move="M1R").code == "table/not_started"
    logged.ask(0, ask.Abort)
    assert logged.table.status == "over"
    assert refusal(logged, 0, ask.OfferRematch).code == "table/not_started"


def test_whoever_resigns_loses_and_nothing_goes_on() -> None:
    logged = LoggedTable()
    logged.ask(0, ask.Resign)
    result = logged.table.game.result
    assert result is not None
    assert (result.winner, result.reason) == (1, "resign")
    assert logged.table.ended_by == 0
    for kind in (ask.Resign, ask.Abort, ask.ClaimTimeout):
        assert refusal(logged, 1, kind).code == "table/over"
    assert refusal(logged, 1, ask.Move, seq=logged.table.seq, move="M1R").code == "table/over"


def test_taking_back_is_for_games_against_the_ai() -> None:
    seq = LoggedTable().table.seq
    assert refusal(LoggedTable(), 0, ask.TakeBack, seq=seq).code == "take_back/only_ai"
    logged = LoggedTable(created(**AI), joined=(0,))
    assert refusal(logged, 0, ask.TakeBack, seq=2).code == "take_back/nothing"
    logged.move(first_move(logged))
    logged.ask(0, ask.TakeBack, seq=logged.table.seq)
    assert logged.table.plies == []


def test_a_rematch_is_offered_and_declined() -> None:
    logged = LoggedTable()
    assert refusal(logged, 0, ask.OfferRematch).code == "table/not_over"
    logged.ask(0, ask.Resign)
    assert refusal(logged, 1, ask.AnswerRematch, accept=False).code == "rematch/not_offered"
    logged.ask(0, ask.OfferRematch, same_deal=True)
    assert refusal(logged, 0, ask.OfferRematch).code == "rematch/exists"
    assert refusal(logged, 0, ask.AnswerRematch, accept=False).code == "rematch/not_offered"
    logged.ask(1, ask.AnswerRematch, accept=False)
    assert logged.table.rematch is None


@pytest.mark.parametrize("seed", range(8))
def test_claims_without_effect_are_made_and_marked(seed: int) -> None:
    source = random.Random(seed)
    logged = LoggedTable()
    logged.play(lambda table: str(source.choice(table.game.legal_moves())))
    plies = logged.table.plies
    for ply, played in enumerate(plies):
        claim = played.outcome.claim
        assert (played.how == "automatic") <= (claim is not None)
        if claim is None:
            continue
        last = played.outcome.destruction is not None
        both_empty = _sizes_at(plies, ply) == (0, 0)
        assert (played.how == "automatic") == (last or both_empty)


def _sizes_at(plies: list[Ply], ply: int) -> tuple[int, int]:
    """The fields of the mandala being destroyed, as told when it was completed."""
    completion = next(
        played.outcome.completion
        for played in reversed(plies[: ply + 1])
        if played.outcome.completion
    )
    return completion.field_sizes


def test_a_ranked_list_is_followed_and_then_forgotten() -> None:
    source = random.Random(3)
    logged = LoggedTable(created(**POST))
    followed = 0
    while logged.table.status != "over":
        for seat in (0, 1):
            if logged.table.claim_lists[seat] is None and seat == 1:
                logged.ask(seat, ask.ListClaims, colours="BPGYOR")
        logged.move(str(source.choice(logged.table.game.legal_moves())))
        if logged.table.plies[-1].outcome.destruction:
            assert logged.table.claim_lists == (None, None)
    for ply, played in enumerate(logged.table.plies):
        if played.how == "list":
            followed += 1
            assert played.seat == 1
            claim = played.outcome.claim
            assert claim is not None
            game = logged.table.game_at(ply)
            wanted = [c for c in "BPGYOR" if f"C{c}" in map(str, game.legal_moves())]
            assert claim.colour == wanted[0]
    assert followed > 3
    assert logged.table.happened == logged.folded().happened


def test_ranked_lists_are_for_correspondence() -> None:
    code = refusal(LoggedTable(), 0, ask.ListClaims, colours="R").code
    assert code == "claims/only_correspondence"
    logged = LoggedTable(created(**POST))
    assert refusal(logged, 0, ask.ListClaims, colours="RR").code == "claims/colour_twice"
    logged.ask(0, ask.ListClaims, colours="RO")
    assert logged.table.claim_lists == ("RO", None)
    logged.ask(0, ask.ListClaims, colours="")
    assert logged.table.claim_lists == (None, None)


def test_ranked_lists_are_few_because_each_stays_in_the_log() -> None:
    logged = LoggedTable(created(**POST))
    for _ in range(MOST_CLAIM_LISTS):
        logged.ask(0, ask.ListClaims, colours="R")
    assert refusal(logged, 0, ask.ListClaims, colours="R").code == "rate/too_many"
    logged.ask(1, ask.ListClaims, colours="R")
    logged.move(first_move(logged))
    logged.ask(0, ask.ListClaims, colours="RO")


def test_open_actions_are_those_that_are_not_refused() -> None:
    logged = LoggedTable()
    assert open_actions(logged.table, (0,), logged.now) == ("move", "resign", "abort", "greet")
    assert open_actions(logged.table, (1,), logged.now) == ("resign", "abort", "greet")
    assert open_actions(logged.table, (), logged.now) == ()
    logged.apply(log.Resigned(seat=0))
    assert open_actions(logged.table, (0,), logged.now) == ("greet", "offer_rematch")
