"""Why a decision: two lines for every decision of every game, in every language, and what they say is true."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import takewhile
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.bots.bot import Bot
from mergemaker.bots.registry import make_bot
from mergemaker.game.actions import Action, AnnounceEnd, Buy, Dispose, Found, OfferTrade, PlaceTile, Side
from mergemaker.game.codec import DECISIONS
from mergemaker.game.editions import EDITIONS
from mergemaker.game.facts import Fact
from mergemaker.game.insight import Insight
from mergemaker.game.insight_shapes import Holder
from mergemaker.game.table import Table
from mergemaker.game.view import View
from mergemaker.game.why import Why, why
from mergemaker.words import Line, language, languages
from tests.random_play import tries

LANGUAGES = [language(code) for code in languages()]


def asked(table: Table) -> Why:
    """The two lines for the player to act."""
    found = why(Insight(table.position(table.to_act)))
    assert found is not None
    return found


def worth(table: Table, player: str) -> int:
    """A player's net worth."""
    return Insight(table.position(player)).net_worth()[player] or 0


def is_last(table: Table) -> bool:
    """Whether nobody has another turn: the end is announced, or all tiles are gone and this is the last purchase."""
    trial, me = table.copy(), table.to_act
    if table.decision == "buy":
        trial.act(Buy({}))
        while trial.decision == "discard" and trial.to_act == me:
            trial.act(trial.legal()[0])
    return trial.over or table.view(None).end_announced_by is not None


class Said(NamedTuple):
    """A remark, and the table at which it is made."""

    line: Line
    table: Table

    @property
    def key(self) -> str:
        """Which remark it is."""
        return self.line.key

    @property
    def me(self) -> str:
        """Who is told."""
        return self.table.to_act or ""

    @property
    def view(self) -> View:
        """What they see."""
        return self.table.view(self.me)

    @property
    def last(self) -> bool:
        """Whether nobody has another turn."""
        return is_last(self.table)

    @property
    def sure(self) -> bool:
        """Whether they can know what bonuses will be paid."""
        return not self.table.edition.hides_holdings and not Insight(self.table.position(self.me)).market_draws

    def has(self, name: str) -> bool:
        """Whether it has such a value."""
        return name in self.line.values

    def text(self, name: str) -> str:
        """A value as text."""
        value = self.line.values[name]
        return str(value[0] if isinstance(value, list) else value)

    def number(self, name: str) -> int:
        """A value that is a number."""
        return int(self.text(name))


def bonus(table: Table, player: str, chain: str) -> int:
    """What the chain would pay a player now."""
    return next((holder.bonus or 0 for holder in holders(table, chain) if holder.player == player), 0)


def paid_to(fact: Fact, player: str) -> bool:
    """Whether a player was paid a bonus."""
    return fact.type == "bonus_paid" and fact.player == player


def check(table: Table, found: Why) -> None:
    """What is said of the position comes about when it is done, whether or not the player can see all of it."""
    check_purpose(table, found.purpose)
    if found.matters is not None:
        said = Said(found.matters, table)
        checked = [check for beginning, check in CHECKS.items() if said.key.startswith(beginning)]
        assert checked, f"nothing checks {said.key}"
        checked[0](said, table.copy())


def check_end(said: Said, trial: Table) -> None:
    """The end can be announced, and it is won."""
    assert said.sure
    assert trial.why_not(AnnounceEnd()) is None
    money = sorted((worth(trial, player), player == said.me) for player in trial.players)
    assert money[-1][1]
    assert money[-1][0] - money[-2][0] == said.number("dollars")


def check_bonus_bought(said: Said, trial: Table) -> None:
    """The purchase can be made, and the bonus is what is said."""
    assert said.sure
    chain, before = said.text("chain"), bonus(trial, said.me, said.text("chain"))
    facts = trial.act(Buy({chain: said.number("n")}))
    paid = sum(fact.dollars or 0 for fact in facts if paid_to(fact, said.me) and fact.chain == chain)
    assert (paid if trial.over else bonus(trial, said.me, chain)) == said.number("dollars") > before
    assert not said.has("before") or said.number("before") == before
    assert trial.over or said.key == "why.buy.rise" or holders(trial, chain)[0].player == said.me


