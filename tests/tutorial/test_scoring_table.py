"""The score sheet of the page counts by numbers that the rules gave."""

from mandala.tutorial.scoring_table import scoring_table

TABLE = scoring_table()


def test_a_card_is_worth_its_place() -> None:
    assert TABLE.worth == (0, 1, 2, 3, 4, 5, 6)  # Rule 7.1
    assert TABLE.cards_per_colour == 18  # Rule 1.1


def test_more_points_win_then_fewer_cards() -> None:
    winners = {(row.points, row.cards): row.winner for row in TABLE.verdicts}  # Rule 7.2
    assert winners == {
        (1, -1): 0, (1, 0): 0, (1, 1): 0,
        (-1, -1): 1, (-1, 0): 1, (-1, 1): 1,
        (0, -1): 0, (0, 1): 1, (0, 0): None,
    }  # fmt: skip


def test_the_printed_example_is_shown() -> None:
    lines = sorted((line.place, line.points) for line in TABLE.example.sheet)
    assert [points for _place, points in lines] == [4, 10, 18, 0, 15, 6]
    assert TABLE.example.total == 53
