"""What a reason about a tile says is found again at the table."""

from collections.abc import Callable, Iterator

from mergemaker.coach.phrases import choice_line
from mergemaker.game.actions import Action, Discard, Found, PlaceTile
from mergemaker.game.insight import Insight
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NUMBERS
from mergemaker.rules.board import Effect, beside, can_be_placed, effect_of, is_dead
from mergemaker.rules.constants import ALL_CHAINS, ALONE, EMPTY, FOUND, PLACE, SAFE_SIZE, TILES
from mergemaker.rules.money import bonus as first_bonus
from mergemaker.rules.money import price
from mergemaker.rules.settling import pay_bonuses
from tests.coach.claims import Claim


def at_most(claim: Claim) -> bool:
    """The market may take a place: what is said is what is paid at most."""
    named = str(claim.values["player"]) if "player" in claim.values else claim.me
    paid = claim.paid_worse if "player" in claim.values else claim.paid_better
    return claim.table.game.players == 2 and paid[named] <= claim.number("dollars")


def names_choice(claim: Claim, action: Action) -> bool:
    return claim.values["choice"] == choice_line(action)


def bonus(claim: Claim) -> bool:
    return names_choice(claim, claim.better) and claim.number("dollars") == claim.paid_better[claim.me]


def pays_other(claim: Claim) -> bool:
    paid = claim.paid_worse[str(claim.values["player"])]
    return names_choice(claim, claim.worse) and claim.number("dollars") == paid > claim.paid_worse[claim.me]


def helps(claim: Claim, alone: bool) -> bool:
    if not isinstance(claim.worse, PlaceTile):
        return True
    rises = {player: after - before for player, (before, after) in claim.worths(claim.worse).items()}
    player = str(claim.values["player"])
    most = rises[player] == claim.number("dollars") == max(rises.values())
    return most and (not alone or all(rise <= 0 for name, rise in rises.items() if name != player))


def worth(claim: Claim) -> bool:
    if not isinstance(claim.better, PlaceTile):
        return claim.number("dollars") > 0
    before, after = claim.worths(claim.better)[claim.me]
    return after - before == claim.number("dollars")


def founds(claim: Claim) -> bool:
    return claim.after_better.game.phase == FOUND != claim.after_worse.game.phase


def sets_up(claim: Claim) -> bool:
    """Once the tile lies there, the other one founds a chain, or would if one were free."""
    game = claim.after_better.game
    alone = all(beside(game, tile) == ALONE for tile in claim.tiles())
    return names_choice(claim, claim.better) and alone and game.active != ALL_CHAINS


def sets_up_later(claim: Claim) -> bool:
    game = claim.after_better.game
    alone = all(beside(game, tile) == ALONE for tile in claim.tiles())
    return names_choice(claim, claim.better) and alone and game.active == ALL_CHAINS


def safe(claim: Claim) -> bool:
    assert isinstance(claim.worse, PlaceTile)
    preview = Insight(claim.table.position(claim.me)).preview(claim.worse.tile)
    after = next(chain for chain in preview.chains if chain.name == claim.values["chain"])
    return after.size_before < SAFE_SIZE and after.safe_after


def dearer(claim: Claim) -> bool:
    after = claim.after_worse
    now = price(after.game, after.rules, claim.chain())
    return now == claim.number("dollars") and claim.table.game.shares[claim.seat][claim.chain()] == 0


def grows(claim: Claim) -> bool:
    """The tile lets the chain grow, and the player named has more of its shares than anybody else."""
    action = claim.better if "player" not in claim.values else claim.worse
    assert isinstance(action, PlaceTile)
    chains = Insight(claim.table.position(claim.me)).preview(action.tile).chains
    after = next(chain for chain in chains if chain.name == claim.values["chain"])
    held = [shares[claim.chain()] for shares in claim.table.game.shares[: len(claim.table.players)]]
    leader = claim.table.seat(str(claim.values.get("player", claim.me)))
    most = max(count for seat, count in enumerate(held) if seat != leader)
    return after.size_after > after.size_before and held[leader] == claim.number("n") > most


def cheaper(claim: Claim) -> bool:
    game, other = claim.after_better.game, claim.after_worse.game
    assert isinstance(claim.worse, Found)
    instead = price(other, claim.table.rules, claim.table.edition.chains.index(claim.worse.chain))
    return price(game, claim.table.rules, claim.chain()) == claim.number("dollars") < instead == claim.number("more")


