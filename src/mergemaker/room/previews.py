"""What each of the viewer's own tiles would do if it were placed now, reckoned from the viewer's view alone."""

from ..game.editions import Edition
from ..game.tiles import TILE_NUMBERS
from ..game.view import View
from ..game.view_reader import edition_of, shown_game
from ..rules import constants
from ..rules.board import (
    absorb,
    beside,
    can_be_placed,
    is_dead,
    set_standing,
    take_tiles,
)
from ..rules.constants import (
    ALL_CHAINS,
    ALONE,
    CHAINS,
    NEIGHBOURS,
    SAFE_SIZE,
)
from ..rules.money import pay_bonuses, price, sell
from ..rules.state import Game, Rules
from .messages.insight import Payout, Preview, PreviewChain, Reason
from .standings import holdings_known, market_draws, net_worths, rules_without_market


def previews_of(view: View) -> dict[str, Preview]:
    """A preview for each tile of the viewer's own hand; none for onlookers."""
    if view.viewer is None or view.over:
        return {}
    hand = view.player(view.viewer).tiles
    if isinstance(hand, int):
        return {}
    edition = edition_of(view)
    rules = rules_without_market(edition)
    game = shown_game(view, edition)
    half_done = view.decision == "found" or view.merger is not None
    if view.merger is not None and view.merger.survivor is not None:
        _finish_merger(game, view, edition)
    return {tile: _preview(view, edition, rules, game, tile, hand, half_done) for tile in hand}


def _finish_merger(game: Game, view: View, edition: Edition) -> None:
    """The board as the merger under way will leave it."""
    assert view.merger is not None
    survivor = edition.chains.index(view.merger.survivor or "")
    absorb(game, sum(1 << edition.chains.index(name) for name in view.merger.acquired), survivor)
    take_tiles(game, TILE_NUMBERS[view.merger.tile], survivor)


def _preview(
    view: View, edition: Edition, rules: Rules, game: Game, name: str, hand: list[str], half_done: bool
) -> Preview:
    tile = TILE_NUMBERS[name]
    around = beside(game, tile)
    chains = around & ALL_CHAINS
    preview = Preview(
        tile=name,
        effect="alone",
        reason=None,
        size=1,
        chains=[],
        survivors=[],
        payouts=[],
        net_worth=None,
        market_draws=False,
    )
    trial = game.copy()
    known = holdings_known(view) and not half_done
    settled = 0
    if is_dead(game, tile):
        preview.effect, preview.reason = "never", Reason("dead_tile", "T4")
    elif not can_be_placed(game, tile):
        preview.effect, preview.reason = "not_now", Reason("eighth_chain", "T5")
    elif chains == 0 and around & ALONE:
        _preview_founding(preview, edition, rules, game, tile)
        return preview
    elif chains == 0:
        near = {TILE_NUMBERS[other] for other in hand if other != name}
        preview.effect = "beside" if near.intersection(NEIGHBOURS[tile]) else "alone"
    elif chains & (chains - 1) == 0:
        preview.effect = "grow"
        take_tiles(trial, tile, constants.CHAIN_IN[chains])
    else:
        preview.effect = "merge"
        settled = _preview_merger(preview, view, edition, rules, game, trial, tile, chains, known)
    if chains and preview.effect in ("grow", "merge"):
        preview.chains = [
            _chain(edition, rules, game, trial, chain, bool(settled >> chain & 1))
            for chain in range(CHAINS)
            if chains >> chain & 1
        ]
        preview.size = max(chain.size_after for chain in preview.chains)
    if known and preview.effect not in ("never", "not_now"):
        before, after = net_worths(game, rules), net_worths(trial, rules)
        preview.net_worth = {player.name: (before[seat], after[seat]) for seat, player in enumerate(view.players)}
    return preview


def _preview_founding(preview: Preview, edition: Edition, rules: Rules, game: Game, tile: int) -> None:
    """F1: any chain that is not on the board could be founded."""
    preview.effect = "found"
    for chain in range(CHAINS):
        if not game.active >> chain & 1:
            trial = game.copy()
            trial.board[tile] = ALONE
            take_tiles(trial, tile, chain)
            preview.chains.append(_chain(edition, rules, game, trial, chain, False))
            preview.size = trial.sizes[chain]


def _preview_merger(
    preview: Preview,
    view: View,
    edition: Edition,
    rules: Rules,
    game: Game,
    trial: Game,
    tile: int,
    chains: int,
    known: bool,
) -> int:
    """The merger is carried out on the trial, everybody selling everything; returns the acquired chains."""
    merging = sorted((chain for chain in range(CHAINS) if chains >> chain & 1), key=lambda chain: -game.sizes[chain])
    survivor = merging[0]
    acquired = merging[1:]
    preview.survivors = [edition.chains[chain] for chain in merging if game.sizes[chain] == game.sizes[survivor]]
    preview.market_draws = market_draws(view)
    if not known:
        preview.payouts = None
    for chain in acquired if known else ():
        assert preview.payouts is not None
        pay_bonuses(trial, rules, chain)
        for seat, player in enumerate(view.players):
            if trial.bonuses[seat]:
                preview.payouts.append(Payout(edition.chains[chain], player.name, trial.bonuses[seat]))
            sell(trial, seat, chain, trial.shares[seat][chain], price(trial, rules, chain))
    bits = sum(1 << chain for chain in acquired)
    absorb(trial, bits, survivor)
    take_tiles(trial, tile, survivor)
    set_standing(trial, survivor)
    return bits


def _chain(edition: Edition, rules: Rules, before: Game, after: Game, chain: int, acquired: bool) -> PreviewChain:
    return PreviewChain(
        name=edition.chains[chain],
        size_before=before.sizes[chain],
        size_after=after.sizes[chain],
        price_before=price(before, rules, chain) or None,
        price_after=price(after, rules, chain) or None,
        acquired=acquired,
        safe_after=after.sizes[chain] >= SAFE_SIZE,
    )
