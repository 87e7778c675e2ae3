"""The asker's vacation."""

from ...room.messages.people import NewVacation, VacationInfo
from ...room.person import Person
from ..vacations import Vacations
from .endpoint import route


class VacationEndpoints:
    """Endpoints for being away."""

    def __init__(self, vacations: Vacations) -> None:
        self._vacations = vacations

    @route("GET", "/api/vacation")
    async def get_vacation(self, person: Person) -> VacationInfo:
        """The asker's vacation, and how many days they may still take."""
        return await self._vacations.info(person)

    @route("PUT", "/api/vacation", "game")
    async def take_vacation(self, person: Person, body: NewVacation) -> VacationInfo:
        """Take a vacation: the asker's clocks in correspondence games stop meanwhile."""
        return await self._vacations.take(person, body)

    @route("DELETE", "/api/vacation", "game")
    async def end_vacation(self, person: Person) -> VacationInfo:
        """End the vacation, or cancel a planned one."""
        return await self._vacations.end(person)
