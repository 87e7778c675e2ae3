"""A full game that would look the same to a player as the one that player sees.

Bots think on guesses, never on the game itself. What the view does not show is dealt by the caller's own generator.
"""

import random
from collections.abc import Sequence

from .core import names
from .core.board import is_dead
from .core.merger import can_trade
from .core.setup import clear_table
from .core.state import Game
from .editions import POWER_NAMES, Edition, edition_named
from .tiles import TILE_NAMES, TILE_NUMBERS
from .view import DECISIONS, ENDINGS, View

PHASES = {decision: phase for phase, decision in reversed(DECISIONS.items())}
_HOW = {how: number for number, how in ENDINGS.items()}


def edition_of(view: View) -> Edition:
    """The edition with its house rules, as it is played at this table."""
    return edition_named(view.edition).but(**view.options).for_players(len(view.players))


def guess(view: View, rng: random.Random) -> Game:
    """H3: a game whose view is the same as the one given; hidden tiles and holdings are dealt at random."""
    edition = edition_of(view)
    rules = edition.rules()
    game = Game()
    clear_table(game, rules, len(view.players))
    _read_board(game, view, edition)
    _read_turn(game, view)
    _read_merger(game, view, edition)
    _read_offer(game, view, edition)
    _deal_tiles(game, view, rng)
    _deal_holdings(game, view, edition, rng)
    game.chances = [rng.randrange(32767) for _ in range(names.MOST_MARKET_DRAWS)]
    _place_in_disposal(game)
    return game


def _read_board(game: Game, view: View, edition: Edition) -> None:
    for tile, owner in view.board.items():
        game.board[TILE_NUMBERS[tile]] = names.ALONE if owner is None else 1 << edition.chains.index(owner)
    for chain, name in enumerate(edition.chains):
        shown = view.chains[name]
        game.sizes[chain] = shown.size
        game.market[chain] = shown.market
        game.active |= int(shown.active) << chain
        game.safe |= int(shown.safe) << chain
        game.headquarters[chain] = _tile(shown.headquarters)


def _tile(name: str | None) -> int:
    return names.NONE if name is None else TILE_NUMBERS[name]


def _read_turn(game: Game, view: View) -> None:
    turn = view.turn
    game.turn = turn.number
    game.player = view.seat(turn.player)
    game.actor = names.NOBODY if view.to_act is None else view.seat(view.to_act)
    game.phase = names.OVER if view.decision is None else PHASES[view.decision]
    game.announced = names.NOBODY if view.end_announced_by is None else view.seat(view.end_announced_by)
    game.idle = view.idle_turns
    game.ended = 0 if view.ended is None else _HOW[view.ended]
    game.tile = _tile(turn.tile)
    game.placed, game.drew, game.offers = turn.placed, turn.drawn, turn.offers
    game.power = names.NONE if turn.power is None else POWER_NAMES.index(turn.power)
    game.trades_left = turn.trades_left
    game.market_draws = view.market_draws
    for seat, player in enumerate(view.players):
        game.powers[seat] = sum(1 << POWER_NAMES.index(power) for power in player.powers)


def _read_merger(game: Game, view: View, edition: Edition) -> None:
    merger = view.merger
    if merger is None:
        return
    game.merging = _set_of(merger.chains, edition)
    game.unsettled = _set_of(merger.unsettled, edition)
    game.asked = merger.asked
    game.survivor = names.NONE if merger.survivor is None else edition.chains.index(merger.survivor)
    game.settling = names.NONE if merger.settling is None else edition.chains.index(merger.settling)
    for name, count in merger.holdings.items():
        game.holdings[view.seat(name)] = count
    for name, dollars in merger.bonuses.items():
        game.bonuses[view.seat(name)] = dollars
    game.market_tile = names.NONE if merger.market_draw is None else TILE_NUMBERS[merger.market_draw.tile]


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


