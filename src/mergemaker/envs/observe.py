"""The row a player observes, written from a masked game: what that player may know and nothing else."""

from ..rules.board import effect_of
from ..rules.constants import ALONE, CHAINS, EMPTY, NONE, POWERS, TILES, Seat
from ..rules.money import price
from ..rules.rule import rule, table
from ..rules.state import Game, Row, Rules
from .fields import (
    ANNOUNCED,
    ASKED,
    BAG,
    BOARD,
    BONUSES,
    BOUGHT,
    BUY_FROM,
    CASH,
    DISCARDED,
    DREW,
    HAND,
    HEADQUARTERS,
    HELD,
    HOLDINGS,
    IDLE,
    LAST_TILE,
    MARKERS,
    MARKET,
    MARKET_DRAWS,
    MARKET_TILE,
    MERGERS,
    MERGING,
    ON_TURN,
    PHASE,
    PLACED,
    POWER,
    PRICES,
    SAFE,
    SEATED,
    SET_ASIDE,
    SETTLING,
    SIZES,
    STOCK,
    SURVIVOR,
    TO_ACT,
    TRADED,
    TRADES_LEFT,
    TURN,
    UNSETTLED,
    WIDTH,
)

# The number of a square's content: empty, independent, or a chain.
CONTENT = table([0 if bits == EMPTY else 1 if bits >= ALONE else bits.bit_length() + 1 for bits in range(2 * ALONE)])


@rule
def write_observation(game: Game, rules: Rules, viewer: Seat, out: Row) -> None:
    """A game that is masked for its viewer, as that player's row."""
    for i in range(WIDTH):
        out[i] = 0
    write_squares(game, viewer, out)
    write_chains(game, rules, out)
    write_players(game, viewer, out)
    write_turn(game, out)
    if game.merging:
        write_merger(game, viewer, out)


@rule
def write_squares(game: Game, viewer: Seat, out: Row) -> None:
    """The board, the own hand, and the tiles set aside."""
    board = game.board
    for tile in range(TILES):
        out[BOARD + tile] = CONTENT[board[tile]]
    for i in range(game.drawn):
        tile = game.bag[i]
        if tile != NONE and board[tile] == EMPTY:
            out[DISCARDED + tile] = 1  # unless it is in the own hand
    hand = game.hands[viewer]
    for place in range(game.held[viewer]):
        out[HAND + hand[place]] = effect_of(game, hand[place])
        out[DISCARDED + hand[place]] = 0


@rule
def write_chains(game: Game, rules: Rules, out: Row) -> None:
    """Each chain's size, price, safety, shares in the market and headquarters."""
    for chain in range(CHAINS):
        out[SIZES + chain] = game.sizes[chain]
        out[PRICES + chain] = price(game, rules, chain) // 100
        out[SAFE + chain] = game.safe >> chain & 1
        out[MARKET + chain] = game.market[chain]
        out[HEADQUARTERS + chain] = game.headquarters[chain]


@rule
def write_players(game: Game, viewer: Seat, out: Row) -> None:
    """Every player's holdings as far as the viewer sees them (H1), the viewer first."""
    players = game.players
    player = viewer
    for seat in range(players):
        out[SEATED + seat] = 1
        out[HELD + seat] = game.held[player]
        out[CASH + seat] = game.cash[player] // 100  # UNKNOWN stays UNKNOWN
        for chain in range(CHAINS):
            out[STOCK + seat * CHAINS + chain] = game.shares[player][chain]
        if game.powers[player]:
            for power in range(POWERS):
                out[MARKERS + seat * POWERS + power] = game.powers[player] >> power & 1
        out[ON_TURN + seat] = game.player == player
        out[TO_ACT + seat] = game.actor == player
        out[ANNOUNCED + seat] = game.announced == player
        player += 1
        if player == players:
            player = 0


@rule
def write_turn(game: Game, out: Row) -> None:
    """Where the turn stands."""
    out[PHASE + game.phase] = 1
    out[TURN] = game.turn
    out[BAG] = TILES - game.drawn
    out[IDLE] = game.idle
    out[PLACED] = game.placed
    out[DREW] = game.drew
    out[LAST_TILE] = game.tile
    out[POWER] = game.power
    out[BOUGHT] = game.bought
    out[BUY_FROM] = game.buy_from
    out[TRADES_LEFT] = game.trades_left
    out[SET_ASIDE] = game.set_aside
    out[MERGERS] = game.mergers
    out[MARKET_TILE] = NONE
    out[MARKET_DRAWS] = game.market_draws


@rule
def write_merger(game: Game, viewer: Seat, out: Row) -> None:
    """The merger under way; H2: everybody's shares in the chain being settled are shown."""
    for chain in range(CHAINS):
        out[MERGING + chain] = game.merging >> chain & 1
        out[UNSETTLED + chain] = game.unsettled >> chain & 1
    if game.survivor != NONE:
        out[SURVIVOR + game.survivor] = 1
    if game.settling != NONE:
        out[SETTLING + game.settling] = 1
    for seat in range(game.players):
        player = (viewer + seat) % game.players
        out[HOLDINGS + seat] = game.holdings[player]
        out[BONUSES + seat] = game.bonuses[player] // 100
    out[ASKED] = game.asked
    out[TRADED] = game.traded
    out[MARKET_TILE] = game.market_tile
