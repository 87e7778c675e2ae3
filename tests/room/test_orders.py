"""Conditional orders: carried out when their decision comes and they fit, and otherwise the player is asked."""

import asyncio
import random
from collections.abc import Callable, Iterable

import msgspec
import pytest

from mergemaker import errors
from mergemaker.game.actions import AnnounceEnd, AnswerTrade, Buy, Discard, Dispose, OfferTrade, PlaceTile, Side
from mergemaker.room import commands, seating
from mergemaker.room import events as ev
from mergemaker.room.fold import fold
from mergemaker.room.messages.orders import (
    AcquiredOrder,
    Answer,
    AnswerOrder,
    BuyOrder,
    Condition,
    Count,
    DiscardOrder,
    DisposeOrder,
    FoundOrder,
    IfPrice,
    IfRank,
    IfSize,
    IfSurvivor,
    IfTile,
    Order,
    PlaceOrder,
    SurvivorOrder,
)
from mergemaker.room.notices import person_to_act
from mergemaker.room.orders import MOST_ORDERS
from mergemaker.room.person import Person
from mergemaker.room.refusal import Refusal
from mergemaker.room.running import Running

from .games import game_of
from .house import ANN, BEN, House, Page

CHAINS = ["Sackson", "Tower", "American", "Festival", "Worldwide", "Continental", "Imperial"]


def happen(game: Running, *events: ev.Event) -> None:
    """The events are folded in."""
    for event in events:
        fold(game, ev.Stored(game.seq + 1, float(game.seq + 1), event))


def person_at(game: Running, seat: int) -> Person:
    """Who sits there."""
    return Person(game.seats[seat].user or "", game.seats[seat].name)


def leave(game: Running, seat: int, answer: Answer, *conditions: Condition, lasts: str = "once") -> None:
    """The person at the seat leaves an order."""
    order = msgspec.convert(msgspec.to_builtins(Order(answer, list(conditions), lasts)), Order)  # type: ignore[arg-type]  # one of three
    happen(game, *commands.leave_order(game, person_at(game, seat), order, None, seat))


def obey(game: Running) -> None:
    """What is due is done."""
    happen(game, *commands.act_by_order(game, game.position_version))


def reach(wanted: Callable[[Running], bool], edition: str = "renegade", **options: object) -> Running:
    """The first position of that kind in games played at random."""
    for seed in range(200):
        game = game_of(edition, 3, seed, 0, options)
        chance = random.Random(seed)
        while not game.over:
            if wanted(game):
                return game
            seat = game.seat_to_act
            assert seat is not None
            calm = [action for action in game.table.legal() if not isinstance(action, AnnounceEnd)]
            happen(game, ev.Acted(seat, chance.choice(calm)))
    raise AssertionError("no such position")


def decision(name: str) -> Callable[[Running], bool]:
    """Positions in which that is to be decided."""
    return lambda game: game.table.decision == name and game.table.why_not(AnnounceEnd()) is not None


def acting(game: Running) -> int:
    """The seat to act."""
    assert game.seat_to_act is not None
    return game.seat_to_act


def reason(game: Running, seat: int) -> str | None:
    """Why the seat's only order is not carried out."""
    (info,) = game.orders_of(seat)
    return info.why.reason if info.why else None


def effects(game: Running) -> dict[str, str]:
    """What the tiles of the player to act would do."""
    return {tile: preview.effect for tile, preview in game.insight(acting(game)).previews.items()}


def test_a_tile_is_placed_if_it_still_does_what_the_order_says() -> None:
    game = reach(lambda game: decision("place_tile")(game) and "found" in effects(game).values())
    seat = acting(game)
    tile = next(tile for tile, effect in effects(game).items() if effect == "found")
    leave(game, seat, PlaceOrder(tile), IfTile(tile, "found"))
    assert game.order_due is not None
    assert person_to_act(game) is None  # nobody is notified of a turn
    obey(game)
    assert game.table.actions[-1] == (game.seats[seat].name, PlaceTile(tile))
    assert game.orders_of(seat) == []


