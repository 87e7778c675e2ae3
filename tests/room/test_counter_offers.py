"""Who declines a trade may suggest another, which the player on turn can offer with one click."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from mergemaker.game.actions import Action, AnswerTrade, OfferTrade, PlaceTile, Side
from mergemaker.game.facts import Fact
from mergemaker.game.position import Position
from mergemaker.room import commands
from mergemaker.room import events as ev
from mergemaker.room.interfaces import Pace
from mergemaker.room.refusal import Refusal
from mergemaker.room.rooms import Rooms
from mergemaker.room.running import Running

from .house import ANN, House, Page, RandomBots, compute
from .test_orders import acting, happen, person_at, reach


def offered() -> tuple[Running, int, int]:
    """A game in which a player has been offered a trade, with the seats of both."""

    def rich(game: Running) -> bool:
        return game.table.may_offer() and game.table.game.shares[(acting(game) + 1) % 3][1] > 0

    game = reach(rich, "reference")
    maker, other = acting(game), (acting(game) + 1) % 3
    happen(game, ev.Acted(maker, OfferTrade(game.seats[other].name, Side(100), Side(0, {"Tower": 1}))))
    return game, maker, other


def counter(game: Running, seat: int, give: Side, take: Side, accept: bool = False) -> None:
    """The seat declines and suggests that."""
    happen(game, *commands.counter(game, person_at(game, seat), give, take, accept, seat))


def test_the_offer_is_declined_and_the_suggestion_sent_and_adopted() -> None:
    game, maker, other = offered()
    counter(game, other, Side(0, {"Tower": 1, "Imperial": 0}), Side(500))
    assert game.table.actions[-1] == (game.seats[other].name, AnswerTrade(False))
    assert acting(game) == maker
    (suggestion,) = game.open_suggestions
    assert suggestion.by == game.seats[other].name
    assert suggestion.offer == OfferTrade(game.seats[other].name, Side(500), Side(0, {"Tower": 1}))
    assert [note.line.key for note in game.notes] == ["note.suggested"]
    happen(game, ev.Acted(maker, suggestion.offer))
    assert game.open_suggestions == []
    assert game.order_due is None


def test_who_suggests_it_may_leave_the_order_to_accept_it() -> None:
    game, maker, other = offered()
    counter(game, other, Side(0, {"Tower": 1}), Side(500), accept=True)
    happen(game, ev.Acted(maker, game.open_suggestions[0].offer))
    assert game.order_due == (1, AnswerTrade(True))


def test_trading_ends_with_the_first_tile_and_so_do_suggestions() -> None:
    game, maker, other = offered()
    counter(game, other, Side(0, {"Tower": 1}), Side(500))
    tile = next(action for action in game.table.legal() if isinstance(action, PlaceTile))
    happen(game, ev.Acted(maker, tile))
    assert game.open_suggestions == []


def test_an_undo_of_the_refusal_takes_the_suggestion_back() -> None:
    game, _, other = offered()
    counter(game, other, Side(0, {"Tower": 1}), Side(500))
    happen(game, ev.Undone(len(game.table.actions) - 1, other))
    assert game.open_suggestions == []
    assert [note.line.key for note in game.notes] == ["note.undone"]


@pytest.mark.parametrize(
    ("give", "take", "why"),
    [
        (Side(0), Side(500), "both"),
        (Side(100), Side(), "both"),
        (Side(-1), Side(500), "negative"),
        (Side(0, {"Tower": 25}), Side(500), "do not have"),
        (Side(10**9), Side(0, {"Tower": 1}), "do not have"),
        (Side(0, {"Hydra": 1}), Side(500), "of that name"),
    ],
)
def test_a_suggestion_is_judged_like_an_offer(give: Side, take: Side, why: str) -> None:
    game, _, other = offered()
    with pytest.raises(Refusal, match=why):
        counter(game, other, give, take)
    assert game.table.decision == "answer_trade"


def test_only_who_was_offered_a_trade_can_suggest_another() -> None:
    game, maker, _ = offered()
    with pytest.raises(Refusal, match="decision"):
        counter(game, maker, Side(100), Side(0, {"Tower": 1}))


def test_a_bot_hears_what_was_suggested_to_it_and_may_offer_it() -> None:
    async def play() -> None:
        house = House()
        bots = Traders()
        house.rooms = Rooms(house.store, bots, house, lambda: house.time, house, compute, Pace(60.0, 0.0))
        room = await house.open("me", "bot", edition="reference")
        page = Page(room, ANN)
        await page.send("hello")
        chance = random.Random(1)
        while page.now["view"]["decision"] != "answer_trade":
            await asyncio.sleep(0)
            page.receive()
            if page.now["legal"] and page.now["view"]["decision"] != "answer_trade":
                await page.send("act", command_id=str(page.now["version"]), action=chance.choice(page.now["legal"]))
        assert bots.heard == []
        await page.send("counter", give={"cash": 200}, take={"cash": 100})
        while page.now["view"]["decision"] != "answer_trade":
            await asyncio.sleep(0)
            page.receive()
        suggested = OfferTrade("Ann", Side(100), Side(200))
        assert bots.heard == [suggested]
        assert isinstance(room.state, Running)
        assert room.state.table.actions[-1] == (room.state.seats[1].name, suggested)
        await room.close()

    asyncio.run(play())


class Traders(RandomBots):
    """Bots that offer Ann a trade, and then whatever she wants."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[OfferTrade] = []

    async def choose(
        self, key: str, level: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact]
    ) -> Action:
        """Before placing an offer, else anything legal."""
        self.heard += position.suggested
        if position.suggested:
            return position.suggested[0]
        if any(isinstance(action, PlaceTile) for action in legal) and not position.game.offers:
            return OfferTrade("Ann", Side(1), Side(2))
        return await super().choose(key, level, seed, position, legal, facts)
