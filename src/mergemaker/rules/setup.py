"""Setting up: the opening tiles, who starts, the hands."""

from .constants import (
    ALL_POWERS,
    ALONE,
    BY_LETTER,
    CHAINS,
    COLUMNS,
    EMPTY,
    FULL_HAND,
    MOST_PLAYERS,
    MOST_TILES_IN_HAND,
    NOBODY,
    NONE,
    NOT_YET,
    ROWS,
    SHARES,
    STARTING_CASH,
    TILES,
    TURN_START,
    Seat,
)
from .decisions.trade import clear_offer
from .facts import note_game_began, note_opening_tile
from .hand import draw
from .rule import called_rule
from .state import Game, Rules
from .turn import advance


@called_rule
def clear_table(game: Game, rules: Rules, players: int) -> None:
    """S1: an empty board, all shares in the market, $6,000 for each player. Bag and market draws stay as they are."""
    game.players = players
    game.turn = 0
    game.announced = NOBODY
    game.actor = NOBODY
    game.idle = 0
    game.ended = NOT_YET
    for tile in range(TILES + 1):
        game.board[tile] = EMPTY
    game.active = 0
    game.safe = 0
    for chain in range(CHAINS):
        game.sizes[chain] = 0
        game.headquarters[chain] = NONE
        game.market[chain] = SHARES
    for player in range(MOST_PLAYERS):
        game.cash[player] = STARTING_CASH if player < players else 0
        game.held[player] = 0
        game.powers[player] = ALL_POWERS if rules.special_powers and player < players else 0
        game.holdings[player] = 0
        game.bonuses[player] = 0
        for chain in range(CHAINS):
            game.shares[player][chain] = 0
        for place in range(MOST_TILES_IN_HAND):
            game.hands[player][place] = NONE
    game.drawn = 0
    game.set_aside = 0
    game.mergers = 0
    game.merging = 0
    game.survivor = NONE
    game.unsettled = 0
    game.settling = NONE
    game.asked = 0
    game.traded = 0
    game.market_tile = NONE
    game.market_draws = 0
    clear_offer(game)


@called_rule
def deal(game: Game, rules: Rules, players: int) -> None:
    """S1: sets the game up from its bag, up to the first decision. S4: six tiles for each player."""
    clear_table(game, rules, players)
    first = place_opening_tiles(game, rules)
    note_game_began(game, first)
    for seat in range(players):
        draw(game, (first + seat) % players, FULL_HAND)
    game.player = first
    game.phase = TURN_START
    advance(game, rules)


@called_rule
def place_opening_tiles(game: Game, rules: Rules) -> Seat:
    """S3: each player's first tile lies on the board, founding nothing. S2: returns who starts."""
    first = 0
    nearest = TILES
    for player in range(game.players):
        tile = game.bag[game.drawn]
        game.drawn += 1
        game.board[tile] = ALONE
        note_opening_tile(game, player, tile)
        distance = tile
        if rules.starting_tile == BY_LETTER:
            distance = tile % ROWS * COLUMNS + tile // ROWS
        if distance < nearest:
            nearest = distance
            first = player
    return first