def test_otherwise_the_player_is_asked_and_shown_why() -> None:
    game = reach(lambda game: decision("place_tile")(game) and "alone" in effects(game).values())
    seat = acting(game)
    tile = next(tile for tile, effect in effects(game).items() if effect == "alone")
    leave(game, seat, PlaceOrder(tile), IfTile(tile, "merge"))
    assert game.order_due is None
    assert reason(game, seat) == "order_effect"
    obey(game)
    assert game.seat_to_act == seat


def test_the_first_order_that_fits_is_carried_out() -> None:
    game = reach(decision("place_tile"))
    seat = acting(game)
    one, other = [action.tile for action in game.table.legal() if isinstance(action, PlaceTile)][:2]
    leave(game, seat, PlaceOrder(one), IfSize("Tower", least=40))
    leave(game, seat, PlaceOrder(other))
    assert game.order_due == (2, PlaceTile(other))


@pytest.mark.parametrize(
    ("trade", "keep", "sold", "traded"),
    [(0, 0, 5, 0), ("all", 0, 1, 4), ("all", "all", 0, 4), (0, "all", 0, 0), (2, 1, 2, 2), (0, 2, 3, 0)],
)
def test_shares_of_an_acquired_chain_are_disposed_of_as_ordered(
    trade: Count, keep: Count, sold: int, traded: int
) -> None:
    def five(game: Running) -> bool:
        core = game.table.game
        held = core.shares[acting(game)][core.settling]
        return decision("dispose")(game) and held == 5 and core.market[core.survivor] >= 2

    game = reach(five)
    seat, view = acting(game), game.insight(acting(game)).view
    assert view.merger is not None
    chain, survivor = view.merger.settling or "", view.merger.survivor or ""
    leave(game, seat, DisposeOrder(chain, trade, keep), IfSurvivor([survivor]))
    assert game.order_due == (1, Dispose(sold, traded))


def test_an_order_asks_when_there_are_too_few_shares_or_another_chain_survives() -> None:
    game = reach(decision("dispose"))
    seat, view = acting(game), game.insight(acting(game)).view
    assert view.merger is not None
    chain = view.merger.settling or ""
    leave(game, seat, DisposeOrder(chain, keep=25))
    assert reason(game, seat) == "order_too_few"
    happen(game, *commands.revoke_order(game, person_at(game, seat), 1, seat))
    others = [name for name in CHAINS if name != view.merger.survivor]
    leave(game, seat, DisposeOrder(chain), IfSurvivor(others))
    assert reason(game, seat) == "order_survivor"
    other = next(name for name in others if name != chain)
    happen(game, *commands.revoke_order(game, person_at(game, seat), 1, seat))
    leave(game, seat, DisposeOrder(other))
    assert reason(game, seat) is None  # it is about another chain
    assert game.order_due is None


def test_shares_are_bought_at_the_price_of_the_order() -> None:
    def two_active(game: Running) -> bool:
        return decision("buy")(game) and Buy({"Tower": 3}) in game.table.legal()

    game = reach(two_active)
    seat = acting(game)
    price = game.insight(seat).view.chains["Tower"].price or 0
    leave(game, seat, BuyOrder({"Tower": 2}), IfPrice("Tower", most=price - 100))
    assert reason(game, seat) == "order_price"
    changed = Order(BuyOrder({"Tower": 2}), [IfPrice("Tower", most=price)])
    happen(game, *commands.leave_order(game, person_at(game, seat), changed, 1, seat))
    assert game.order_due == (1, Buy({"Tower": 2}))


def test_as_many_shares_are_bought_as_can_be_had() -> None:
    game = reach(lambda game: decision("buy")(game) and Buy({"Tower": 3}) in game.table.legal())
    seat = acting(game)
    off = next(name for name, chain in game.insight(seat).view.chains.items() if not chain.active)
    leave(game, seat, BuyOrder({off: 1, "Tower": 5}))
    assert reason(game, seat) is not None
    happen(game, *commands.revoke_order(game, person_at(game, seat), 1, seat))
    leave(game, seat, BuyOrder({off: 1, "Tower": 5}, fewer=True))
    assert game.order_due == (1, Buy({"Tower": 3}))
    happen(game, *commands.revoke_order(game, person_at(game, seat), 1, seat))
    leave(game, seat, BuyOrder({off: 1}, fewer=True))
    assert reason(game, seat) == "order_nothing_to_buy"