def check_guard(said: Said, trial: Table) -> None:
    """The other has a turn to come, shares to buy and the cash for them."""
    assert said.sure
    assert not said.last, "nobody buys again"
    chain, count, rival = said.view.chains[said.text("chain")], said.number("n"), said.text("player")
    first, *others = holders(trial, said.text("chain"))
    assert (first.player, first.bonus) == (said.me, said.number("dollars"))
    assert next((holder.shares for holder in others if holder.player == rival), 0) + count == first.shares + 1
    assert count <= min(3, chain.market)
    assert count * (chain.price or 0) <= (said.view.player(rival).cash or 0)


def check_buying(said: Said, trial: Table) -> None:
    """What a purchase costs, and what is left."""
    match said.key:
        case "why.buy.cash":
            assert not said.last, "no cash is needed any more"
            trial.act(Buy({said.text("chain"): said.number("n")}))
            assert trial.view(said.me).player(said.me).cash == said.number("left") < said.number("dollars")
        case "why.buy.unsure":
            assert not said.sure
            assert trial.why_not(Buy({said.text("chain"): 1})) is None
            assert (said.view.player(said.me).shares or {}).get(said.text("chain"), 0) == said.number("n")
        case other:
            assert other == "why.buy.nothing"
            assert all(trial.why_not(Buy({chain: 1})) for chain in said.view.chains)


def check_growth(said: Said, trial: Table) -> None:
    """The chain grows to that size, and the player's net worth by so much."""
    before = worth(trial, said.me)
    trial.act(PlaceTile(said.text("tile")))
    size = trial.view(said.me).chains[said.text("chain")].size
    assert size == said.number("size" if said.has("size") else "n")
    if said.has("dollars"):
        assert said.sure == (said.key == "why.place_tile.grow")
        assert not said.sure or worth(trial, said.me) - before == said.number("dollars")


def check_merger(said: Said, trial: Table) -> None:
    """The merger pays what is said, unless the player chooses another survivor."""
    assert said.sure
    facts = trial.act(PlaceTile(said.text("tile")))
    if trial.decision == "choose_survivor":
        return
    while trial.decision in ("dispose", "choose_acquired"):  # chains are paid one after another
        facts += trial.act(Dispose(0, 0) if trial.decision == "dispose" else trial.legal()[0])
    facts = list(takewhile(lambda fact: fact.type != "game_ended", facts))  # which pays for the other chains
    who = said.text("player") if said.has("player") else said.me
    assert sum(fact.dollars or 0 for fact in facts if paid_to(fact, who)) == said.number("dollars")
    assert who == said.me or not [fact for fact in facts if paid_to(fact, said.me)]


def check_unsure_merger(said: Said, trial: Table) -> None:
    """The chain goes, or it may."""
    trial.act(PlaceTile(said.text("tile")))
    tied = trial.decision == "choose_survivor"
    assert said.text("how") == ("tied" if tied else "sure")
    merger = trial.view(said.me).merger
    assert tied or merger is None or merger.survivor != said.text("chain")


def check_founding_tile(said: Said, trial: Table) -> None:
    """A chain is founded next."""
    trial.act(PlaceTile(said.text("tile")))
    assert trial.decision == "found"
    check_gift(trial, said.line)


def check_idle_tiles(said: Said, trial: Table) -> None:
    """No tile does anything now; some may later, if there is a later."""
    effects = {preview.effect for preview in Insight(trial.position(said.me)).previews.values()}
    match said.key:
        case "why.place_tile.near":
            assert not said.last, "there is no later"
            trial.act(PlaceTile(said.text("tile")))
            assert Insight(trial.position(said.me)).preview(said.text("near")).effect == "found"
        case "why.place_tile.alone":
            assert not said.last, "no tile is useful later"
            assert effects == {"alone"}
        case "why.place_tile.idle":
            assert effects <= {"alone", "beside", "not_now", "never"}
        case other:
            assert other == "why.place_tile.none"
            assert not [action for action in trial.legal() if isinstance(action, PlaceTile)]


