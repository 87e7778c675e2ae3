"""A solver's rating moves with the puzzles solved, the more the less is known."""

from mergemaker.coach.puzzles import after_puzzle, margin, points, surely
from mergemaker.skill import Skill


def test_a_newcomer_is_in_the_middle_and_unsure() -> None:
    assert points(Skill()) == 1500
    assert margin(Skill()) > 200


def test_right_answers_raise_it_and_wrong_ones_lower_it() -> None:
    assert points(after_puzzle(Skill(), 1500, right=True)) > 1500 > points(after_puzzle(Skill(), 1500, right=False))


def test_a_harder_puzzle_is_worth_more() -> None:
    easy, hard = (points(after_puzzle(Skill(), rating, right=True)) for rating in (1000, 2000))
    assert hard > easy > 1500


def test_a_solver_of_all_puzzles_up_to_a_rating_arrives_there() -> None:
    """A solver of everything below 1800 and nothing above ends near it, with less and less doubt."""
    skill = Skill()
    for number in range(200):
        rating = 1200 + number * 37 % 1200
        skill = after_puzzle(skill, rating, right=rating < 1800)
    assert abs(points(skill) - 1800) < 100
    assert margin(skill) < margin(Skill()) / 3


def test_puzzles_begin_easy_and_come_near_the_rating() -> None:
    """Who is new is asked what almost everybody can do; who is known, what is about as hard as they are good."""
    skill = Skill()
    assert surely(skill) <= 1000
    for _ in range(30):
        skill = after_puzzle(skill, surely(skill), right=True)
    assert surely(skill) > 1500
