"""Insight is the same in both bodies, and agrees with what the rules pay."""

import pytest

from mergemaker.bodies.arrays import new_games, records, write_game
from mergemaker.bodies.native import compiled
from mergemaker.rules import insight
from mergemaker.rules.board import Effect, effect_of
from mergemaker.rules.constants import CHAINS, EMPTY, OVER, TILES, Ending
from mergemaker.rules.ending import end_game
from mergemaker.rules.money import price_at
from mergemaker.rules.settling import market_counts, pay_bonuses
from tests.random_play import Setup, moments

SETUPS = [
    Setup("renegade", (), 4, 1, "any"),
    Setup("renegade", (), 2, 2, "any"),
    Setup("avalon-hill", (("special_powers", True),), 6, 3, "any"),
    Setup("reference", (), 3, 4, "any"),
    Setup("hasbro", (), 5, 5, "any"),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_both_bodies_compute_the_same(setup: Setup) -> None:
    """Worth, bonuses, what tiles would do and shares of the win are equal, interpreted and compiled."""
    other, board = compiled("rules.insight"), compiled("rules.board")
    record = new_games(1)
    for i, (table, _) in enumerate(moments(setup)):
        if i % 5 and not table.over:
            continue
        game, rules = table.game, table.rules
        record_rules = records([rules])[0]
        write_game(game, record[0])
        empty = [tile for tile in range(TILES) if game.board[tile] == EMPTY][i % 7 :: 7]
        for tile in empty:
            assert board.effect_of(record[0], tile) == effect_of(game, tile)
            assert other.size_after(record[0], tile) == insight.size_after(game, tile)
            assert other.possible_survivors(record[0], tile) == insight.possible_survivors(game, tile)
        for player in range(game.players):
            for market in (0, 6):
                known = insight.net_worth(game, rules, player, market)
                assert other.net_worth(record[0], record_rules, player, market) == known
            assert other.cash_and_shares(record[0], record_rules, player) == insight.cash_and_shares(
                game, rules, player
            )
            assert other.win_share(record[0], player) == insight.win_share(game, player)
            assert other.richer_than(record[0], player) == insight.richer_than(game, player)
            for chain in range(CHAINS):
                size = game.sizes[chain]
                stake = insight.stake(game, rules, chain, size + 3, player, 0)
                assert other.stake(record[0], record_rules, chain, size + 3, player, 0) == stake
                place = insight.place_of(game, chain, player, game.shares[player][chain], 0)
                assert tuple(other.place_of(record[0], chain, player, game.shares[player][chain], 0)) == tuple(place)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_bonus_is_what_settling_pays(setup: Setup) -> None:
    """B2, K1: for every chain and holder, with the market's draw counted in."""
    for i, (table, _) in enumerate(moments(setup)):
        if i % 7 or table.over:
            continue
        for chain in range(CHAINS):
            if table.game.sizes[chain] == 0:
                continue
            paid = table.game.copy()
            pay_bonuses(paid, table.rules, chain)
            market = paid.market_tile // 9 + 1 if market_counts(table.game, table.rules) else 0
            share_price = price_at(table.rules, chain, table.game.sizes[chain])
            for player in range(paid.players):
                held = table.game.shares[player][chain]
                bonus = insight.bonus_of(table.game, table.rules, chain, share_price, player, held, market)
                assert bonus == paid.bonuses[player]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_net_worth_is_what_everybody_would_have_if_the_game_ended(setup: Setup) -> None:
    """E5: at every moment outside a merger; in one, what is being settled is not paid twice."""
    for i, (table, _) in enumerate(moments(setup)):
        if i % 3 or market_counts(table.game, table.rules):
            continue
        worth = [insight.net_worth(table.game, table.rules, player, 0) for player in range(table.game.players)]
        if table.over:
            assert worth == table.game.cash[: table.game.players]
        elif table.game.merging == 0:
            ended = table.game.copy()
            end_game(ended, table.rules, Ending.ANNOUNCED)
            assert worth == ended.cash[: ended.players]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_worth_does_not_jump_when_a_bonus_is_paid(setup: Setup) -> None:
    """M3: paying a bonus moves it from prospect to cash: nobody is worth more or less for it."""
    seen = 0
    before: list[int] = []
    for table, _ in moments(setup):
        game = table.game
        if market_counts(game, table.rules) or table.over:
            continue
        worth = [insight.net_worth(game, table.rules, player, 0) for player in range(game.players)]
        if table.decision == "dispose" and len(before) == len(worth) and table.facts[-1].type == "bonus_paid":
            assert worth == before
            seen += 1
        before = worth
    assert seen > 0 or setup.players == 2


def test_tied_winners_share_the_win() -> None:
    """E6: win shares add up to one in every finished game."""
    for setup in SETUPS:
        *_, (table, _) = moments(setup)
        assert table.game.phase == OVER
        shares = [insight.win_share(table.game, player) for player in range(table.game.players)]
        assert sum(shares) == pytest.approx(1)
        assert table.result is not None
        assert [share > 0 for share in shares] == [name in table.result.winners for name in table.players]


def test_every_effect_has_a_name_of_its_own() -> None:
    from mergemaker.game.previews import EFFECT_NAMES

    assert sorted(EFFECT_NAMES) == sorted(Effect)
    assert len(set(EFFECT_NAMES.values())) == len(Effect)