def others_hold(claim: Claim) -> bool:
    seat = claim.table.seat(str(claim.values["player"]))
    return claim.worse == Found(str(claim.values["chain"])) and (
        claim.table.game.shares[seat][claim.chain()] == claim.number("n")
    )


def dead(claim: Claim) -> bool:
    assert isinstance(claim.better, Discard)
    return all(is_dead(claim.table.game, TILE_NUMBERS[tile]) for tile in claim.better.tiles)


def founded(after: Table) -> Table:
    """The table once the chain that is being founded has a name, the first that can be named."""
    after = after.copy()
    if after.game.phase == FOUND:
        after.act(after.legal()[0])
    return after


def merged(after: Table) -> Table:
    """The table once the merger under way is over."""
    after = founded(after)
    while after.decision in ("choose_survivor", "choose_acquired", "dispose"):
        after.act(after.legal()[0])
    return after


def near(claim: Claim) -> bool:
    """Each of these tiles touches the chain that was founded, and after the worse tile fewer do."""
    game = claim.table.game
    hand = {*game.hands[claim.seat][: game.held[claim.seat]]}
    better, worse = (hand & squares for squares in beside_founded(claim))
    return better == {*claim.tiles()} and len(better) == claim.number("n") > len(worse)


def founds_to_merge(claim: Claim) -> bool:
    """The tile touches the chain that was founded, and just those that are named."""
    assert isinstance(claim.better, PlaceTile)
    (tile,) = claim.tiles()
    game = founded(claim.after_better).game
    named = claim.values["chains"]
    assert isinstance(named, list)
    bits = sum(1 << claim.table.edition.chains.index(str(chain)) for chain in named)
    new = game.board[TILE_NUMBERS[claim.better.tile]]
    return effect_of(game, tile) == Effect.MERGES and beside(game, tile) & ALL_CHAINS == bits | new


def room(claim: Claim) -> bool:
    """The squares whose tile is in somebody's hand or in the bag."""
    game = claim.table.game
    held = {tile for seat in range(game.players) for tile in game.hands[seat][: game.held[seat]]}
    better, worse = (len(squares & (held | {*game.bag[game.drawn :]})) for squares in beside_founded(claim))
    return (better, worse) == (claim.number("n"), claim.number("m")) and better >= worse + 2


def beside_founded(claim: Claim) -> Iterator[set[int]]:
    """The empty squares beside the chain that either tile founds."""
    for action, after in ((claim.better, claim.after_better), (claim.worse, claim.after_worse)):
        assert isinstance(action, PlaceTile)
        game = founded(after).game
        chain = game.board[TILE_NUMBERS[action.tile]]
        yield {tile for tile in range(TILES) if game.board[tile] == EMPTY and beside(game, tile) & chain}


def founded_size(claim: Claim) -> bool:
    """Whichever chain is founded, its price or its bonus differs by as much."""
    better, worse = claim.after_better, claim.after_worse
    found = []
    for action in better.legal():
        if isinstance(action, Found):
            chain = better.edition.chains.index(action.chain)
            tables = [better.copy(), worse.copy()]
            for table in tables:
                table.act(action)
            sizes = [table.game.sizes[chain] for table in tables]
            prices = [price(table.game, table.rules, chain) for table in tables]
            bonuses = [first_bonus(better.rules, each, 0) for each in prices]
            found.append((*sizes, prices[1] - prices[0], bonuses[0] - bonuses[1]))
    dollars = [less if less > 0 else more for *_, less, more in found]
    return {(n, m) for n, m, *_ in found} == {(claim.number("n"), claim.number("m"))} and {*dollars} == {
        claim.number("dollars")
    }


def refounds(claim: Claim) -> bool:
    named = Found(str(claim.values["chain"]))
    mine, most = claim.shares(claim.after_better, claim.chain())
    return named in claim.after_better.legal() and mine == claim.number("n") > most


def blocks(claim: Claim) -> bool:
    """They could be placed before, cannot after the worse tile, and can after the better one."""
    before, better = claim.table.game, merged(claim.after_better).game
    worse = merged(claim.after_worse).game
    effect = Effect.DEAD if claim.values["how"] == "never" else Effect.WAITS
    can = all(can_be_placed(game, tile) for game in (before, better) for tile in claim.tiles())
    return names_choice(claim, claim.worse) and can and all(effect_of(worse, tile) == effect for tile in claim.tiles())


