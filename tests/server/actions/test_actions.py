"""Each request has its effect, and each reason for a refusal is tested."""

import random

import pytest

from mandala.records.record import Record
from mandala.records.verify_deal import verify
from mandala.server.actions import open_actions
from mandala.server.actions.abort import Abort
from mandala.server.actions.claim_timeout import ClaimTimeout
from mandala.server.actions.greet import GREETINGS, MOST_GREETINGS, Greet
from mandala.server.actions.list_claims import MOST_CLAIM_LISTS, ListClaims
from mandala.server.actions.move import Move
from mandala.server.actions.rematch import AnswerRematch, OfferRematch
from mandala.server.actions.resign import Resign, Resigned
from mandala.server.actions.take_back import TakeBack
from mandala.server.errors import ApiError
from mandala.server.protocol.types import CorrespondenceClock
from mandala.server.state.table import Ply
from mandala.server.views.record import table_record
from support.table_logs import LoggedTable, created

AI = {"kind": "ai", "levels": (None, 1)}
POST = {"clock": CorrespondenceClock(days=3)}


def refusal(logged: LoggedTable, seat: int, kind: type, **fields: object) -> ApiError:
    seq = logged.table.seq
    with pytest.raises(ApiError) as refused:
        logged.request(seat, kind, **fields)
    assert logged.table.seq == seq
    return refused.value


def first_move(logged: LoggedTable) -> str:
    return str(logged.table.game.legal_moves()[0])


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    logged = LoggedTable()
    seq = logged.table.seq
    assert refusal(logged, 1, Move, seq=seq, move="M1R").code == "move/not_your_turn"


@pytest.mark.parametrize("text", ["", "m1r", "M3R", "X", "M1R "])
def test_malformed_move_is_refused(text: str) -> None:
    logged = LoggedTable()
    assert refusal(logged, 0, Move, seq=logged.table.seq, move=text).code == "move/malformed"


def test_an_illegal_move_names_its_rule() -> None:
    logged = LoggedTable()
    error = refusal(logged, 0, Move, seq=logged.table.seq, move="CR")
    assert (error.code, error.rule) == ("claim/nothing_destroyed", "5.2")


def test_a_move_about_an_older_position_is_stale() -> None:
    logged = LoggedTable()
    seen = logged.table.seq
    logged.move(first_move(logged))
    logged.move(first_move(logged))
    assert refusal(logged, 0, Move, seq=seen, move=first_move(logged)).code == "move/stale"
    ahead = logged.table.seq + 1
    assert refusal(logged, 0, Move, seq=ahead, move=first_move(logged)).code == "move/stale"


def test_second_click_is_stale() -> None:
    logged = LoggedTable()
    seen, move = logged.table.seq, first_move(logged)
    logged.move(move)
    assert refusal(logged, 0, Move, seq=seen, move=move).code == "move/stale"


def test_greeting_does_not_make_a_move_stale() -> None:
    logged = LoggedTable()
    seen = logged.table.seq
    logged.request(1, Greet, key="hello")
    logged.request(0, Move, seq=seen, move=first_move(logged))
    assert len(logged.table.plies) == 1


def test_unknown_and_too_many_greetings_are_refused() -> None:
    logged = LoggedTable()
    assert refusal(logged, 0, Greet, key="insult").code == "greeting/unknown"
    for key in GREETINGS[:MOST_GREETINGS]:
        logged.request(0, Greet, key=key)
    assert refusal(logged, 0, Greet, key="hello").code == "greeting/too_many"
    logged.move(first_move(logged))
    logged.request(0, Greet, key="hello")
    assert refusal(LoggedTable(created(**AI)), 0, Greet, key="hello").code == "table/wrong_kind"


def test_aborting_is_possible_before_the_second_move_only() -> None:
    for moves in (0, 1):
        logged = LoggedTable()
        for _ in range(moves):
            logged.move(first_move(logged))
        logged.request(1, Abort)
        result = logged.table.game.result
        assert result is not None
        assert (result.winner, result.reason) == (None, "aborted")
    logged = LoggedTable()
    for _ in range(2):
        logged.move(first_move(logged))
    assert refusal(logged, 1, Abort).code == "abort/too_late"


def test_table_without_a_second_player_can_be_aborted_but_not_played() -> None:
    logged = LoggedTable(joined=(0,))
    assert refusal(logged, 0, Resign).code == "table/not_started"
    assert refusal(logged, 0, Move, seq=1, move="M1R").code == "table/not_started"
    logged.request(0, Abort)
    assert logged.table.status == "over"
    assert refusal(logged, 0, OfferRematch).code == "table/not_started"


def test_resigning_ends_the_game() -> None:
    logged = LoggedTable()
    logged.request(0, Resign)
    result = logged.table.game.result
    assert result is not None
    assert (result.winner, result.reason) == (1, "resign")
    assert logged.table.ended_by == 0
    for kind in (Resign, Abort, ClaimTimeout):
        assert refusal(logged, 1, kind).code == "table/over"
    assert refusal(logged, 1, Move, seq=logged.table.seq, move="M1R").code == "table/over"


def test_take_back_is_refused_between_people() -> None:
    seq = LoggedTable().table.seq
    assert refusal(LoggedTable(), 0, TakeBack, seq=seq).code == "take_back/only_ai"
    logged = LoggedTable(created(**AI), joined=(0,))
    assert refusal(logged, 0, TakeBack, seq=2).code == "take_back/nothing"
    logged.move(first_move(logged))
    logged.request(0, TakeBack, seq=logged.table.seq)
    assert logged.table.plies == []