@pytest.mark.parametrize(
    ("name", "order"), [("found", FoundOrder), ("choose_survivor", SurvivorOrder), ("choose_acquired", AcquiredOrder)]
)
def test_the_favourite_chain_that_is_possible_is_chosen(name: str, order: type) -> None:
    game = reach(decision(name))
    seat = acting(game)
    possible = [action.chain for action in game.table.legal() if hasattr(action, "chain")]
    barred = [chain for chain in CHAINS if chain not in possible]
    leave(game, seat, order([*barred, possible[-1], possible[0]][-7:]))
    assert game.order_due is not None
    assert getattr(game.order_due.action, "chain", None) == possible[-1]
    if barred:
        happen(game, *commands.revoke_order(game, person_at(game, seat), 1, seat))
        leave(game, seat, order(barred))
        assert reason(game, seat) is not None


def test_dead_tiles_are_set_aside() -> None:
    game = reach(decision("discard"))
    seat = acting(game)
    leave(game, seat, DiscardOrder(), lasts="always")
    assert game.order_due == (1, Discard(game.insight(seat).view.exchangeable))
    obey(game)
    assert len(game.orders_of(seat)) == 1


def test_offers_are_declined_or_the_one_that_was_wanted_accepted() -> None:
    def rich(game: Running) -> bool:
        return game.table.may_offer() and game.table.game.shares[(acting(game) + 1) % 3][1] > 0

    game = reach(rich, "reference")
    maker, other = acting(game), (acting(game) + 1) % 3
    names = game.table.players
    offer = OfferTrade(names[other], Side(100), Side(0, {"Tower": 1}))
    leave(game, other, AnswerOrder(player=names[(maker + 2) % 3]), lasts="always")
    leave(game, other, AnswerOrder(accept=offer))
    happen(game, ev.Acted(maker, OfferTrade(names[other], Side(200), Side(0, {"Tower": 1}))))
    assert [info.why and info.why.reason for info in game.orders_of(other)] == [None, "order_other_offer"]
    assert game.order_due is None
    happen(game, ev.Acted(other, AnswerTrade(False)), ev.Acted(maker, offer))
    assert game.order_due == (2, AnswerTrade(True))
    leave(game, other, AnswerOrder(), lasts="always")
    happen(game, ev.Revoked(other, 2))
    assert game.order_due == (3, AnswerTrade(False))


def test_a_place_among_holders_is_a_condition_only_where_holdings_are_known() -> None:
    for holdings, hint in (("open", "order_rank"), ("hidden", "order_rank_hidden")):
        game = reach(decision("buy"), holdings=holdings)
        seat = acting(game)
        nobody = next(chain for i, chain in enumerate(CHAINS) if not game.table.game.shares[seat][i])
        leave(game, seat, BuyOrder({nobody: 1}, fewer=True), IfRank(nobody, 1))
        assert reason(game, seat) == hint


def test_the_player_decides_whether_to_announce_the_end() -> None:
    game = reach(lambda game: game.table.decision == "buy" and AnnounceEnd() in game.table.legal())
    seat = acting(game)
    leave(game, seat, BuyOrder({"Tower": 1}, fewer=True))
    assert game.order_due is None
    assert reason(game, seat) == "order_end"


def test_how_long_an_order_lasts() -> None:
    for lasts, after_other, after_own in (("next", 0, 0), ("once", 1, 0), ("always", 1, 1)):
        game = reach(lambda game: decision("buy")(game) and Buy({"Tower": 1}) in game.table.legal())
        seat = acting(game)
        leave(game, seat, BuyOrder({"Tower": 1}), lasts=lasts)
        by_hand = game.copy()
        happen(by_hand, ev.Acted(seat, Buy({})))
        assert len(by_hand.orders_of(seat)) == after_other
        obey(game)
        assert len(game.orders_of(seat)) == after_own


