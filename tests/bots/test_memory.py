"""With hidden holdings a bot's memory agrees with all that was shown."""

from mergemaker.bots.bot import Bot
from mergemaker.bots.registry import make_bot
from mergemaker.game.table import Table
from mergemaker.rules import constants
from tests.random_play import NAMES


def test_remembered_shares_add_up() -> None:
    """At every decision, what the bot believes about the others adds up with the market and its own shares."""
    table = Table(NAMES[:4], "avalon-hill", seed=4)
    bots = {player: make_bot("medium", i) for i, player in enumerate(table.players)}
    watcher = Bot(1)
    shown = 0
    while not table.over:
        player = table.to_act
        assert player is not None
        view, position = table.view(player), table.position(player)
        if player == NAMES[0]:
            game = watcher.guesses(position)[0]
            for chain in range(constants.CHAINS):
                assert game.market[chain] + sum(hand[chain] for hand in game.shares) == constants.SHARES
                assert all(hand[chain] >= 0 for hand in game.shares)
            if view.merger is not None and view.merger.settling is not None:
                shown += 1
                chain = table.edition.chains.index(view.merger.settling)
                held = {name: game.shares[seat][chain] for seat, name in enumerate(table.players)}
                assert all(held[name] <= count for name, count in view.merger.holdings.items())
                if sum(held.values()) == sum(view.merger.holdings.values()):  # nobody has given any away yet
                    assert held == view.merger.holdings
        table.act(bots[player].choose(position), player)
    assert shown > 0


def test_beliefs_of_cash_are_near_the_truth() -> None:
    """Bonuses that nobody showed are booked: late in a game a belief is nearer than what everybody began with."""
    missed, naive = 0, 0
    for seed in range(4):
        table = Table(NAMES[:4], "avalon-hill", seed=seed)
        bots = {player: make_bot("medium", i) for i, player in enumerate(table.players)}
        watcher = Bot(1)
        while not table.over:
            player = table.to_act
            assert player is not None
            position = table.position(player)
            if player == NAMES[0]:
                believed, true = watcher.guesses(position)[0].cash[1:4], table.game.cash[1:4]
                missed += sum(abs(one - other) for one, other in zip(believed, true, strict=True))
                naive += sum(abs(constants.STARTING_CASH - other) for other in true)
            table.act(bots[player].choose(position), player)
    assert missed < naive / 2