@pytest.mark.parametrize("memory", ["open", "strict"])
def test_take_back_past_a_draw_is_refused_at_a_strict_table(memory: str) -> None:
    logged = LoggedTable(created(**AI, memory=memory), joined=(0,))
    # A mountain is built and cards are drawn (Rule 3.1).
    build = next(str(m) for m in logged.table.game.legal_moves() if str(m)[0] == "M")
    logged.move(build)
    assert logged.table.plies[-1].result.drawn
    if memory == "strict":
        seq = logged.table.seq
        assert refusal(logged, 0, TakeBack, seq=seq).code == "take_back/past_draw"
        assert "take_back" not in open_actions(logged.table, (0,), logged.now)
    else:
        logged.request(0, TakeBack, seq=logged.table.seq)
        assert logged.table.plies == []


def test_move_without_a_draw_is_taken_back_at_a_strict_table() -> None:
    logged = LoggedTable(created(**AI, memory="strict"), joined=(0,))
    grow = next(str(m) for m in logged.table.game.legal_moves() if str(m)[0] == "F")
    logged.move(grow)
    assert "take_back" in open_actions(logged.table, (0,), logged.now)
    logged.request(0, TakeBack, seq=logged.table.seq)
    assert logged.table.plies == []


def test_record_lists_the_moves_that_were_taken_back() -> None:
    logged = LoggedTable(created(**AI), joined=(0,))
    assert "take_backs" not in table_record(logged.table, ()).extra
    for _ in range(2):
        logged.move(first_move(logged))
        logged.request(0, TakeBack, seq=logged.table.seq)
    logged.request(0, Resign)
    record = table_record(logged.folded(), ())
    once = {"seat": 0, "from_ply": 1, "to_ply": 0}
    assert record.extra["take_backs"] == [once, once]
    assert verify(record).fair
    assert Record.from_line(record.to_line()) == record


def test_a_rematch_is_offered_and_declined() -> None:
    logged = LoggedTable()
    assert refusal(logged, 0, OfferRematch).code == "table/not_over"
    logged.request(0, Resign)
    assert refusal(logged, 1, AnswerRematch, accept=False).code == "rematch/not_offered"
    logged.request(0, OfferRematch, same_deal=True)
    assert refusal(logged, 0, OfferRematch).code == "rematch/exists"
    assert refusal(logged, 0, AnswerRematch, accept=False).code == "rematch/not_offered"
    logged.request(1, AnswerRematch, accept=False)
    assert logged.table.rematch is None


@pytest.mark.parametrize("seed", range(8))
def test_claims_without_effect_are_automatic(seed: int) -> None:
    source = random.Random(seed)
    logged = LoggedTable()
    logged.play(lambda table: str(source.choice(table.game.legal_moves())))
    plies = logged.table.plies
    for ply, played in enumerate(plies):
        claim = played.result.claim
        assert (played.how == "automatic") <= (claim is not None)
        if claim is None:
            continue
        last = played.result.destruction is not None
        both_empty = _sizes_at(plies, ply) == (0, 0)
        assert (played.how == "automatic") == (last or both_empty)


def _sizes_at(plies: list[Ply], ply: int) -> tuple[int, int]:
    """The fields of the mandala being destroyed, as told when it was completed."""
    completion = next(
        played.result.completion
        for played in reversed(plies[: ply + 1])
        if played.result.completion
    )
    return completion.field_sizes


def test_ranked_list_is_used_for_one_destruction() -> None:
    source = random.Random(3)
    logged = LoggedTable(created(**POST))
    followed = 0
    while logged.table.status != "over":
        for seat in (0, 1):
            if logged.table.claim_lists[seat] is None and seat == 1:
                logged.request(seat, ListClaims, colours="BPGYOR")
        logged.move(str(source.choice(logged.table.game.legal_moves())))
        if logged.table.plies[-1].result.destruction:
            assert logged.table.claim_lists == (None, None)
    for ply, played in enumerate(logged.table.plies):
        if played.how == "list":
            followed += 1
            assert played.seat == 1
            claim = played.result.claim
            assert claim is not None
            game = logged.table.game_at(ply)
            wanted = [c for c in "BPGYOR" if f"C{c}" in map(str, game.legal_moves())]
            assert claim.colour == wanted[0]
    assert followed > 3
    assert logged.table.log == logged.folded().log


def test_ranked_lists_are_refused_without_correspondence_clock() -> None:
    code = refusal(LoggedTable(), 0, ListClaims, colours="R").code
    assert code == "claims/only_correspondence"
    logged = LoggedTable(created(**POST))
    assert refusal(logged, 0, ListClaims, colours="RR").code == "claims/colour_twice"
    logged.request(0, ListClaims, colours="RO")
    assert logged.table.claim_lists == ("RO", None)
    logged.request(0, ListClaims, colours="")
    assert not any(logged.table.claim_lists)


def test_too_many_ranked_lists_are_refused() -> None:
    logged = LoggedTable(created(**POST))
    for _ in range(MOST_CLAIM_LISTS):
        logged.request(0, ListClaims, colours="R")
    assert refusal(logged, 0, ListClaims, colours="R").code == "rate/too_many"
    logged.request(1, ListClaims, colours="R")
    logged.move(first_move(logged))
    logged.request(0, ListClaims, colours="RO")


def test_open_actions_are_those_that_are_not_refused() -> None:
    logged = LoggedTable()
    assert open_actions(logged.table, (0,), logged.now) == ("move", "resign", "abort", "greet")
    assert open_actions(logged.table, (1,), logged.now) == ("resign", "abort", "greet")
    assert open_actions(logged.table, (), logged.now) == ()
    logged.apply(Resigned(seat=0))
    assert open_actions(logged.table, (0,), logged.now) == ("greet", "offer_rematch")