def can_meet(after: Table, *chains: int) -> bool:
    """Whether some empty square touches both chains."""
    wanted = sum(1 << chain for chain in chains)
    squares = (tile for tile in range(TILES) if after.game.board[tile] == EMPTY)
    return any(beside(after.game, tile) & wanted == wanted for tile in squares)


def escapes(claim: Claim) -> bool:
    """It was no larger than the other, now is as large or larger, and both can meet."""
    chain, other = claim.chain(), claim.chain("other")
    size, before, after = (
        game.sizes[which]
        for game, which in ((claim.table.game, other), (claim.table.game, chain), (claim.after_worse.game, chain))
    )
    how = claim.values["how"] == "level"
    mine, most = claim.shares(claim.table, chain)
    leads = mine == claim.number("n") > most
    meet = can_meet(claim.after_worse, chain, other)
    kept = claim.after_better.game.sizes[chain] == before
    return leads and meet and kept and before <= size and (before < size == after if how else after > size)


def outgrows(claim: Claim) -> bool:
    """The other was at least as large, is smaller now, and settled it pays so much: more than the one that grew."""
    chain, other = claim.chain(), claim.chain("other")
    before, after = claim.table.game.sizes, claim.after_better.game.sizes
    meet = can_meet(claim.after_better, chain, other)
    due, instead = (settled(claim, which) for which in (other, chain))
    return meet and before[chain] <= before[other] < after[chain] and due == claim.number("dollars") > instead


def settled(claim: Claim, chain: int) -> int:
    """What the chain would pay now, without the market's draw."""
    game = claim.table.game.copy()
    game.drawn = TILES
    pay_bonuses(game, claim.table.rules, chain)
    return game.bonuses[claim.seat]


def prepared(claim: Claim) -> int:
    """What the second tile pays its player, placed right after the first."""
    after = claim.after_better.copy()
    game = after.game
    game.phase, game.player, game.actor, game.placed = PLACE, claim.seat, claim.seat, 0
    after.facts = []
    after.act(PlaceTile(str(claim.values["tile"])))
    return claim.bonuses(after)[claim.me]


def keeps_tile(claim: Claim) -> bool:
    """After the better tile the worse one still does what it does now."""
    (tile,) = claim.tiles()
    game, after = claim.table.game, merged(claim.after_better).game
    named = claim.values.get("chains", [])
    assert isinstance(named, list)
    bits = sum(1 << claim.table.edition.chains.index(str(chain)) for chain in named)
    same = effect_of(game, tile) == effect_of(after, tile) == (Effect.MERGES if named else Effect.FOUNDS)
    return same and (not named or beside(after, tile) & ALL_CHAINS == bits) and names_choice(claim, claim.better)


TRUE_OF_TILES: dict[str, Callable[[Claim], bool]] = {
    "better.bonus": bonus,
    "better.bonus.draw": lambda claim: names_choice(claim, claim.better) and at_most(claim),
    "better.pays_other": pays_other,
    "better.pays_other.draw": lambda claim: names_choice(claim, claim.worse) and at_most(claim),
    "better.only_helps": lambda claim: helps(claim, True),
    "better.helps_more": lambda claim: helps(claim, False),
    "better.worth": worth,
    "better.costs_other": lambda claim: names_choice(claim, claim.better),
    "better.founds": founds,
    "better.safe": safe,
    "better.dearer": dearer,
    "better.sets_up": sets_up,
    "better.grows_own": grows,
    "better.grows_other": grows,
    "better.others_hold": others_hold,
    "better.dead": dead,
    "better.cheaper": cheaper,
    "better.holds": lambda claim: claim.table.game.shares[claim.seat][claim.chain()] == claim.number("n"),
    "better.sets_up_later": sets_up_later,
    "better.near": near,
    "better.room": room,
    "better.founds_small": founded_size,
    "better.founds_large": founded_size,
    "better.founds_to_merge": founds_to_merge,
    "better.refounds": refounds,
    "better.blocks": blocks,
    "better.escapes": escapes,
    "better.outgrows": outgrows,
    "better.outgrows.draw": outgrows,
    "better.prepares": lambda claim: prepared(claim) == claim.number("dollars") > 0,
    "better.prepares.draw": lambda claim: prepared(claim) <= claim.number("dollars"),
    "better.keeps_founding": keeps_tile,
    "better.keeps_merging": keeps_tile,
}
