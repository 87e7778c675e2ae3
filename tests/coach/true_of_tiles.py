"""What a reason about a tile says is found again at the table."""

from collections.abc import Callable

from mergemaker.coach.phrases import choice_line
from mergemaker.game.actions import Action, Discard, Found, PlaceTile
from mergemaker.game.insight import Insight
from mergemaker.game.tiles import TILE_NUMBERS
from mergemaker.rules.board import beside, is_dead
from mergemaker.rules.constants import ALL_CHAINS, ALONE, FOUND, SAFE_SIZE
from mergemaker.rules.money import price
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
}