def check_founding(said: Said, trial: Table) -> None:
    """Shares of the chains that can be founded cost what is said."""
    low, high = (said.number(name if said.has(name) else "dollars") for name in ("low", "high"))
    for action in trial.legal():
        if isinstance(action, Found) and (not said.has("chain") or said.text("chain") == action.chain):
            then = trial.copy()
            then.act(action)
            after = then.view(said.me).chains[action.chain]
            assert low <= (after.price or 0) <= high or (after.market == 0 and not said.has("chain"))


def check_disposal(said: Said, trial: Table) -> None:
    """What can be traded can be, and what is sold brings what is said."""
    merger = said.view.merger
    assert merger is not None
    share_price = said.view.chains[merger.settling or ""].price or 0
    if said.has("survivor"):
        trial.act(Dispose(0, said.number("n") if said.has("n") else 2))
        assert not said.has("n") or holders(trial, said.text("survivor"))[0].player == said.me
        assert not said.has("sold") or said.number("sold") == 2 * share_price
    else:
        assert said.last or said.key == "why.dispose.sell"
        assert not [action for action in trial.legal() if isinstance(action, Dispose) and action.trade]
        assert said.number("dollars") == share_price


def check_left(said: Said, _: Table) -> None:
    """What the market has of the survivor."""
    assert said.view.merger is not None
    assert said.view.chains[said.view.merger.survivor or ""].market == said.number("n")


def check_survivors(said: Said, _: Table) -> None:
    """Which survivor pays more."""
    assert said.sure
    assert said.number("dollars") > said.number("less")


def holds(_: Said, __: Table) -> None:
    """It says only what the player holds."""


CHECKS: dict[str, Callable[[Said, Table], None]] = {
    "why.end": check_end,
    "why.buy.lead": check_bonus_bought,
    "why.buy.rise": check_bonus_bought,
    "why.buy.guard": check_guard,
    "why.buy.": check_buying,
    "why.place_tile.grow": check_growth,
    "why.place_tile.merger": check_merger,
    "why.place_tile.others": check_merger,
    "why.place_tile.unsure": check_unsure_merger,
    "why.place_tile.found": check_founding_tile,
    "why.place_tile.": check_idle_tiles,
    "why.found.": check_founding,
    "why.dispose.": check_disposal,
    "why.choose_acquired.left": check_left,
    "why.choose_survivor.bonus": check_survivors,
    "why.choose_survivor.held": holds,
    "why.discard.tiles": holds,
    "why.answer_trade.worth": holds,
}


def check_purpose(table: Table, purpose: Line) -> None:
    """What a decision is for can be done."""
    game, legal = table.view(table.to_act), table.legal()
    last = is_last(table)
    if purpose.key.startswith("why.buy"):
        assert last == (purpose.key == "why.buy.last")
    if purpose.key == "why.dispose":
        may_trade = any(isinstance(action, Dispose) and action.trade for action in legal)
        assert may_trade == (purpose.values["trade"] == "possible")
        assert purpose.values["keep"] == "lost" or not last or table.edition.options.special_powers
    if purpose.key == "why.found":
        check_gift(table, purpose)
    if purpose.key == "why.discard":
        assert purpose.values["new"] == "no" or (game.bag and not last)


def check_gift(table: Table, said: Line) -> None:
    """F2, F3: every chain gives the founder a share, or some do not."""
    chains = [action.chain for action in table.legal() if isinstance(action, Found)]
    every = all(table.view(table.to_act).chains[chain].market for chain in chains)
    assert said.values["gift"] == ("all" if every else "some")


