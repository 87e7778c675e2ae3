"""A view read back into a position, for views that come from elsewhere: over the line protocol, or from a file."""

from collections.abc import Sequence

from ..rules import constants
from ..rules.mask import UNKNOWN
from ..rules.setup import clear_table
from ..rules.state import Game
from .codec import DECISIONS, POWER_NAMES
from .editions import Edition, edition_for
from .position import EVERYTHING, ONLOOKER, Position
from .tiles import TILE_NUMBERS
from .view import ENDINGS, View

PHASES = {decision: phase for phase, decision in reversed(DECISIONS.items())}
_ENDING = {name: ending for ending, name in ENDINGS.items()}


def edition_of(view: View) -> Edition:
    """The edition with its options, as it is played at this table."""
    return edition_for(view.edition, view.options, len(view.players))


def position_from(view: View, edition: Edition | None = None) -> Position:
    """The position that the view shows; the edition may be given where it is known."""
    edition = edition or edition_of(view)
    rules = edition.rules()
    game = Game()
    clear_table(game, rules, len(view.players))
    whole = isinstance(view.bag, list)
    viewer = EVERYTHING if whole else ONLOOKER if view.viewer is None else view.seat(view.viewer)
    _read_board(game, view, edition)
    _read_players(game, view, edition)
    _read_turn(game, view)
    _read_tiles(game, view)
    _read_merger(game, view, edition)
    _read_offer(game, view, edition)
    return Position(edition, rules, tuple(player.name for player in view.players), game, viewer)


def _read_board(game: Game, view: View, edition: Edition) -> None:
    for tile, owner in view.board.items():
        game.board[TILE_NUMBERS[tile]] = constants.ALONE if owner is None else 1 << edition.chains.index(owner)
    for chain, name in enumerate(edition.chains):
        shown = view.chains[name]
        game.sizes[chain] = shown.size
        game.market[chain] = shown.market
        game.active |= int(shown.active) << chain
        game.safe |= int(shown.safe) << chain
        game.headquarters[chain] = _tile(shown.headquarters)


def _tile(name: str | None) -> int:
    return constants.NONE if name is None else TILE_NUMBERS[name]


def _read_players(game: Game, view: View, edition: Edition) -> None:
    for seat, player in enumerate(view.players):
        game.powers[seat] = sum(1 << POWER_NAMES.index(power) for power in player.powers)
        if player.shares is None or player.cash is None:
            game.cash[seat] = view.result.final[player.name] if view.result else UNKNOWN
            game.shares[seat] = [UNKNOWN] * constants.CHAINS
        else:
            game.cash[seat] = player.cash
            game.shares[seat] = [player.shares[chain] for chain in edition.chains]


def _read_tiles(game: Game, view: View) -> None:
    """Hands as far as they are known; in the bag's row the tiles that were seen, then what is known of the bag."""
    seen = {TILE_NUMBERS[tile] for tile in (*view.board, *view.discarded)}
    for seat, player in enumerate(view.players):
        if isinstance(player.tiles, list):
            hand = [TILE_NUMBERS[tile] for tile in player.tiles]
            dead = {TILE_NUMBERS[tile] for tile in view.exchangeable}
            if seat == game.actor and game.phase == constants.DISCARD:
                hand.sort(key=lambda tile: tile in dead)
                game.discard_from = len(hand) - len(dead)
            seen.update(hand)
            game.hands[seat][: len(hand)] = hand
            game.held[seat] = len(hand)
        else:
            game.hands[seat][: player.tiles] = [UNKNOWN] * player.tiles
            game.held[seat] = player.tiles
    bag = [] if isinstance(view.bag, int) else [TILE_NUMBERS[tile] for tile in view.bag]
    game.drawn = constants.TILES - (view.bag if isinstance(view.bag, int) else len(bag))
    known = [*sorted(seen), *bag]
    game.bag = known + [UNKNOWN] * (constants.TILES - len(known))


def _read_turn(game: Game, view: View) -> None:
    turn = view.turn
    game.turn = turn.number
    game.player = view.seat(turn.player)
    game.actor = constants.NOBODY if view.to_act is None else view.seat(view.to_act)
    game.phase = constants.OVER if view.decision is None else PHASES[view.decision]
    game.announced = constants.NOBODY if view.end_announced_by is None else view.seat(view.end_announced_by)
    game.idle = view.idle_turns
    game.ended = constants.NOT_YET if view.ended is None else _ENDING[view.ended]
    game.tile = _tile(turn.tile)
    game.placed, game.drew, game.offers = turn.placed, turn.drawn, turn.offers
    game.power = constants.NONE if turn.power is None else POWER_NAMES.index(turn.power)
    game.trades_left = turn.trades_left
    game.market_draws = view.market_draws


def _read_merger(game: Game, view: View, edition: Edition) -> None:
    merger = view.merger
    if merger is None:
        return
    game.merging = _set_of(merger.chains, edition)
    game.unsettled = _set_of(merger.unsettled, edition)
    game.asked = merger.asked
    game.survivor = constants.NONE if merger.survivor is None else edition.chains.index(merger.survivor)
    game.settling = constants.NONE if merger.settling is None else edition.chains.index(merger.settling)
    for name, count in merger.holdings.items():
        game.holdings[view.seat(name)] = count
    for name, dollars in merger.bonuses.items():
        game.bonuses[view.seat(name)] = dollars
    game.market_tile = constants.NONE if merger.market_draw is None else TILE_NUMBERS[merger.market_draw.tile]


def _set_of(chains: Sequence[str], edition: Edition) -> int:
    return sum(1 << edition.chains.index(chain) for chain in chains)


def _read_offer(game: Game, view: View, edition: Edition) -> None:
    offer = view.offer
    if offer is None:
        return
    game.offer_to = view.seat(offer.to)
    game.offer_give_cash, game.offer_take_cash = offer.give.cash, offer.take.cash
    game.offer_give = [offer.give.shares.get(chain, 0) for chain in edition.chains]
    game.offer_take = [offer.take.shares.get(chain, 0) for chain in edition.chains]
