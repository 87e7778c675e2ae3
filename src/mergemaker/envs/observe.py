"""The row a player observes, written from the state: what that player may know and nothing else."""

from ..rules.board import beside, many
from ..rules.constants import (
    ALL_CHAINS,
    ALONE,
    CHAINS,
    EMPTY,
    NONE,
    OVER,
    POWERS,
    TILES,
)
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
    DEAD,
    DISCARDED,
    DREW,
    FOUNDS,
    GROWS,
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
    MERGES,
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
    STANDS_ALONE,
    STOCK,
    SURVIVOR,
    TO_ACT,
    TRADED,
    TRADES_LEFT,
    TURN,
    UNSETTLED,
    WAITS,
    WIDTH,
)

# The number of a square's content: empty, independent, or a chain.
CONTENT = table([0 if bits == EMPTY else 1 if bits >= ALONE else bits.bit_length() + 1 for bits in range(2 * ALONE)])


@rule
def write_observation(game: Game, rules: Rules, viewer: int, hidden: int, out: Row) -> None:
    """The row of the viewer; with `hidden` 1, others' cash and shares are not in it."""
    for i in range(WIDTH):
        out[i] = 0
    write_squares(game, viewer, out)
    write_chains(game, rules, out)
    write_players(game, viewer, hidden, out)
    write_turn(game, out)
    if game.merging:
        write_merger(game, viewer, out)


@rule
def effect(game: Game, tile: int) -> int:
    """T3, T4, T5: what placing the tile would do."""
    around = beside(game, tile)
    chains = around & ALL_CHAINS
    if many(chains):
        return DEAD if many(chains & game.safe) else MERGES
    if chains:
        return GROWS
    if around:
        return WAITS if game.active == ALL_CHAINS else FOUNDS
    return STANDS_ALONE


@rule
def write_squares(game: Game, viewer: int, out: Row) -> None:
    """The board, the own hand, and the tiles set aside."""
    board = game.board
    lying = 0
    for tile in range(TILES):
        content = CONTENT[board[tile]]
        out[BOARD + tile] = content
        lying += content > 0
    hand = game.hands[viewer]
    for place in range(game.held[viewer]):
        out[HAND + hand[place]] = effect(game, hand[place])
    for player in range(game.players):
        lying += game.held[player]
    if lying < game.drawn:
        write_discarded(game, out)


@rule
def write_discarded(game: Game, out: Row) -> None:
    """Tiles that are neither on the board nor in the bag nor in a hand."""
    for tile in range(TILES):
        out[DISCARDED + tile] = game.board[tile] == EMPTY
    for i in range(game.drawn, TILES):
        out[DISCARDED + game.bag[i]] = 0
    for player in range(game.players):
        hand = game.hands[player]
        for place in range(game.held[player]):
            out[DISCARDED + hand[place]] = 0


@rule
def write_chains(game: Game, rules: Rules, out: Row) -> None:
    """The stock table."""
    for chain in range(CHAINS):
        out[SIZES + chain] = game.sizes[chain]
        out[PRICES + chain] = price(game, rules, chain) // 100
        out[SAFE + chain] = game.safe >> chain & 1
        out[MARKET + chain] = game.market[chain]
        out[HEADQUARTERS + chain] = game.headquarters[chain]


@rule
def write_players(game: Game, viewer: int, hidden: int, out: Row) -> None:
    """Every player's holdings as far as the viewer sees them (H1), the viewer first."""
    players = game.players
    player = viewer
    for seat in range(players):
        out[SEATED + seat] = 1
        out[HELD + seat] = game.held[player]
        secret = hidden == 1 and seat > 0
        out[CASH + seat] = -1 if secret and game.phase != OVER else game.cash[player] // 100
        for chain in range(CHAINS):
            out[STOCK + seat * CHAINS + chain] = -1 if secret else game.shares[player][chain]
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
def write_merger(game: Game, viewer: int, out: Row) -> None:
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
