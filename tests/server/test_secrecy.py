"""Hidden information never leaves the server: reshuffle what a viewer cannot see, and not one byte sent changes."""

import copy
import random
from typing import Any

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
from mergemaker.game.table import Table
from mergemaker.rules.reshuffle import reshuffle_unseen
from mergemaker.server import events as ev
from mergemaker.server.commands import Person
from mergemaker.server.game import Game
from mergemaker.server.history import history_of
from mergemaker.server.messages import LiveClock, SeatSetup, Setup, encode
from mergemaker.server.sights import (
    Attendance,
    may_offer,
    position_of,
    preview_of,
    sync_of,
    update_of,
)

from .people import Served, two_people

TRIED: list[Action] = [PlaceTile("6F"), Buy({"Tower": 1}), Dispose(1, 2), AnnounceEnd(), Discard(["6F"])]
ATTENDANCE = Attendance({0, 1, 2}, {}, 60.0, 1000.0)


def game_of(edition: str, players: int, seed: int, actions: int, options: dict[str, Any]) -> Game:
    """A game played at random for so many actions."""
    names = ["Ann", "Ben", "Cy"][:players]
    setup = Setup(edition, options, [SeatSetup("open")] * players, clock=LiveClock(600, 5))
    game = Game("game", "code", setup, 1.0)
    table = Table(names, edition, options, seed=seed)
    happened: list[ev.Event] = [
        ev.Seated("u0", [ev.Seat(name, user=f"u{seat}") for seat, name in enumerate(names)]),
        ev.Started(table.seed, list(table.bag)),
    ]
    for number, event in enumerate(happened, start=1):
        game.apply(ev.Stored(number, float(number), event))
    chance = random.Random(seed)
    while len(game.table.actions) < actions and not game.over:  # type: ignore[union-attr]  # it has begun
        assert game.table is not None
        seat = game.seat_to_act
        assert seat is not None
        action = chance.choice(game.table.legal())
        game.apply(ev.Stored(game.version + 1, float(game.version + 1), ev.Acted(seat, action)))
    return game


def everything_sent(game: Game, seat: int | None) -> list[bytes]:
    """All that a viewer can be sent of a game as it stands."""
    person = None if seat is None else Person(f"u{seat}", game.seats[seat].name)
    assert game.table is not None
    sent: list[object] = [
        sync_of(game, person, seat, ATTENDANCE),
        update_of(game, person, seat, ATTENDANCE, max(0, len(game.table.facts) - 5)),
        may_offer(game) if seat == game.seat_to_act else None,
    ]
    if seat is not None:
        hand = game.table.view(game.seats[seat].name).player(game.seats[seat].name).tiles
        assert isinstance(hand, list)
        sent += [preview_of(game, seat, tile) for tile in hand]
        asked: list[Action] = game.table.legal() if seat == game.seat_to_act else TRIED
        sent += [str(game.table.why_not(action, game.seats[seat].name)) for action in asked]
    return [encode(message) for message in sent]


def shuffle_hidden(game: Game, seat: int | None, chance: random.Random) -> None:
    """The tiles that the viewer cannot see change places; hidden holdings of others too."""
    table = game.table
    assert table is not None
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


@settings(max_examples=20)
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
        twin = copy.copy(game)
        twin.table = game.table.copy() if game.table else None
        shuffle_hidden(twin, seat, random.Random(seed))
        assert everything_sent(twin, seat) == sent


@pytest.mark.parametrize("hidden", [False, True])
def test_old_positions_and_the_course_show_no_more_than_was_seen(hidden: bool) -> None:
    game = game_of("renegade", 3, 7, 60, {"holdings": "hidden" if hidden else "open"})
    for seat in (None, 0, 1, 2):
        viewer = None if seat is None else game.seats[seat].name
        for number in (0, 20, 45):
            shown = position_of(game, number, seat)
            assert shown.view == game.table_after(number).view(viewer)
            assert all(fact.tile is None for fact in shown.facts if fact.type == "tile_drawn" and fact.player != viewer)
        worths = [item for turn in history_of(game, seat).turns for item in turn.net_worth.items()]
        assert all((worth is None) == (hidden and player != viewer) for player, worth in worths)


def test_over_the_wire_nobody_gets_the_others_tiles_or_the_bag(served: Served) -> None:
    first, second, game, people = two_people(served, edition="avalon-hill")
    for _ in range(12):
        for socket in (first, second):
            socket.hello()
            if socket.now["legal"]:
                socket.act()
    table = served.room(game).game.table
    assert table is not None
    for socket in (first, second):
        mine = socket.now["view"]["viewer"]
        for view in (json_message["view"] for json_message in (socket.now, people_view(people, socket, game))):
            for player in view["players"]:
                if player["name"] != mine:
                    assert isinstance(player["tiles"], int)
                    assert player["cash"] is None
                    assert player["shares"] is None
            assert isinstance(view["bag"], int)
        sent = "".join(socket.raw)
        assert str(table.seed) not in sent
        assert '"bag":[' not in sent


def people_view(people: tuple[Any, Any], socket: Any, game: str) -> Any:
    """The same person's view over HTTP."""
    person = next(person for person in people if socket in person.sockets)
    return person.get(f"/api/games/{game}/view")


def test_the_record_of_a_running_game_is_not_given_out(served: Served) -> None:
    _, _, game, people = two_people(served)
    problem = people[0].get(f"/api/games/{game}/record", status=409)
    assert "over" in problem["message"]
