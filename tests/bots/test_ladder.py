"""Every bot answers every decision of every edition legally, from its view alone."""

import pytest
from hypothesis import given, settings

from mergemaker.bots.bot import Bot
from mergemaker.bots.registry import LADDER, bot_class, make_bot
from mergemaker.errors import BadSetup
from mergemaker.game.actions import AnswerTrade, OfferTrade, Side
from mergemaker.game.editions import EDITIONS
from mergemaker.game.table import Table
from mergemaker.rules.reshuffle import reshuffle_unseen
from tests.random_play import NAMES, Setup, setups, tries

INTERPRETED = [name for name in LADDER if not bot_class(name).needs_compiler]
VARIANTS: dict[str, dict[str, str | bool]] = {
    "avalon-hill": {"special_powers": True},
    "hasbro": {"trading": True, "holdings": "hidden", "dead_tiles": "may_until_live"},
}


def play(table: Table, bots: dict[str, Bot], seconds: float | None = None) -> None:
    """The game is played to its end; an illegal action raises."""
    while not table.over:
        player = table.to_act
        assert player is not None
        action = bots[player].choose(table.position(player), None, seconds)
        assert table.why_not(action, player) is None
        table.act(action, player)


@settings(max_examples=tries(15))
@given(setups)
def test_heuristic_bots_play_any_game_to_its_end(setup: Setup) -> None:
    """Whatever the edition, options and number of players, every action is legal."""
    table = setup.table()
    play(table, {name: make_bot(INTERPRETED[i % len(INTERPRETED)], i) for i, name in enumerate(table.players)})
    assert {player for player, _ in table.actions} == set(table.players)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_searching_bots_play_any_edition_to_its_end(edition: str) -> None:
    """Hard and expert act legally too, against each other and the others."""
    table = Table(NAMES[:5], edition, VARIANTS.get(edition), seed=5)
    play(table, {name: make_bot(LADDER[-1 - i], i, 30) for i, name in enumerate(table.players)})
    assert {player for player, _ in table.actions} == set(table.players)


@pytest.mark.parametrize("name", INTERPRETED)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    """Two games with the same seeds are the same, action by action."""
    games = []
    for _ in range(2):
        table = Table(NAMES[:3], "reference", seed=11)
        play(table, {player: make_bot(name, seed) for seed, player in enumerate(table.players)})
        games.append(table.actions)
    assert games[0] == games[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in LADDER if bot_class(name).needs_compiler])
def test_the_same_seed_and_iterations_give_the_same_move(name: str) -> None:
    """A budget in iterations makes search repeatable; what the bot cannot see makes no difference."""
    table = Table(NAMES[:4], seed=3)
    play_some(table, 40)
    player = table.to_act
    assert player is not None
    first = make_bot(name, 9, 200).choose(table.position(player))
    reshuffle_unseen(table.game, table.seat(player), [1, 2])
    assert make_bot(name, 9, 200).choose(table.position(player)) == first


def play_some(table: Table, actions: int) -> None:
    """The first actions of a game, played by medium."""
    bots = {player: make_bot("medium", 1) for player in table.players}
    for _ in range(actions):
        assert table.to_act is not None
        table.act(bots[table.to_act].choose(table.position(table.to_act)))


def test_a_bot_that_does_not_exist() -> None:
    """The answer names those that do."""
    with pytest.raises(BadSetup, match="expert"):
        make_bot("genius")


def test_a_winning_trade_is_not_given_away() -> None:
    """A share that makes a majority is not sold for a song; a gift that costs nothing is taken."""
    table = Table(NAMES[:3], "reference", seed=2)
    play_some(table, 30)
    while table.decision != "place_tile":
        play_some(table, 1)
    me = table.to_act
    assert me is not None
    other = next(player for player in table.players if player != me)
    game = table.game
    chain = next(c for c in range(7) if game.sizes[c] > 0)
    for seat in range(3):
        game.market[chain] += game.shares[seat][chain]
        game.shares[seat][chain] = 0
    game.shares[table.seat(other)][chain] = 4
    game.shares[table.seat(me)][chain] = 4
    game.market[chain] -= 8
    game.cash[table.seat(me)] = 5000
    name = table.edition.chains[chain]
    table.act(OfferTrade(other, give=Side(cash=100), take=Side(shares={name: 1})), me)
    assert make_bot("medium").choose(table.position(other)) == AnswerTrade(False)
    table.act(AnswerTrade(False), other)
    table.act(OfferTrade(other, give=Side(cash=3000), take=Side(cash=100)), me)
    assert make_bot("medium").choose(table.position(other)) == AnswerTrade(True)
