"""Vacations: a few weeks a year in which the clocks of correspondence games stop."""

import math
from collections.abc import Callable, Sequence

from ..room.messages.people import NewVacation, Vacation, VacationInfo
from ..room.person import Person
from ..room.refusal import Refusal
from ..room.rooms import Rooms
from .store.vacations import VacationRepository

DAY = 86_400.0
YEAR = 365 * DAY
DAYS_A_YEAR = 30
EXTRA = 2 * 3600.0  # seconds by which a day may be longer, when clocks are set back


def days_of(vacation: Vacation) -> int:
    """How many days a vacation counts: each that it touches, and at least one, so that no night off is free."""
    return max(1, math.ceil((vacation.until - vacation.since - EXTRA) / DAY))


class Vacations:
    """People's vacations."""

    def __init__(self, vacations: VacationRepository, rooms: Rooms, now: Callable[[], float]) -> None:
        self._vacations = vacations
        self._rooms = rooms
        self._now = now

    async def info(self, person: Person) -> VacationInfo:
        """The person's vacation, and the days they may still take."""
        now = self._now()
        taken = await self._vacations.of_person(person.id, now - YEAR)
        current = next((vacation for vacation in taken if vacation.until > now), None)
        return VacationInfo(current, max(0, DAYS_A_YEAR - sum(map(days_of, taken))), DAYS_A_YEAR)

    async def take(self, person: Person, asked: NewVacation) -> VacationInfo:
        """Plans the vacation, or changes the end of the current one."""
        now = self._now()

        def plan(taken: Sequence[Vacation]) -> Vacation:
            under_way = next((vacation for vacation in taken if vacation.since <= now < vacation.until), None)
            new = Vacation(under_way.since if under_way else max(asked.since, now), asked.until)
            if not now < new.until <= now + YEAR or new.until <= new.since:
                raise Refusal("bad_request", "vacation_dates")
            left = DAYS_A_YEAR - sum(days_of(vacation) for vacation in taken if vacation.until <= now)
            if days_of(new) > left:
                raise Refusal("not_now", "vacation_days", n=max(0, left))
            return new

        await self._vacations.change(person.id, now - YEAR, now, plan)
        await self._rooms.take_vacation(person)
        return await self.info(person)

    async def end(self, person: Person) -> VacationInfo:
        """Ends the vacation, or cancels a planned one."""
        now = self._now()

        def plan(taken: Sequence[Vacation]) -> Vacation | None:
            under_way = next((vacation for vacation in taken if vacation.since < now < vacation.until), None)
            return under_way and Vacation(under_way.since, now)

        await self._vacations.change(person.id, now - YEAR, now, plan)
        await self._rooms.take_vacation(person)
        return await self.info(person)
