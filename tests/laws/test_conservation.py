"""Whatever is played: nothing is lost, nothing made, every dollar is accounted for, and every game ends."""

from hypothesis import given

from mergemaker.rules import constants
from mergemaker.rules.state import Game
from tests.random_play import Setup, moments, setups

NOT_MONEY_MOVED = ("final_money", "winner", "settling_began", "bonus_kept")


def assert_conserved(game: Game) -> None:
    """Shares add up to 25; every tile is in one place; chains are as large as their tiles."""
    for chain in range(constants.CHAINS):
        held = [game.shares[player][chain] for player in range(game.players)]
        assert min(held) >= 0
        assert game.market[chain] >= 0
        assert sum(held) + game.market[chain] == constants.SHARES
        assert game.sizes[chain] == game.board.count(1 << chain)
        assert (game.sizes[chain] > 0) == bool(game.active >> chain & 1)
        assert (game.sizes[chain] >= constants.SAFE_SIZE) == bool(game.safe >> chain & 1)
        assert game.sizes[chain] != 1
    places = [tile for tile in range(constants.TILES) if game.board[tile] != constants.EMPTY]
    places += game.bag[game.drawn :]
    for player in range(game.players):
        places += game.hands[player][: game.held[player]]
        assert game.hands[player][game.held[player] :] == [constants.NONE] * (
            constants.MOST_TILES_IN_HAND - game.held[player]
        )
    assert len(set(places)) == len(places)
    assert game.board[constants.OFF_BOARD] == constants.EMPTY
    assert min(game.cash[: game.players]) >= 0


@given(setups)
def test_shares_tiles_and_money_are_conserved_and_every_game_ends(setup: Setup) -> None:
    """Conservation holds at every decision, facts explain every dollar, and a game has its bound of turns."""
    for table, _ in moments(setup):
        assert_conserved(table.game)
        assert table.game.turn <= constants.TILES + 2 * setup.players
        money = dict.fromkeys(table.players, constants.STARTING_CASH)
        for fact in table.facts:
            if fact.player is not None and fact.dollars is not None and fact.type not in NOT_MONEY_MOVED:
                money[fact.player] += fact.dollars
        assert list(money.values()) == table.game.cash[: setup.players]
    assert table.over
    assert table.result is not None
    assert table.result.final == money
    off_board = [chain for chain in range(constants.CHAINS) if not table.game.active >> chain & 1]
    for shares in table.game.shares:
        assert sum(shares) == sum(shares[chain] for chain in off_board)
