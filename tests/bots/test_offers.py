"""Offers to bots: they take what is surely good for them, at a price that the bank would not beat, and nothing else."""

import random
from dataclasses import replace

import pytest

from mergemaker.bots.bot import Bot
from mergemaker.bots.heuristics.majorities import share_price
from mergemaker.bots.medium import MediumBot
from mergemaker.bots.registry import make_bot
from mergemaker.game.actions import AnswerTrade, OfferTrade, Side
from mergemaker.game.table import Table
from mergemaker.rules.insight import net_worth

PLAYERS = ["Ann", "Ben", "Cy", "Di"]


def trading(seed: int, decisions: int) -> Table:
    """A game between bots, at a moment when the player on turn may offer trades."""
    table = Table(PLAYERS, "reference", seed=seed)
    bot = MediumBot(seed)
    bot.offers_trades = False  # type: ignore[misc]  # of this one alone
    while decisions > 0 or not table.may_offer():
        table.act(bot.choose(table.position(table.to_act)))
        decisions -= 1
    return table


def answer(table: Table, offer: OfferTrade, bot: Bot) -> bool:
    """What the bot says to the offer."""
    asked = table.copy()
    asked.act(offer)
    chosen = bot.choose(asked.position(offer.to), asked.legal())
    assert isinstance(chosen, AnswerTrade)
    return chosen.accept


def offers(table: Table, chance: random.Random, count: int) -> list[OfferTrade]:
    """Offers of all kinds that both sides can meet, gifts among them."""
    found: list[OfferTrade] = []
    me = table.game.player
    while len(found) < count:
        other = chance.choice([seat for seat in range(4) if seat != me])
        sides = []
        for seat in (me, other):
            held = [chain for chain in range(7) if table.game.shares[seat][chain]]
            shares = {}
            if held and chance.random() < 0.7:
                chain = chance.choice(held)
                shares[table.edition.chains[chain]] = chance.randint(1, table.game.shares[seat][chain])
            cash = 100 * chance.randint(0, table.game.cash[seat] // 100)
            sides.append(Side(cash if chance.random() < 0.5 or not shares else 0, shares))
        if all(side.cash or side.shares for side in sides):
            found.append(OfferTrade(table.players[other], *sides))
    return found


def worth(table: Table, player: str) -> int:
    """What the player would have if the game ended now."""
    return net_worth(table.game, table.rules, table.seat(player), 0)


@pytest.mark.parametrize("level", ["random", "easy", "medium", "dial-20"])
def test_no_bot_takes_less_than_it_has_or_than_the_bank_charges(level: str) -> None:
    chance = random.Random(level)
    taken = 0
    for seed in range(6):
        table = trading(seed, 30 + 12 * seed)
        for offer in offers(table, chance, 40):
            if not answer(table, offer, make_bot(level, chance.getrandbits(32))):
                continue
            taken += 1
            after = table.copy()
            after.act(offer)
            after.act(AnswerTrade(True))
            assert worth(after, offer.to) > worth(table, offer.to)
            if offer.give.shares and not offer.give.cash and not offer.take.shares:
                ((name, count),) = offer.give.shares.items()
                chain = table.edition.chains.index(name)
                if table.game.market[chain] >= count:
                    assert offer.take.cash < count * share_price(table.rules, chain, table.game.sizes[chain])
    assert (taken > 0) == (level != "random")


@pytest.mark.parametrize("level", ["random", "easy", "medium", "dial-0", "dial-20", "dial-50"])
def test_asking_again_and_again_wears_no_bot_down(level: str) -> None:
    table = trading(1, 16)
    rich = max((name for name in PLAYERS if name != table.to_act), key=lambda name: table.game.cash[table.seat(name)])
    robbery = OfferTrade(rich, Side(1), Side(table.game.cash[table.seat(rich)]))
    assert not any(answer(table, robbery, make_bot(level, seed)) for seed in range(60))


def test_a_bot_makes_the_offer_that_another_player_wants_if_it_is_good_for_it() -> None:
    table = trading(2, 16)
    position = table.position(table.to_act)
    chains = table.edition.chains
    other, chain = next(
        (name, chain)
        for name in PLAYERS
        for number, chain in enumerate(chains)
        if name != table.to_act and table.game.shares[table.seat(name)][number]
    )
    all_its_cash = table.game.cash[table.game.player]
    dear, cheap = (OfferTrade(other, Side(price), Side(0, {chain: 1})) for price in (all_its_cash, 1))
    assert all_its_cash > 1_000
    assert MediumBot().choose(replace(position, suggested=[dear, cheap])) == cheap
    assert MediumBot().choose(replace(position, suggested=[dear])) != dear
    bot = MediumBot()
    assert bot.choose(replace(position, suggested=[cheap])) == cheap
    assert bot.choose(replace(position, suggested=[cheap])) != cheap  # it was declined all the same
