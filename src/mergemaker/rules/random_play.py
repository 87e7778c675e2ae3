"""Whole games played at random: one game at a time, looped over many."""

from .constants import CHAINS, OVER, PLACE
from .decisions.trade import clear_offer, make_offer, why_not_offer
from .reasons import FINE
from .rng import below, fill_bag, fill_market_deck, seed_rng
from .rule import called_rule, rule
from .setup import deal
from .state import Game, Row, Rules
from .turn import legal, step


@rule
def new_random(game: Game, rules: Rules, players: int, rng: Row) -> None:
    """A game set up from a random bag."""
    fill_bag(game, rng)
    fill_market_deck(game, rng)
    deal(game, rules, players)


@called_rule
def try_random_offer(game: Game, rules: Rules, rng: Row) -> bool:
    """Occasionally, where trading is on, makes a random offer (O1); most candidates are illegal and dropped."""
    if not rules.trading or game.phase != PLACE or game.placed > 0 or below(rng, 4) > 0:
        return False
    game.offer_to = below(rng, game.players)
    game.offer_give_cash = 100 * below(rng, 20)
    game.offer_take_cash = 100 * below(rng, 20)
    game.offer_give[below(rng, CHAINS)] = below(rng, 3)
    game.offer_take[below(rng, CHAINS)] = below(rng, 3)
    if why_not_offer(game, rules) != FINE:
        clear_offer(game)
        return False
    make_offer(game)
    return True


@rule
def random_step(game: Game, rules: Rules, rng: Row, actions: Row) -> None:
    """One decision taken at random."""
    if not try_random_offer(game, rules, rng):
        step(game, rules, actions[below(rng, legal(game, rules, actions))])


@rule
def play_out(game: Game, rules: Rules, rng: Row, actions: Row) -> int:
    """Plays the game to its end at random; returns the number of decisions."""
    decisions = 0
    while game.phase != OVER:
        random_step(game, rules, rng, actions)
        decisions += 1
    return decisions


@rule
def play_many(
    games: list[Game], rules: Rules, players: int, seed: int, first: int, rng: Row, actions: Row, decisions: Row
) -> None:
    """Each game is set up and played out at random from its own stream of the seed."""
    for i in range(len(games)):
        seed_rng(rng, seed, first + i)
        new_random(games[i], rules, players, rng)
        decisions[i] = play_out(games[i], rules, rng, actions)