def holders(table: Table, chain: str) -> list[Holder]:
    """Who holds shares of the chain, most first."""
    insight = Insight(table.position(None))
    return insight.holders(insight.chain(chain))


def bot_chooses(bot: Bot, table: Table) -> Action:
    """What the bot does."""
    return bot.choose(table.position(table.to_act), table.legal())


class _Every(random.Random):
    def random(self) -> float:
        return 0.0


EVERY = _Every()  # asks at every decision


def follow(table: Table, choose: Callable[[Table], Action], chance: random.Random) -> Counter[str]:
    """Plays a game to its end, and checks what is said at some of its decisions; counts what was said."""
    heard = Counter[str]()
    while not table.over:
        if table.view(None).end_announced_by or chance.random() < 0.4:
            found = asked(table)
            assert found.purpose.key.startswith(f"why.{table.decision}")
            for said in filter(None, (found.purpose, found.matters)):
                heard[said.key] += 1
                heard[f"{said.key} {said.values.get('trade')} {said.values.get('keep')}"] += 1
                for spoken in LANGUAGES:
                    assert spoken.say(said)
            check(table, found)
        table.act(choose(table))
    return heard


@settings(max_examples=tries(15))
@given(
    edition=st.sampled_from(list(EDITIONS)),
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    hidden=st.booleans(),
    powers=st.booleans(),
    announces=st.sampled_from((0.0, 0.1, 1.0)),
)
def test_every_decision_is_explained_and_what_is_said_is_true(
    edition: str, players: int, seed: int, hidden: bool, powers: bool, announces: float
) -> None:
    options = {"holdings": "hidden" if hidden else "open", "special_powers": powers}
    table = Table(["Ann", "Ben", "Cy", "Di"][:players], edition, options, seed=seed)
    chance = random.Random(seed)

    def choose(table: Table) -> Action:
        legal = table.legal()
        if AnnounceEnd() in legal and chance.random() < announces:
            return AnnounceEnd()
        return chance.choice([action for action in legal if action != AnnounceEnd()] or legal)

    follow(table, choose, chance)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_said_in_games_of_bots_is_true(edition: str, players: int) -> None:
    table = Table(["Ann", "Ben", "Cy", "Di"][:players], edition, seed=players)
    bot = make_bot("easy", seed=players)
    heard = follow(table, partial(bot_chooses, bot), random.Random(players))
    assert heard["why.buy"]


def test_what_cannot_be_done_is_not_among_the_ways_out() -> None:
    """Games of bots in which shares cannot be traded, or nothing comes after this turn: neither is promised."""
    heard = Counter[str]()
    for seed in range(8):
        table, bot = Table(["Ann", "Ben", "Cy", "Di"], "reference", seed=seed), make_bot("easy", seed=seed)
        heard += follow(table, partial(bot_chooses, bot), EVERY)
    assert heard["why.buy.last"]
    assert heard["why.dispose possible future"]
    assert heard["why.dispose none_left future"]


def test_an_offer_is_weighed_at_todays_prices() -> None:
    table = Table(["Ann", "Ben", "Cy"], "renegade", {"trading": True}, seed=1)
    maker = table.to_act or ""
    other = next(player for player in table.players if player != maker)
    table.act(OfferTrade(other, Side(500), Side(200)))
    found = asked(table)
    assert found.matters is not None
    assert found.matters.values == {"get": 500, "give": 200}


def test_nothing_is_explained_to_whom_nothing_is_asked() -> None:
    table = Table(["Ann", "Ben", "Cy"], "renegade", seed=1)
    for player in (*(name for name in table.players if name != table.to_act), None):
        assert why(Insight(table.position(player))) is None


@pytest.mark.parametrize("decision", sorted(set(DECISIONS.values())))
def test_every_kind_of_decision_has_its_purpose_in_every_language(decision: str) -> None:
    for spoken in LANGUAGES:
        assert f"why.{decision}" in spoken.messages
