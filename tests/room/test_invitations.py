"""Invitation codes: read out over a telephone, typed as people type, and those of earlier versions."""

import asyncio
import secrets

import pytest

from mergemaker.room.invitations import SIGNS, new_code, tidy_code
from mergemaker.room.person import Person
from mergemaker.room.refusal import Refusal
from mergemaker.room.seating import join

from .house import House

BEN = Person("ben", "Ben")


def test_a_code_has_nine_signs_in_groups_of_three_and_none_that_are_mistaken_for_others() -> None:
    code = new_code(secrets.token_hex(32))
    assert [len(group) for group in code.split("-")] == [3, 3, 3]
    assert set(code) <= {*SIGNS, "-"}
    assert not set("01ILOU") & set(SIGNS)
    assert new_code("0" * 64) == "222-222-222"
    assert len({new_code(secrets.token_hex(32)) for _ in range(1000)}) == 1000


@pytest.mark.parametrize("said", ["K7M-XQ4-9RT", "k7mxq49rt", "k7m xq4 9rt", " K7M–XQ4–9RT ".replace("–", "-")])
def test_a_code_is_known_however_it_is_typed(said: str) -> None:
    assert tidy_code(said) == "K7M-XQ4-9RT"


@pytest.mark.parametrize("code", ["GxadltnmmEcJOGM2", "-2XMSUg_Hcqm6wwn", "", "K7M-XQ4", "K7M-XQ4-9RO"])
def test_what_is_no_such_code_is_left_alone(code: str) -> None:
    assert tidy_code(code) == code


def test_a_friend_finds_the_table_and_sits_down_by_the_code_in_small_letters() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "open")
        said = room.state.code.replace("-", " ").lower()
        assert await house.rooms.by_code(said) is room
        await room.submit(BEN, None, lambda state: join(state, BEN, said, None, None))
        assert [seat.name for seat in room.state.seats] == ["Ann", "Ben"]
        with pytest.raises(Refusal):
            await house.rooms.by_code("K7M-XQ4-9RT")

    asyncio.run(play())
