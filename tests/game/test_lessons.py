"""Every lesson can be played as it is written, whatever it leaves to the learner, and is rendered in every language."""

import pytest

from mergemaker.errors import BadSetup
from mergemaker.game.actions import Action
from mergemaker.game.insight import Insight
from mergemaker.game.lessons import Lesson, lesson_named, lessons
from mergemaker.game.lessons.asked import lesson_step
from mergemaker.game.lessons.files import lesson_from
from mergemaker.game.lessons.lesson import LEARNER
from mergemaker.game.table import Table
from mergemaker.words import language, languages

IDEAS = ("place", "found", "buy", "grow", "merge", "dispose", "safe", "end")  # what a first game has to teach


def play(lesson: Lesson, table: Table, last: bool = False) -> None:
    """The game is played to its end by the lesson; of several possible actions the first or the last is chosen."""
    while (move := lesson.next_move(table)) is not None:
        table.act(choices(lesson, table)[-1 if last else 0], table.players[move.seat])


def choices(lesson: Lesson, table: Table) -> list[Action]:
    """What the lesson admits now."""
    move = lesson.next_move(table)
    assert move is not None
    return [action for action in table.legal() if move.admits(action)]


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_played_to_its_end_and_won_by_the_learner(name: str) -> None:
    lesson = lesson_named(name)
    table = lesson.table("Ann")
    play(lesson, table)
    assert table.over
    assert table.result is not None
    assert table.result.winners == ["Ann"]
    assert lesson.steps_taken(table) == sum(bool(step.act) for step in lesson.steps)


@pytest.mark.parametrize("name", lessons())
def test_whatever_a_step_leaves_to_the_learner_the_lesson_goes_on(name: str) -> None:
    lesson = lesson_named(name)
    table = lesson.table()
    tried = 0
    while (move := lesson.next_move(table)) is not None:
        open_choices = choices(lesson, table)
        if move.seat == LEARNER and len(open_choices) > 1:
            for action in open_choices:
                tried += 1
                other = table.copy()
                other.act(action)
                play(lesson, other)
                assert other.over
        table.act(open_choices[0])
    assert tried


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", lessons())
def test_every_step_is_rendered_in_every_language_with_the_figures_of_its_position(name: str, code: str) -> None:
    lesson, spoken = lesson_named(name), language(code)
    table = lesson.table("Ann")
    steps_shown = []
    while True:
        step = lesson_step(lesson, table, Insight(table.position("Ann")))
        assert step is not None
        said = [spoken.say(line) for line in (step.idea, step.text, step.task) if line is not None]
        assert all(said)
        if step.step:
            steps_shown.append(step.step)
            assert (step.task is None) == table.over
            assert all(square in table.bag for square in step.squares)
        if table.over:
            break
        table.act(choices(lesson, table)[0])
    assert steps_shown == [step.name for step in lesson.steps]
    assert spoken.text(f"lesson.{name}.title")
    assert spoken.text(f"lesson.{name}.about")


def test_the_first_game_teaches_every_idea_of_the_rules() -> None:
    steps = [step.name for step in lesson_named("first").steps]
    assert [idea for idea in IDEAS if idea not in steps] == []
    assert [steps.index(idea) for idea in IDEAS] == sorted(steps.index(idea) for idea in IDEAS)


def test_figures_are_those_of_the_position() -> None:
    """Before the first merger, Tower's largest holder would be paid ten times its price of $300."""
    lesson = lesson_named("first")
    table = lesson.table("Ann")
    while (step := lesson.step(table)) is None or step.name != "merge":
        table.act(choices(lesson, table)[0])
    shown = lesson_step(lesson, table, Insight(table.position("Ann")))
    assert shown is not None
    assert shown.text.values == {"tower": 3, "imperial": 5, "first": 3000}
    table.act("place 6E")
    paid = {fact.player: fact.dollars for fact in table.facts if fact.type == "bonus_paid"}
    assert paid["Ann"] == 3000


def test_the_words_call_the_others_as_they_are_called_at_this_table() -> None:
    lesson = lesson_named("first")
    table = Table(["Ada", "Ada 2", "Ben"], lesson.edition, lesson.options, seed=0, bag=lesson.bag)
    while (step := lesson.step(table)) is None or step.name != "majority":
        table.act(choices(lesson, table)[0])
    shown = lesson_step(lesson, table, Insight(table.position("Ada")))
    assert shown is not None
    assert shown.text.values["ada"] == "Ada 2"


def test_a_game_that_went_another_way_is_no_longer_taught() -> None:
    lesson = lesson_named("first")
    table = lesson.table()
    table.act("place 6E")
    assert lesson.next_move(table) is not None  # Ada can still place what she was to place
    table.act("place 12C")
    table.act("place 11H")
    table.act("place 1G")
    assert lesson.next_move(table) is None
    assert lesson_step(lesson, table, Insight(table.position("You"))) is None


def test_a_lesson_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadSetup, match="first"):
        lesson_named("second")


def test_a_stranger_writes_a_lesson_as_one_file() -> None:
    lesson = lesson_from(
        "mine",
        """
        edition = "hasbro"
        others = ["Zoe"]
        bag = "1A 12I 5E 5F"
        [[steps]]
        name = "place"
        act = "place 5E"
        """,
    )
    assert len(lesson.bag) == 108
    move = lesson.next_move(lesson.table())
    assert move is not None
    assert move.act == "place 5E"


def test_the_last_purchase_tells_both_holdings() -> None:
    """A learner who is ahead already is not told that more shares would put them there."""
    lesson = lesson_named("first")
    table = lesson.table("Ann")
    while (step := lesson_step(lesson, table, Insight(table.position("Ann")))) is None or "last" not in step.text.key:
        move = lesson.next_move(table)
        assert move is not None
        table.act(next(action for action in table.legal() if move.admits(action)))
    values = step.text.values
    shares = {player.name: (player.shares or {}).get("Imperial", 0) for player in table.view("Ann").players}
    assert (values["mine"], values["theirs"]) == (shares["Ann"], shares["Ada"])
