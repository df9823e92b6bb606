"""The tutorial as the rules make it: written anew it is the same, and it teaches what it says."""

import re
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from mandala.analysis.effects import TurnEffects
from mandala.locales.languages import LANGUAGES
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.server.messages.values import Decision
from mandala.server.tutorial.examples import examples
from mandala.server.tutorial.files import tutorial_files
from mandala.server.tutorial.laying import Layout, laid_out
from mandala.server.tutorial.making import tutorial
from mandala.server.tutorial.script import LATE, OPENING, late, opening
from mandala.server.tutorial.values import Lesson

ROOT = Path(__file__).parents[3]
LOCALES = ROOT / "src" / "mandala" / "locales"
COURSE = tutorial()
LESSONS = [stop for stop in COURSE.stops if isinstance(stop, Lesson)]
QUESTIONS = [*(stop for stop in COURSE.stops if not isinstance(stop, Lesson)), *COURSE.exercises]


def events(lesson: Lesson):
    return [step.event for step in lesson.steps]


def refused(decision: Decision) -> dict[str, str]:
    return {move: refusal.code for refusal in decision.refused for move in refusal.moves}


def keys() -> set[str]:
    """Every text that the tutorial asks the catalogues for."""
    asked = set()
    for lesson in LESSONS:
        asked |= {lesson.title, lesson.text, lesson.hint, *lesson.hints.values()}
    for question in QUESTIONS:
        asked |= {question.title, question.text}
        asked |= {option.feedback for option in question.options}
        asked |= {option.label for option in question.options if option.label}
    return asked


@pytest.mark.parametrize("name", list(tutorial_files()))
def test_making_it_again_changes_nothing(name: str) -> None:
    written = (ROOT / name).read_text(encoding="utf-8")
    assert written == tutorial_files()[name], f"{name} is out of date: run `make tutorial`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    catalogue = (LOCALES / language / "tutorial.ftl").read_text(encoding="utf-8")
    known = re.findall(r"^([a-z][\w-]*) =", catalogue, re.MULTILINE)
    assert len(known) == len(set(known)), "a text is there twice"
    assert keys() <= set(known)
    asked_for = {key for key in known if key.startswith(("lesson-", "exercise-", "option-"))}
    assert asked_for <= keys(), "a text that no lesson shows"


def test_the_opening_is_one_game_on_a_written_deck() -> None:
    game = opening()
    for line in OPENING:
        for move in (line.move, *line.replies):
            game.play(move)
    assert game.to_move == 0
    assert sorted(game.deck) == sorted("ROYGPB" * 18)


def test_each_lesson_goes_on_where_the_last_one_stopped() -> None:
    for before, after in pairwise(LESSONS):
        if after.id != "lesson-deck":  # the second scene begins with a table of its own
            assert before.steps[-1].position == after.position


def test_the_first_destruction_comes_with_the_fourth_move() -> None:
    completing = [
        n for n, lesson in enumerate(LESSONS, 1) if any(e.completion for e in events(lesson))
    ]
    assert completing[0] == 4


def test_what_the_lessons_show() -> None:
    by_id = {lesson.id: lesson for lesson in LESSONS}
    shown = {key: events(lesson) for key, lesson in by_id.items()}
    assert shown["lesson-build"][0].drew == 3  # Rule 3.1
    assert shown["lesson-grow"][0].drew == 0  # Rule 3.2
    assert shown["lesson-complete"][0].completion.first == 0  # Rule 5.2
    assert shown["lesson-claim"][0].claim.river_place == 1  # Rule 5.3
    assert shown["lesson-order"][0].claim.points == 4  # Rule 7.1: two sleeping cards at place 2
    assert shown["lesson-discard"][0].drew == 3  # Rule 3.3
    assert shown["lesson-limit"][0].drew == 1  # Rule 3.4
    assert shown["lesson-empty"][0].claim.to_discard == 1  # Rule 5.4
    assert shown["lesson-deck"][0].reshuffled  # Rule 6.2
    assert by_id["lesson-last"].position.end_near
    assert shown["lesson-river"][0].claim.river_place == 6  # Rule 6.1
    assert by_id["lesson-river"].steps[-1].position.over
    assert COURSE.final[0].total > COURSE.final[1].total


