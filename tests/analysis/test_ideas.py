"""Moves that differ only in the number of cards are one idea; close moves are called equal."""

from mandala.analysis.ideas import POINTS_NOISE, WIN_NOISE, Idea, ideas_in, practically_equal
from mandala.players.move_evaluation import NetworkEvaluation
from mandala.records.move import Move


def evaluation(move: str, win: float, points: float = 0.0) -> NetworkEvaluation:
    return NetworkEvaluation(Move.parse(move), value=win, visits=100, win=win, points=points)


def told(ideas: list[Idea]) -> list[tuple[str, list[str]]]:
    return [(str(idea.best.move), [str(move) for move in idea.also]) for idea in ideas]


def test_numbers_of_cards_are_one_idea() -> None:
    found = [
        evaluation("F1R2", 0.510),
        evaluation("F1R3", 0.505),
        evaluation("F1R1", 0.480),
        evaluation("DG2", 0.470),
        evaluation("DG1", 0.469),
        evaluation("F2R2", 0.460),
    ]
    assert told(ideas_in(found, 3)) == [("F1R2", ["F1R3"]), ("DG2", ["DG1"]), ("F2R2", [])]


def test_other_colours_places_and_kinds_are_other_ideas() -> None:
    moves = ["F1R1", "F2R1", "M1R", "M2R", "M1G", "DR1", "DG1"]
    found = [evaluation(move, 0.5) for move in moves]
    assert told(ideas_in(found, 99)) == [(move, []) for move in moves]
    claims = [evaluation(move, 0.5) for move in ("CR", "CG")]
    assert told(ideas_in(claims, 3)) == [("CR", []), ("CG", [])]


def test_at_most_so_many_ideas_the_best_first() -> None:
    found = [evaluation(move, 0.5) for move in ("M1R", "M1G", "M1B", "M1P")]
    assert [str(idea.best.move) for idea in ideas_in(found, 2)] == ["M1R", "M1G"]


def test_the_other_numbers_are_told_in_order() -> None:
    found = [evaluation(f"F1R{count}", 0.5) for count in (4, 2, 1, 3)]
    assert told(ideas_in(found, 3)) == [("F1R4", ["F1R1", "F1R2", "F1R3"])]


def test_moves_are_equal_within_the_noise_of_both_numbers() -> None:
    best = evaluation("M1R", 0.5, 2.0)
    assert practically_equal(best, evaluation("M1G", 0.5 - WIN_NOISE * 0.9, 2.0))
    assert not practically_equal(best, evaluation("M1G", 0.5 - WIN_NOISE * 1.1, 2.0))
    assert practically_equal(best, evaluation("M1G", 0.5, 2.0 + POINTS_NOISE * 0.9))
    assert not practically_equal(best, evaluation("M1G", 0.5, 2.0 + POINTS_NOISE * 1.1))