def _deal_tiles(game: Game, view: View, rng: random.Random) -> None:
    """The viewer's hand as it is; the other tiles that nobody has seen into the other hands and the bag."""
    seen = {TILE_NUMBERS[tile] for tile in (*view.board, *view.discarded)}
    for player in view.players:
        if isinstance(player.tiles, list):
            seen.update(TILE_NUMBERS[tile] for tile in player.tiles)
    unseen = [tile for tile in range(names.TILES) if tile not in seen]
    rng.shuffle(unseen)
    drawn = sorted(seen)
    for seat in sorted(range(game.players), key=lambda seat: seat != game.actor):  # who must have a dead tile, first
        player = view.players[seat]
        if isinstance(player.tiles, list):
            hand = [TILE_NUMBERS[tile] for tile in player.tiles]
            hand.sort(key=lambda tile: TILE_NAMES[tile] in view.exchangeable)
            first = len(hand) - len(view.exchangeable)
        else:
            hand, first = _unseen_hand(game, seat, player.tiles, unseen)
            drawn += hand
        if seat == game.actor and game.phase == names.DISCARD:
            game.discard_from = first
        game.hands[seat][: len(hand)] = hand
        game.held[seat] = len(hand)
    game.drawn = len(drawn)
    game.bag = drawn + unseen


def _unseen_hand(game: Game, seat: int, count: int, unseen: list[int]) -> tuple[list[int], int]:
    """A hand that the viewer cannot see; who is asked about dead tiles has one, and it comes last."""
    hand = [unseen.pop() for _ in range(count)]
    if seat == game.actor and game.phase == names.DISCARD:
        if not any(is_dead(game, tile) for tile in hand):
            dead = next(place for place, tile in enumerate(unseen) if is_dead(game, tile))
            hand[-1], unseen[dead] = unseen[dead], hand[-1]
        hand.sort(key=lambda tile: is_dead(game, tile))
    return hand, 0


def _deal_holdings(game: Game, view: View, edition: Edition, rng: random.Random) -> None:
    """Holdings that are shown as they are; hidden ones add up with the market's."""
    hidden = [seat for seat, player in enumerate(view.players) if player.shares is None]
    for seat, player in enumerate(view.players):
        if player.shares is not None and player.cash is not None:
            game.shares[seat] = [player.shares[chain] for chain in edition.chains]
            game.cash[seat] = player.cash
        elif view.result is not None:
            game.cash[seat] = view.result.final[player.name]
        else:
            game.cash[seat] = 100 * rng.randrange(20, 100)
    for chain in range(names.CHAINS):
        out = names.SHARES - game.market[chain] - sum(game.shares[seat][chain] for seat in range(game.players))
        if chain == game.settling:
            out -= _deal_settling(game, chain, hidden)
        for _ in range(out):
            game.shares[rng.choice(_may_hold(game, chain, hidden))][chain] += 1


def _seats_asked(game: Game) -> list[int]:
    """Seats that have disposed of their shares in the chain being settled, the one who is asked now left out."""
    return [(game.player + i) % game.players for i in range(game.asked - 1)]


def _deal_settling(game: Game, chain: int, hidden: list[int]) -> int:
    """H2: shares of the chain being settled have been shown; who has not disposed of them still has them all."""
    dealt = 0
    for seat in hidden:
        if seat not in _seats_asked(game):
            game.shares[seat][chain] = game.holdings[seat]
            dealt += game.holdings[seat]
    return dealt


def _may_hold(game: Game, chain: int, hidden: list[int]) -> list[int]:
    """Who may hold one more share of a chain, as far as it was shown."""
    if chain != game.settling:
        return hidden
    asked = _seats_asked(game)
    return [seat for seat in hidden if seat in asked and game.shares[seat][chain] < game.holdings[seat]]


def _place_in_disposal(game: Game) -> None:
    """M7: a holder who cannot trade is asked about selling at once."""
    if game.phase in (names.DISPOSE_TRADE, names.DISPOSE_SELL):
        game.phase = names.DISPOSE_TRADE if can_trade(game, game.actor) else names.DISPOSE_SELL
