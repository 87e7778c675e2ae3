"""Whether an action is legal, the rules' single steps that carry it out, and every legal action.

A purchase, a disposal and an exchange of dead tiles are judged as a whole, before any of it is done.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from ..rules import constants
from ..rules.actions import DONE, MOST_LEGAL
from ..rules.decisions.buy import purchase_limit, why_not_purchase
from ..rules.decisions.discard import why_not_discard
from ..rules.decisions.dispose import why_not_dispose
from ..rules.decisions.trade import why_no_trading, why_not_offer
from ..rules.hand import place_in_hand
from ..rules.reasons import FINE, Reason
from ..rules.state import Game, Rules
from ..rules.turn import legal, why_not
from .actions import Action, Buy, Discard, Dispose, OfferTrade
from .codec import DECISIONS, action_of, disposal_steps, exchange_steps, is_whole, number_of, purchase_steps
from .tiles import TILE_NUMBERS
from .view import exchangeable_tiles


def judge(
    game: Game, rules: Rules, chains: Sequence[str], players: Sequence[str], action: Action
) -> tuple[Reason, list[int]]:
    """The reason against an action of the player to act, or FINE; and the steps that carry it out."""
    match action:
        case Buy(shares):
            return _judge_purchase(game, rules, chains, shares)
        case Dispose(sell, trade):
            steps = disposal_steps(sell, trade, can_trade=game.phase == constants.DISPOSE_TRADE)
            return why_not_dispose(game, sell, trade), steps
        case Discard(tiles):
            return _judge_exchange(game, tiles)
        case OfferTrade():
            return _judge_offer(game, rules, chains, players, action), []
    number = number_of(action, chains)
    return (Reason.UNKNOWN_NAME, []) if number is None else (why_not(game, rules, number), [number])


def _judge_purchase(
    game: Game, rules: Rules, chains: Sequence[str], shares: dict[str, int]
) -> tuple[Reason, list[int]]:
    if game.phase != constants.BUY:
        return Reason.NOT_THIS_DECISION, []
    wanted = _counts(shares, chains)
    if wanted is None:
        return Reason.UNKNOWN_NAME, []
    reason = why_not_purchase(game, rules, wanted)
    return reason, (purchase_steps(wanted) or [DONE]) if reason == FINE else []


def _judge_exchange(game: Game, tiles: list[str]) -> tuple[Reason, list[int]]:
    if game.phase != constants.DISCARD:
        return Reason.NOT_THIS_DECISION, []
    if len(set(tiles)) < len(tiles):
        return Reason.TWICE, []
    numbers = [TILE_NUMBERS.get(tile, constants.NONE) for tile in tiles]
    for tile in numbers:
        reason = Reason.UNKNOWN_NAME if tile == constants.NONE else why_not_discard(game, tile)
        if reason != FINE:
            return reason, []
    numbers.sort(key=lambda tile: place_in_hand(game, game.player, tile))
    return FINE, exchange_steps(numbers) or [DONE]


def _judge_offer(game: Game, rules: Rules, chains: Sequence[str], players: Sequence[str], action: OfferTrade) -> Reason:
    reason = why_no_trading(game, rules)
    if reason != FINE:
        return reason
    trial = game.copy()
    return why_not_offer(trial, rules) if write_offer(trial, chains, players, action) else Reason.UNKNOWN_NAME


def write_offer(game: Game, chains: Sequence[str], players: Sequence[str], action: OfferTrade) -> bool:
    """The state holds the offer for the rules to judge; False if it names an unknown player or chain."""
    give, take = _counts(action.give.shares, chains), _counts(action.take.shares, chains)
    if action.to not in players or give is None or take is None:
        return False
    game.offer_to = players.index(action.to)
    game.offer_give_cash, game.offer_take_cash = action.give.cash, action.take.cash
    game.offer_give, game.offer_take = give, take
    return True


def _counts(shares: dict[str, int], chains: Sequence[str]) -> list[int] | None:
    """Shares by chain number; None when a chain's name is unknown. A count of zero may be left out."""
    if any(count and chain not in chains for chain, count in shares.items()):
        return None
    return [shares.get(chain, 0) for chain in chains]


# --- Every legal action ----------------------------------------------------------------------------------------------


def legal_actions(game: Game, rules: Rules, chains: Sequence[str]) -> list[Action]:
    """Every legal action of the player to act, once each; offers of trades are too many to list."""
    out = [0] * MOST_LEGAL
    steps = out[: legal(game, rules, out)]
    whole = [action_of(number, chains) for number in steps if is_whole(number)]
    match DECISIONS.get(game.phase):
        case "buy":
            return [*_purchases(game, rules, chains), *whole]
        case "dispose":
            return [*_disposals(game), *whole]
        case "discard":
            return [*_exchanges(game), *whole]
    return whole


def _purchases(game: Game, rules: Rules, chains: Sequence[str]) -> list[Buy]:
    """Every purchase that is legal."""
    carts = _carts(game, rules, [0] * constants.CHAINS, 0, purchase_limit(game))
    return [Buy({chain: n for chain, n in zip(chains, wanted, strict=True) if n}) for wanted in carts]


def _carts(game: Game, rules: Rules, wanted: list[int], first: int, left: int) -> Iterator[list[int]]:
    """The legal purchases that extend `wanted` by shares of that chain and later ones; each is yielded and undone."""
    yield wanted
    for chain in range(first, constants.CHAINS if left else 0):
        wanted[chain] += 1
        if why_not_purchase(game, rules, wanted) == FINE:
            yield from _carts(game, rules, wanted, chain, left - 1)
        wanted[chain] -= 1


def _disposals(game: Game) -> list[Dispose]:
    """Every disposal that is legal."""
    held = game.shares[game.actor][game.settling]
    return [
        Dispose(sell=sell, trade=trade)
        for trade, sell in product(range(0, held + 1, 2), range(held + 1))
        if why_not_dispose(game, sell, trade) == FINE
    ]


def _exchanges(game: Game) -> list[Discard]:
    """Every set of dead tiles that may be set aside now."""
    dead = exchangeable_tiles(game)
    return [Discard([tile for i, tile in enumerate(dead) if chosen >> i & 1]) for chosen in range(1 << len(dead))]
