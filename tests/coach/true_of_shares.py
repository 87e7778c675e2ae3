"""What a reason about shares, or about the end of the game, says is found again at the table."""

from collections.abc import Callable

from mergemaker.coach.phrases import choice_line
from mergemaker.game.actions import AnnounceEnd, Buy, Dispose, Found
from mergemaker.game.insight import Insight
from mergemaker.game.table import Table
from mergemaker.rules.board import Effect, effect_of
from mergemaker.rules.constants import CHAINS, TILES
from mergemaker.rules.money import price
from tests.coach.claims import Claim
from tests.coach.true_of_tiles import names_choice


def first(claim: Claim) -> bool:
    mine, most = claim.shares(claim.after_better, claim.chain())
    less, others = claim.shares(claim.after_worse, claim.chain())
    return mine == claim.number("n") and mine > most and less <= others


def level(claim: Claim) -> bool:
    mine, most = claim.shares(claim.after_better, claim.chain())
    less, others = claim.shares(claim.after_worse, claim.chain())
    return mine == claim.number("n") == most and less < others


def second(claim: Claim) -> bool:
    """One holds more after the better choice, several after the worse."""
    ahead = []
    for after in (claim.after_better, claim.after_worse):
        mine, _ = claim.shares(after, claim.chain())
        others = [shares[claim.chain()] for shares in claim.table.game.shares[: len(claim.table.players)]]
        ahead.append(sum(count > mine for seat, count in enumerate(others) if seat != claim.seat))
    return ahead[0] == 1 < ahead[1] and claim.shares(claim.after_better, claim.chain())[0] == claim.number("n")


def passed(claim: Claim) -> bool:
    game = claim.after_worse.game
    rival, chain, n = claim.table.seat(str(claim.values["player"])), claim.chain(), claim.number("n")
    can = n <= min(3, game.market[chain]) and game.cash[rival] >= n * price(game, claim.table.rules, chain)
    return can and game.shares[rival][chain] + n > game.shares[claim.seat][chain]


def caught(claim: Claim) -> bool:
    """So many shares more, and the rival has as many as the first; the money is there and the shares are."""
    game, chain, n = claim.after_worse.game, claim.chain(), claim.number("n")
    rival = claim.table.seat(str(claim.values["player"]))
    can = n <= min(3, game.market[chain]) and game.cash[rival] >= n * price(game, claim.table.rules, chain)
    return can and game.shares[rival][chain] + n == max(shares[chain] for shares in game.shares[: game.players])


def leads(claim: Claim, after: Table) -> int:
    """By how many shares the player who chooses is ahead in the chain named."""
    mine, most = claim.shares(after, claim.chain())
    return mine - most


def leads_more(claim: Claim) -> bool:
    ahead = leads(claim, claim.after_better), leads(claim, claim.after_worse)
    return ahead == (claim.number("n"), claim.number("m")) and ahead[0] > ahead[1] > 0


def led(claim: Claim) -> bool:
    """The lead stands without what the worse choice buys there."""
    ahead = leads(claim, claim.after_better)
    return ahead == claim.number("n") >= 3 and leads(claim, claim.after_worse) > ahead


def trails(claim: Claim) -> bool:
    """The worse choice buys there, and the player named still has so many more; nobody has yet more."""
    mine, most = claim.shares(claim.after_worse, claim.chain())
    rival = claim.table.game.shares[claim.table.seat(str(claim.values["player"]))][claim.chain()]
    return rival == most == mine + claim.number("n") and leads(claim, claim.after_better) < mine - most < 0


def cash(claim: Claim) -> bool:
    left = claim.after_worse.game.cash[claim.seat]
    prices = [price(claim.table.game, claim.table.rules, chain) for chain in range(CHAINS)]
    return left == claim.number("dollars") < 3 * min(cost for cost in prices if cost)


def more_shares(claim: Claim) -> bool:
    assert isinstance(claim.better, Buy)
    assert isinstance(claim.worse, Buy)
    counts = sum(claim.better.shares.values()), sum(claim.worse.shares.values())
    return counts == (claim.number("n"), claim.number("m")) and counts[0] > counts[1]


def larger(claim: Claim) -> bool:
    named = str(claim.values["chain"])
    chosen = named in claim.better.shares if isinstance(claim.better, Buy) else claim.better == Found(named)
    return chosen and claim.number("dollars") > claim.number("less")


def spares(claim: Claim) -> bool:
    """What is left in cash, where the purchase did not end the game."""
    left = [after.game.cash[claim.seat] for after in (claim.after_better, claim.after_worse)]
    return claim.after_better.over or left[0] - left[1] == claim.number("dollars")


