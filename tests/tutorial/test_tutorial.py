"""The tutorial files are up to date, and the lessons show what their texts say."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from mandala.analysis.effects import TurnEffects
from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.server.actions.move import Moved
from mandala.server.protocol.types import Claimed, Decision
from mandala.tutorial.__main__ import tutorial_files
from mandala.tutorial.build import tutorial
from mandala.tutorial.lessons import DECK_ENDS, OPENING, RIVER_ENDS, opening
from mandala.tutorial.rule_examples import examples
from mandala.tutorial.setup_position import Layout, set_up
from mandala.tutorial.types import Aim, Lesson, Question

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "mandala" / "locales"
COURSE = tutorial()
LESSONS = [stop for stop in COURSE.stops if isinstance(stop, Lesson)]
QUESTIONS = [*(stop for stop in COURSE.stops if isinstance(stop, Question)), *COURSE.exercises]
AIM = COURSE.stops[0]


def events(lesson: Lesson) -> list[Moved]:
    found = [step.event for step in lesson.steps]
    return [event for event in found if isinstance(event, Moved)]


def claimed(event: Moved) -> Claimed:
    assert event.claim is not None
    return event.claim


def refused(decision: Decision) -> dict[str, str]:
    return {move: refusal.code for refusal in decision.refused for move in refusal.moves}


def keys() -> set[str]:
    """Returns the keys of all texts of the tutorial."""
    assert isinstance(AIM, Aim)
    asked = {AIM.title, AIM.text, AIM.more}
    for lesson in LESSONS:
        asked |= {lesson.title, lesson.text, lesson.task, *lesson.hints.values()}
    for question in QUESTIONS:
        asked |= {question.title, question.text}
        asked |= {option.feedback for option in question.options}
        asked |= {option.label for option in question.options if option.label}
    return asked


@pytest.mark.parametrize("name", list(tutorial_files()))
def test_file_is_up_to_date(name: str) -> None:
    written = (ROOT / name).read_text(encoding="utf-8")
    assert written == tutorial_files()[name], f"{name} is out of date: run `make tutorial`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_and_is_shown(language: str) -> None:
    catalogue = (LOCALES / language / "tutorial.ftl").read_text(encoding="utf-8")
    known = re.findall(r"^([a-z][\w-]*) =", catalogue, re.MULTILINE)
    assert len(known) == len(set(known)), "a text is there twice"
    assert keys() <= set(known)
    asked_for = {key for key in known if key.startswith(("lesson-", "exercise-", "option-"))}
    assert asked_for <= keys(), "a text that no lesson shows"


def test_opening_is_one_game_from_its_deck() -> None:
    game = opening()
    for line in OPENING:
        for move in (line.move, *line.replies):
            game.play(move)
    assert game.to_move == 0
    assert sorted(game.deck) == sorted("ROYGPB" * 18)


def test_each_lesson_starts_where_the_last_one_ended() -> None:
    for before, after in pairwise(LESSONS):
        if after.id not in {"lesson-deck", "lesson-river"}:  # scenes with a table of their own
            assert before.steps[-1].position == after.position


def test_first_destruction_is_in_the_fourth_lesson() -> None:
    completing = [
        n for n, lesson in enumerate(LESSONS, 1) if any(e.completion for e in events(lesson))
    ]
    assert completing[0] == 4


def test_lessons_show_their_rules() -> None:
    by_id = {lesson.id: lesson for lesson in LESSONS}
    shown = {key: events(lesson) for key, lesson in by_id.items()}
    assert shown["lesson-build"][0].drew == 3  # Rule 3.1
    assert shown["lesson-grow"][0].drew == 0  # Rule 3.2
    completion = shown["lesson-complete"][0].completion
    assert completion is not None
    assert completion.first == 0  # Rule 5.2
    assert claimed(shown["lesson-claim"][0]).river_place == 1  # Rule 5.3
    assert claimed(shown["lesson-order"][0]).points == 4  # Rule 7.1: two dealt cards at place 2
    assert shown["lesson-discard"][0].drew == 3  # Rule 3.3
    assert shown["lesson-limit"][0].drew == 1  # Rule 3.4
    assert claimed(shown["lesson-empty"][0]).to_discard == 1  # Rule 5.4
    assert shown["lesson-deck"][0].reshuffled  # Rule 6.2
    assert by_id["lesson-last"].position.end_near
    again = claimed(shown["lesson-again"][0])
    assert (again.river_place, again.to_cup, again.points) == (None, 3, 9)  # Rule 5.3
    assert claimed(shown["lesson-river"][0]).river_place == 6  # Rule 6.1
    assert COURSE.final[0].total > COURSE.final[1].total


def test_each_end_is_shown_on_its_own() -> None:
    by_id = {lesson.id: lesson for lesson in LESSONS}
    for key, reason in (("lesson-again", "deck"), ("lesson-river", "river")):
        last = by_id[key].steps[-1].position
        assert last is not None
        assert last.over
        assert last.result is not None
        assert last.result.reason == reason
    assert not by_id["lesson-river"].position.end_near


def test_first_page_shows_what_wins() -> None:
    assert isinstance(AIM, Aim)
    assert AIM.final.total == 53
    yellow = next(line for line in AIM.final.sheet if line.colour == "Y")
    assert (yellow.place, yellow.cards, yellow.points) == (3, 6, 18)  # as its text says


def test_tasks_fit_a_phone_and_the_course_five_minutes() -> None:
    """The text stays while a card is picked up: about 290 letters are shown beside its target."""
    words = 0
    for language in LANGUAGES:
        for key in (key for lesson in LESSONS for key in (lesson.text, lesson.task)):
            limit = 110 if key.endswith("-task") else 240
            assert len(translate(language, key, {})) <= limit, f"{language} {key}"
    for stop in COURSE.stops:
        if isinstance(stop, Lesson):
            words += len(translate("en", stop.text, {}).split())
            words += len(translate("en", stop.task, {}).split())
        else:
            words += len(translate("en", stop.text, {}).split())
    minutes = words / 200 + len(COURSE.stops) * 3 * 1.5 / 60  # three taps a stop
    assert minutes < 5


def test_completing_with_a_field_is_explained_for_every_number_of_cards() -> None:
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


def test_green_may_go_to_one_mountain_only() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.id == "lesson-colour")
    open_to_green = [choice.move for choice in lesson.decision.legal if "G" in choice.move]
    assert open_to_green == ["M2G", "DG1", "DG2"]
    codes = refused(lesson.decision)
    assert codes["M1G"] == "mountain/colour_in_field"
    assert codes["F1G1"] == "field/colour_in_other_field"
    assert codes["F2G1"] == "field/colour_in_mountain"


def test_hidden_cards_are_not_shown() -> None:
    for lesson in LESSONS:
        assert lesson.position.seat == 0
        for step in lesson.steps:
            assert step.position is not None
            assert step.position.seat == 0
        for event in events(lesson):
            assert event.seat == 0 or event.drawn is None


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_one_answer_is_right(question: Question) -> None:
    assert [option.right for option in question.options].count(True) == 1


def test_right_answers() -> None:
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
        "exercise-keep": "option-points",
        "exercise-empty": "P",
        "exercise-complete": "option-grow",
    }


def test_printed_examples() -> None:
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


def test_game_that_was_set_up_holds_every_card() -> None:
    for layout in (DECK_ENDS, RIVER_ENDS, Layout(mountains=("RY", "GB"))):
        game: Game = set_up(layout)
        state = game.state
        lying = state.mountain.sum() + state.field.sum() + state.hand.sum() + state.cup.sum()
        lying += state.river_size.sum() + state.discard_size + state.deck_end - state.deck_next
        assert lying == 108


def test_too_many_cards_of_a_colour_are_refused() -> None:
    with pytest.raises(MandalaError, match="18 cards"):
        set_up(Layout(mountains=("R" * 18, "RR")))


@pytest.mark.parametrize("layout", [DECK_ENDS, RIVER_ENDS])
def test_scene_begins_with_the_learner(layout: Layout) -> None:
    assert set_up(layout).to_move == 0
