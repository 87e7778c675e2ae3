"""What a player cannot see changes no byte of what that player gets."""

import json

from hypothesis import given

from mergemaker.game.guess import guess
from mergemaker.game.insight import Insight
from mergemaker.game.position import ONLOOKER, position_of
from mergemaker.game.table import Table
from mergemaker.game.view import view_of
from mergemaker.game.view_reader import position_from
from mergemaker.rules import constants
from mergemaker.rules.reshuffle import reshuffle_unseen
from mergemaker.rules.state import LAYOUT, Game
from tests.random_play import Setup, moments, setups


def known(table: Table, game: Game, seat: int) -> dict[str, object]:
    """Every field of the state as the mask leaves it for a seat."""
    masked = position_of(game, table.edition, table.rules, table.players, seat).game
    return {name: getattr(masked, name) for name in LAYOUT}


def bytes_seen(table: Table, game: Game, seat: int) -> bytes:
    """All that the view of a seat says."""
    return json.dumps(view_of(position_of(game, table.edition, table.rules, table.players, seat)).as_data()).encode()


def permuted(game: Game, seat: int, rng_word: int, hidden: bool) -> Game:
    """The same game with everything redealt that a seat cannot see."""
    other = game.copy()
    reshuffle_unseen(other, seat, [rng_word, rng_word | 1])
    if hidden:
        strangers = [p for p in range(game.players) if p != seat]
        other_order = strangers[1:] + strangers[:1]
        for mine, theirs in zip(strangers, other_order, strict=True):
            other.cash[mine] = game.cash[theirs] + 100
            for chain in range(constants.CHAINS):
                if chain != game.settling:
                    other.shares[mine][chain] = game.shares[theirs][chain]
    return other


@given(setups)
def test_views_do_not_leak(setup: Setup) -> None:
    """For every seat and an onlooker: permuting what it cannot see leaves its view and all the mask leaves the same."""
    for i, (table, rng) in enumerate(moments(setup)):
        if i % 9 != 4 and not table.over:
            continue
        game = table.game
        hidden = table.edition.options.holdings == "hidden" and not table.over
        for seat in (ONLOOKER, *range(setup.players)):
            if game.phase == constants.DISCARD and seat != game.actor:
                continue  # that the hand has a dead tile is known
            other = permuted(game, seat, rng.getrandbits(32), hidden)
            if game.phase == constants.DISCARD:
                assert other.hands[seat] == game.hands[seat]
            assert bytes_seen(table, other, seat) == bytes_seen(table, game, seat)
            assert known(table, other, seat) == known(table, game, seat)


@given(setups)
def test_only_the_drawer_learns_the_drawn_tile(setup: Setup) -> None:
    """No fact reveals a tile of a player's hand to others, unless the hand was shown."""
    *_, (table, _rng) = moments(setup)
    for seat in (None, *table.players):
        for fact in table.facts_for(seat):
            assert fact.type != "tile_drawn" or fact.player == seat or fact.tile is None


@given(setups)
def test_a_guess_looks_the_same(setup: Setup) -> None:
    """A game guessed from a position gives the same view, and can be played on."""
    for i, (table, rng) in enumerate(moments(setup)):
        if i % 7 != 3 and not table.over:
            continue
        for player in (None, *table.players):
            position = table.position(player)
            guessed = guess(position, rng)
            again = position_of(guessed, table.edition, table.rules, table.players, position.viewer)
            assert view_of(again) == view_of(position)
            assert sorted(guessed.bag) == list(range(constants.TILES))


@given(setups)
def test_a_view_parsed_back_is_the_same(setup: Setup) -> None:
    """A view is all that a position needs: read back, it gives the same view."""
    for i, (table, _rng) in enumerate(moments(setup)):
        if i % 11 != 3 and not table.over:
            continue
        for view in (table.state(), *(table.view(player) for player in (None, *table.players))):
            assert view_of(position_from(view)) == view


@given(setups)
def test_what_is_shared_between_seats_is_the_same_for_each(setup: Setup) -> None:
    """A seat's insight built on an onlooker's says what it would say built alone."""
    for i, (table, _rng) in enumerate(moments(setup)):
        if i % 11 != 5 and not table.over:
            continue
        onlooker = Insight(table.position(None))
        for player in table.players:
            alone, shared = Insight(table.position(player)), onlooker.seen_from(table.position(player))
            assert shared.view == alone.view
            assert shared.standings == alone.standings
            assert shared.previews == alone.previews