def spares_free(claim: Claim) -> bool:
    return spares(claim) and claim.table.game.sizes.count(0) == claim.number("n")


def keep_most(claim: Claim) -> bool:
    mine, most = claim.shares(claim.after_better, claim.chain())
    less, _ = claim.shares(claim.after_worse, claim.chain())
    return mine == claim.number("n") > most == claim.number("m") >= less


def keep_to_found(claim: Claim) -> bool:
    """Once the merger is over, the chain is free and the tile touches nothing but single tiles."""
    kept = claim.after_better.game.shares[claim.seat][claim.chain()]
    after = claim.after_better.copy()
    while after.decision in ("dispose", "choose_acquired"):
        after.act(Dispose(0, 0) if after.decision == "dispose" else after.legal()[0])
    found = all(effect_of(after.game, tile) == Effect.FOUNDS for tile in claim.tiles())
    return found and not after.game.sizes[claim.chain()] and kept == claim.number("n")


def sell(claim: Claim) -> bool:
    assert isinstance(claim.better, Dispose)
    return claim.number("dollars") == claim.better.sell * price(claim.table.game, claim.table.rules, claim.chain())


def settled_price(claim: Claim) -> int:
    """The survivor's price once the tiles have passed."""
    after = claim.after_better.copy()
    while after.decision in ("dispose", "choose_acquired"):
        after.act(Dispose(0, 0) if after.decision == "dispose" else after.legal()[0])
    return price(after.game, after.rules, after.edition.chains.index(str(claim.values["into"])))


def survivors_shares(claim: Claim, table: Table) -> int:
    return table.game.shares[claim.seat][table.edition.chains.index(str(claim.values["into"]))]


def trade(claim: Claim) -> bool:
    """It is worth at least the two shares that it costs."""
    gained = survivors_shares(claim, claim.after_better) - survivors_shares(claim, claim.table)
    good = claim.number("dollars") >= 2 * claim.number("less")
    return good and gained == claim.number("n") and settled_price(claim) == claim.number("dollars")


def poor_trade(claim: Claim) -> bool:
    """Two shares bring more than the one that they could be traded for."""
    sold = 2 * price(claim.table.game, claim.table.rules, claim.chain())
    return sold == claim.number("sold") > claim.number("dollars") == settled_price(claim)


def invests(claim: Claim) -> bool:
    held = survivors_shares(claim, claim.after_better)
    return held == claim.number("held") and held - survivors_shares(claim, claim.after_worse) == claim.number("n")


def keep(claim: Claim) -> bool:
    after = claim.after_better.game
    left = TILES - claim.table.game.drawn
    return after.shares[claim.seat][claim.chain()] == claim.number("n") and claim.number("left") == left


def ends(claim: Claim) -> bool:
    margin = Insight(claim.table.position(claim.me)).net_worth()
    mine = margin[claim.me] or 0
    lead = mine - max(worth or 0 for player, worth in margin.items() if player != claim.me)
    return abs(lead) == claim.number("dollars") and (lead > 0) == (claim.better == AnnounceEnd())


def end_ties(claim: Claim) -> bool:
    margin = Insight(claim.table.position(claim.me)).net_worth()
    mine = margin.pop(claim.me)
    return mine == max(worth or 0 for worth in margin.values())


def end_buys(claim: Claim) -> bool:
    """Announced, and that bought, the game ends so."""
    after = claim.after_better.copy()
    after.act(next(action for action in after.legal() if choice_line(action) == claim.values["choice"]))
    assert after.result is not None
    final = dict(after.result.final)
    mine = final.pop(claim.me)
    return mine - max(final.values()) == claim.number("dollars")


TRUE_OF_SHARES: dict[str, Callable[[Claim], bool]] = {
    "better.first": first,
    "better.level": level,
    "better.second": second,
    "better.passed": passed,
    "better.cash": cash,
    "better.more_shares": more_shares,
    "better.larger": larger,
    "better.sell": sell,
    "better.spares": spares,
    "better.trade": trade,
    "better.poor_trade": poor_trade,
    "better.invests": invests,
    "better.keep": keep,
    "better.end_wins": ends,
    "better.end_loses": ends,
    "better.end_wins.draw": ends,
    "better.end_loses.draw": ends,
    "better.end_ties": end_ties,
    "better.end_buys": end_buys,
    "better.played_out": lambda claim: names_choice(claim, claim.better),
    "better.caught": caught,
    "better.leads_more": leads_more,
    "better.led": led,
    "better.trails": trails,
    "better.spares_free": spares_free,
    "better.keep_most": keep_most,
    "better.keep_to_found": keep_to_found,
}
