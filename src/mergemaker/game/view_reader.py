"""What a view shows, read back into a position of the core, so that the rules themselves can be asked about it."""

from collections.abc import Sequence

from ..rules import constants
from ..rules.setup import clear_table
from ..rules.state import Game
from .editions import POWER_NAMES, Edition, edition_for
from .tiles import TILE_NUMBERS
from .view import DECISIONS, ENDINGS, View

PHASES = {decision: phase for phase, decision in reversed(DECISIONS.items())}
_HOW = {how: number for number, how in ENDINGS.items()}


def edition_of(view: View) -> Edition:
    """The edition with its options, as it is played at this table."""
    return edition_for(view.edition, view.options, len(view.players))


def shown_game(view: View, edition: Edition) -> Game:
    """All of the view but tiles in hands and bag; holdings that it hides are 0."""
    game = Game()
    clear_table(game, edition.rules(), len(view.players))
    _read_board(game, view, edition)
    _read_players(game, view, edition)
    _read_turn(game, view)
    _read_merger(game, view, edition)
    _read_offer(game, view, edition)
    return game


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
        game.cash[seat] = player.cash or 0
        if player.shares is not None:
            game.shares[seat] = [player.shares[chain] for chain in edition.chains]


def _read_turn(game: Game, view: View) -> None:
    turn = view.turn
    game.turn = turn.number
    game.player = view.seat(turn.player)
    game.actor = constants.NOBODY if view.to_act is None else view.seat(view.to_act)
    game.phase = constants.OVER if view.decision is None else PHASES[view.decision]
    game.announced = constants.NOBODY if view.end_announced_by is None else view.seat(view.end_announced_by)
    game.idle = view.idle_turns
    game.ended = 0 if view.ended is None else _HOW[view.ended]
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
