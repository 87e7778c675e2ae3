"""Vacations over HTTP: a few weeks a year, shown to everybody at the table."""

import time
from collections.abc import Callable

import pytest

from mergemaker.room.messages.people import Vacation
from mergemaker.server.vacations import DAY, days_of

from .people import Person, Served, two_people


def take(person: Person, first: float, last: float, status: int = 200) -> dict[str, object]:
    """A vacation from so many days from now to so many."""
    now = time.time()
    answer = person.web.put("/api/vacation", json={"since": now + first * DAY, "until": now + last * DAY})
    assert answer.status_code == status, answer.text
    found: dict[str, object] = answer.json()
    return found


@pytest.mark.parametrize(
    ("seconds", "days"), [(60, 1), (DAY, 1), (DAY + 3600, 1), (1.5 * DAY, 2), (30 * DAY, 30), (30.5 * DAY, 31)]
)
def test_each_day_that_is_touched_counts(seconds: float, days: int) -> None:
    assert days_of(Vacation(1000.0, 1000.0 + seconds)) == days


def test_the_days_of_a_year_are_bounded_and_one_is_gone_once_it_has_begun(served: Served) -> None:
    ann = served.person("Ann")
    assert ann.get("/api/vacation") == {"vacation": None, "days_left": 30, "days_a_year": 30}
    assert take(ann, 1, 32, 409)["reason"] == "vacation_days"
    assert take(ann, 5, 3, 400)["reason"] == "vacation_dates"
    assert take(ann, 200, 400, 400)["reason"] == "vacation_dates"
    assert take(ann, 3, 13)["days_left"] == 20
    assert take(ann, 3, 8)["days_left"] == 25, "it takes the place of the other"
    ann.web.delete("/api/vacation").raise_for_status()
    assert ann.get("/api/vacation")["days_left"] == 30
    take(ann, 0, 10)
    back = ann.web.delete("/api/vacation").json()
    assert back == {"vacation": None, "days_left": 29, "days_a_year": 30}
    assert take(ann, 0, 29.5, 409)["reason"] == "vacation_days"


def test_the_others_see_it_and_the_deadline_moves(serve: Callable[..., Served]) -> None:
    server = serve()
    mover, waiter, game, (person, other) = two_people(server, clock={"kind": "days", "days": 2})
    deadline = mover.now["info"]["deadline"]
    take(person, 0, 7)
    seen = waiter.until_now(lambda now: any(seat["vacation"] for seat in now["info"]["seats"]))
    assert seen["info"]["deadline"] == pytest.approx(deadline + 7 * DAY, abs=60)
    assert seen["clock"]["running"] is None
    listed = other.get("/api/games?list=mine")["games"][0]
    assert listed["deadline"] == seen["info"]["deadline"]
    server.stop()
    again = serve()
    here = again.person()
    here.web.cookies.update(dict(person.web.cookies))
    assert here.get(f"/api/games/{game}")["deadline"] >= seen["info"]["deadline"]
    here.web.delete("/api/vacation").raise_for_status()
    assert here.get(f"/api/games/{game}")["deadline"] == pytest.approx(deadline, abs=120)