def test_completing_otherwise_is_explained_whatever_the_number_of_cards() -> None:
    explained = {"lesson-complete": set[str](), "lesson-last": set[str]()}
    for lesson in LESSONS:
        for choice in lesson.decision.legal if lesson.id in explained else ():
            effects = choice.effects
            assert isinstance(effects, TurnEffects)
            if effects.completes and choice.move != lesson.accepted:
                assert lesson.hints.get(choice.move) == f"{lesson.id}-hint-field", choice.move
                explained[lesson.id].add(choice.move)
    assert explained == {
        "lesson-complete": {"F1B1", "F1B2"},
        "lesson-last": {"F1B1", "F1B2", "F1B3"},
    }


def test_green_has_one_place_left_on_the_mat() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.id == "lesson-colour")
    open_to_green = [choice.move for choice in lesson.decision.legal if "G" in choice.move]
    assert open_to_green == ["M2G", "DG1", "DG2"]
    codes = refused(lesson.decision)
    assert codes["M1G"] == "mountain/colour_in_field"
    assert codes["F1G1"] == "field/colour_in_other_field"
    assert codes["F2G1"] == "field/colour_in_mountain"


def test_nothing_hidden_is_told() -> None:
    for lesson in LESSONS:
        assert lesson.position.seat == 0
        for step in lesson.steps:
            assert step.position is not None
            assert step.position.seat == 0
            if step.event.seat == 1:
                assert step.event.drawn is None


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_one_answer_is_right(question) -> None:
    assert [option.right for option in question.options].count(True) == 1


def test_the_right_answers() -> None:
    right = {
        question.id: next(
            option.label or option.colour for option in question.options if option.right
        )
        for question in COURSE.exercises
    }
    assert right == {
        "exercise-first": "option-you",
        "exercise-worth": "B",
        "exercise-field": "P",
        "exercise-empty": "P",
        "exercise-complete": "option-grow",
    }


def test_the_printed_examples() -> None:
    made = examples()
    assert [(draw.left, draw.drawn) for draw in made.draws] == [(7, 1), (6, 2), (5, 3), (4, 3)]
    legal = {choice.move for choice in made.colours.decision.legal}
    assert {"M1Y", "M1P", "M1B", "F1O1", "F1R1", "F1B1"} == {m for m in legal if m[1] == "1"} - {
        m for m in legal if m[0] == "D"
    }
    assert refused(made.colours.decision)["F1G1"] == "field/colour_in_other_field"
    assert [len(field) for field in made.destruction.fields] == [4, 3]
    assert made.destruction.completion.first == 0
    cards = sorted((line.place, line.cards) for line in made.score.sheet)
    assert cards == [(1, 4), (2, 5), (3, 6), (4, 0), (5, 3), (6, 1)]
    assert made.score.total == 53


def test_a_laid_out_game_holds_every_card() -> None:
    for layout in (LATE, Layout(mountains=("RY", "GB"))):
        game: Game = laid_out(layout)
        state = game.state
        lying = state.mountain.sum() + state.field.sum() + state.hand.sum() + state.cup.sum()
        lying += state.river_size.sum() + state.discard_size + state.deck_end - state.deck_next
        assert lying == 108


def test_too_many_cards_of_a_colour_are_noticed() -> None:
    with pytest.raises(MandalaError, match="18 cards"):
        laid_out(Layout(mountains=("R" * 18, "RR")))


def test_the_late_scene_is_not_over_before_it_begins() -> None:
    assert late().to_move == 0
    assert msgspec.json.encode(COURSE)  # and everything can be written down
