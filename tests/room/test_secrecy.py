"""Hidden information never leaves the room: reshuffle what a viewer cannot see, and not one byte sent changes."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.game.actions import (
    Action,
    AnnounceEnd,
    Buy,
    Discard,
    Dispose,
    PlaceTile,
)
from mergemaker.game.editions import EDITIONS
from mergemaker.room import events as ev
from mergemaker.room import questions
from mergemaker.room.attendance import Attendance
from mergemaker.room.fold import fold
from mergemaker.room.history import history_of
from mergemaker.room.messages import encode
from mergemaker.room.messages.orders import BuyOrder, DisposeOrder, IfSize, Order, PlaceOrder
from mergemaker.room.notices import turn_notice
from mergemaker.room.person import Person
from mergemaker.room.projection import Viewer, log_of, outlook, position_of, sync_of, update_of
from mergemaker.room.running import Running
from mergemaker.rules.reshuffle import reshuffle_unseen
from tests.random_play import tries

from .games import game_of

TRIED: list[Action] = [PlaceTile("6F"), Buy({"Tower": 1}), Dispose(1, 2), AnnounceEnd(), Discard(["6F"])]
ATTENDANCE = Attendance({0, 1, 2}, {}, 60.0, 1000.0)


def everything_sent(game: Running, seat: int | None) -> list[bytes]:
    """All that a viewer can be sent of a game as it stands."""
    viewer = Viewer(None if seat is None else Person(f"u{seat}", game.seats[seat].name), seat)
    sent: list[object] = [
        sync_of(game, viewer, ATTENDANCE),
        update_of(game, viewer, ATTENDANCE, log_of(game, seat, max(0, len(game.table.facts) - 5))),
        game.table.may_offer() if seat == game.seat_to_act else None,
        turn_notice(game) if seat == game.seat_to_act else None,
    ]
    sent += [questions.squares(game, seat), questions.ledger(game, seat), questions.why(game, seat)]
    if seat is not None:
        asked: list[Action] = game.table.legal() if seat == game.seat_to_act else TRIED
        sent += [str(game.table.why_not(action, game.seats[seat].name)) for action in asked]
        own = game.insight(seat).hand
        sent += [outlook(game, seat, action) for action in [*asked, *(PlaceTile(tile) for tile in own)]]
    return [encode(message) for message in sent]


def shuffle_hidden(game: Running, seat: int | None, chance: random.Random) -> None:
    """The tiles that the viewer cannot see change places; hidden holdings of others too."""
    table = game.table
    core = table.game
    watcher = -1 if seat is None else seat
    reshuffle_unseen(core, watcher, [chance.getrandbits(32), chance.getrandbits(32) | 1])
    for number, fact in enumerate(table.facts):
        if fact.type == "tile_drawn" and fact.player != (None if seat is None else game.seats[seat].name):
            table.facts[number] = type(fact)(
                fact.type, fact.player, tile=chance.choice(["1A", "12I"]), count=fact.count
            )
    if table.edition.options.holdings == "hidden" and not game.over:
        others = [other for other in range(core.players) if other != watcher]
        for chain in range(7):
            held = [core.shares[other][chain] for other in others]
            chance.shuffle(held)
            for other, count in zip(others, held, strict=True):
                core.shares[other][chain] = count
        for other in others:
            core.cash[other] += 100 * chance.randrange(50)


@settings(max_examples=tries(20))
@given(
    edition=st.sampled_from(list(EDITIONS)),
    players=st.sampled_from([2, 3]),
    seed=st.integers(0, 10**6),
    actions=st.integers(0, 150),
    powers=st.booleans(),
    hidden=st.booleans(),
)
def test_not_one_byte_sent_depends_on_what_the_viewer_cannot_see(
    edition: str, players: int, seed: int, actions: int, powers: bool, hidden: bool
) -> None:
    options = {"special_powers": powers, "holdings": "hidden" if hidden else "open"}
    game = game_of(edition, players, seed, actions, options)
    if game.over:
        return  # everything is shown
    for seat in (None, *range(players)):
        sent = everything_sent(game, seat)
        reshuffled = game.copy()
        shuffle_hidden(reshuffled, seat, random.Random(seed))
        assert everything_sent(reshuffled, seat) == sent


@settings(max_examples=tries(10))
@given(edition=st.sampled_from(list(EDITIONS)), seed=st.integers(0, 10**6), actions=st.integers(0, 150))
def test_not_one_byte_sent_depends_on_the_orders_of_others(edition: str, seed: int, actions: int) -> None:
    game = game_of(edition, 3, seed, actions)
    if game.over:
        return
    chain = game.table.edition.chains[seed % 7]
    for seat in (None, 0, 1, 2):
        ordered = game.copy()
        for owner in {0, 1, 2} - {seat}:
            hand = ordered.insight(owner).hand
            left = [Order(BuyOrder({chain: 1}, fewer=True), lasts="always"), Order(DisposeOrder(chain))]
            left += [Order(PlaceOrder(tile), [IfSize(chain, least=3)]) for tile in hand[:1]]
            for number, order in enumerate(left, start=1):
                fold(ordered, ev.Stored(ordered.seq + 1, 10_000.0, ev.Ordered(owner, number, order)))
            fold(ordered, ev.Stored(ordered.seq + 1, 10_001.0, ev.Revoked(owner, 1)))
        assert ordered.seq > game.seq
        assert everything_sent(ordered, seat) == everything_sent(game, seat)


@pytest.mark.parametrize("hidden", [False, True])
def test_past_positions_and_the_history_reveal_nothing_new(hidden: bool) -> None:
    game = game_of("renegade", 3, 7, 60, {"holdings": "hidden" if hidden else "open"})
    for seat in (None, 0, 1, 2):
        viewer = None if seat is None else game.seats[seat].name
        for number in (0, 20, 45):
            shown = position_of(game, number, seat)
            assert shown.view == game.table_after(number).view(viewer)
            own = next((player.tiles for player in shown.view.players if player.name == viewer), [])
            assert list(shown.previews) == own
            assert all(fact.tile is None for fact in shown.facts if fact.type == "tile_drawn" and fact.player != viewer)
        worths = [item for turn in history_of(game, seat).turns for item in turn.net_worth.items()]
        assert all((worth is None) == (hidden and player != viewer) for player, worth in worths)


def test_a_finished_game_hides_nothing() -> None:
    """Everybody's shares in its last view, and everybody's tiles with what they would do in its replay."""
    game = game_of("renegade", 3, 7, 2_000, {"holdings": "hidden"})
    assert game.over
    for seat in (None, 0, 1, 2):
        last = sync_of(game, Viewer(None, seat), ATTENDANCE)
        assert last.view is not None
        assert last.standings is not None
        assert all(player.shares is not None and player.cash is not None for player in last.view.players)
        assert all(worth is not None for worth in last.standings.net_worth.values())
        shown = position_of(game, 20, seat)
        hands = [player.tiles for player in game.table_after(20).state().players]
        held = {tile for hand in hands if isinstance(hand, list) for tile in hand}
        assert len(held) > 12
        assert set(shown.previews) == held