def test_an_undo_puts_orders_back_and_the_player_decides_anew() -> None:
    game = reach(decision("place_tile"))
    seat, before = acting(game), len(game.table.actions)
    tile = next(action.tile for action in game.table.legal() if isinstance(action, PlaceTile))
    leave(game, seat, PlaceOrder(tile))
    obey(game)
    assert game.own_notes[seat]
    happen(game, ev.Undone(before, seat))
    assert game.own_notes[seat] == []
    assert reason(game, seat) == "order_taken_back"
    assert game.order_due is None
    happen(game, ev.Acted(seat, PlaceTile(tile)))
    assert len(game.orders_of(seat)) == 1  # it was not carried out this time


def test_nothing_is_carried_out_for_someone_who_is_replaced_nor_while_the_game_is_paused() -> None:
    game = reach(decision("place_tile"))
    seat = acting(game)
    leave(game, seat, PlaceOrder(next(action.tile for action in game.table.legal() if isinstance(action, PlaceTile))))
    paused = game.copy()
    happen(paused, ev.Paused(seat))
    assert paused.order_due is None
    happen(game, ev.Replaced(seat, "medium", "left"))
    assert game.order_due is None
    happen(game, ev.Returned(seat))
    assert game.order_due is not None


def test_orders_speak_of_this_game() -> None:
    game = game_of("renegade", 3, 1, 0)
    elsewhere = next(tile for tile in ("1A", "12I", "6F") if tile not in game.insight(0).hand)
    for answer in (PlaceOrder(elsewhere), BuyOrder({"Hydra": 1}), DisposeOrder("tower"), AnswerOrder(player="Zoe")):
        with pytest.raises(errors.Refusal):
            commands.leave_order(game, person_at(game, 0), Order(answer), None, 0)
    with pytest.raises(Refusal, match="order"):
        commands.revoke_order(game, person_at(game, 0), 1, 0)
    for _ in range(MOST_ORDERS):
        leave(game, 0, BuyOrder({"Tower": 1}))
    with pytest.raises(Refusal, match="20"):
        leave(game, 0, BuyOrder({"Tower": 1}))


def test_the_server_carries_orders_out_and_only_their_owner_learns_of_them() -> None:
    """The same game with orders and without: what others are sent is the same, message by message, byte by byte."""

    async def play(by_order: bool) -> Iterable[list[dict[str, object]]]:
        house = House(seed=4)
        room = await house.open("me", "open")
        await room.submit(BEN, None, lambda state: seating.join(state, BEN, state.code, None, None))
        await house.rooms.start(room, ANN)
        ann, ben, onlooker = Page(room, ANN), Page(room, BEN), Page(room, None)
        for page in (ann, ben, onlooker):
            await page.send("hello")
        chance = random.Random(2)
        carried_out = 0
        for number in range(40):
            turn = ann if ann.now["legal"] else ben
            choice = chance.choice(turn.now["legal"])
            if turn is ann and by_order and choice["type"] in ("place_tile", "buy") and choice.get("shares") != {}:
                never = {"type": "if_size", "chain": "Tower", "least": 100}
                left = {"answer": choice, "conditions": [never]}
                came = await ann.send("order", order=left, command_id=f"o{number}")
                assert [message["type"] for message in came] == ["orders", "ack"]
                changed = came[0]["orders"][-1]["number"]
                if number % 3:
                    await ann.send("revoke", number=changed, command_id=f"r{number}")
                    changed = None
                await ann.send("order", order={"answer": choice}, number=changed, command_id=f"p{number}")
                async with asyncio.timeout(5):
                    while ann.now["info"]["actions"] == number:
                        await asyncio.sleep(0)
                        ann.receive()
                carried_out += 1
                fresh = Page(room, ANN)
                (synced,) = [one for one in await fresh.send("hello") if one["type"] == "sync"]
                room.depart(fresh.connection)
                notes = [line for line in synced["lines"] if line["line"]["key"] == "note.by_order"]
                assert len(notes) == carried_out
            else:
                await turn.send("act", command_id=f"c{number}", action=choice)
            for page in (ann, ben, onlooker):
                page.receive()
        await room.close()
        assert bool(carried_out) == by_order
        return ([one for one in page.received if one["type"] != "presence"] for page in (ben, onlooker))

    assert [*asyncio.run(play(by_order=True))] == [*asyncio.run(play(by_order=False))]
