"""Decisions are judged from what their player knew, and nothing is a mistake that might be none."""

import pytest
from hypothesis import given, settings

from mergemaker.coach.choices import choices_of
from mergemaker.coach.comparison import Comparison
from mergemaker.coach.guesses import guesses_of
from mergemaker.coach.judge import Effort, check, grade_of, judge
from mergemaker.game.actions import AnnounceEnd, Buy, OfferTrade, Side
from mergemaker.game.position import position_of
from mergemaker.game.table import Table
from mergemaker.rules import constants
from tests.laws.test_secrecy import permuted
from tests.random_play import Setup, moments, setups, tries

QUICK = Effort(sieve=4, again=8, check=16)


def test_grades_have_their_cuts_and_their_doubt() -> None:
    """At 2, 5, 10 and 20 points; less than twice its error is fine, however large."""
    losses = (1.9, 2.0, 4.9, 5.0, 10.0, 19.9, 20.0)
    grades = ("fine", "inaccuracy", "inaccuracy", "mistake", "blunder", "blunder", "disaster")
    assert tuple(grade_of(loss, 0.5) for loss in losses) == grades
    assert grade_of(30.0, 15.1) == "fine"
    assert grade_of(30.0, 15.0) == "disaster"


@pytest.fixture(scope="module")
def won() -> Table:
    """Ann may announce the end, far ahead; her last purchase ends the turn."""
    table = Table(["Ann", "Ben"], "renegade", {"two_player_market": False}, seed=3)
    while table.decision != "buy" or table.to_act != "Ann":
        table.act(table.legal()[0])
    game = table.game
    chain = next(chain for chain in range(constants.CHAINS) if game.sizes[chain])
    game.sizes[chain] = constants.ENDING_SIZE
    game.safe |= 1 << chain
    game.shares[0][chain], game.shares[1][chain] = 9, 0
    game.market[chain] = constants.SHARES - 9
    game.cash[0], game.cash[1] = 5000, 1000
    return table


def test_to_win_at_once_is_no_mistake(won: Table) -> None:
    """A player who announces the end of a game that is won loses nothing."""
    found = judge(won.position("Ann"), AnnounceEnd(), won.facts_for("Ann"), Effort(check=100))
    assert found is not None
    assert (found.loss, found.grade, found.best) == (0.0, "fine", AnnounceEnd())


def test_in_a_lost_game_money_decides() -> None:
    """A player who cannot win loses no chance by any choice, but can lose dollars, and the best choice is named."""
    table = Table(["Ann", "Ben"], "renegade", {"two_player_market": False}, seed=3)
    while table.decision != "buy" or table.to_act != "Ben":
        table.act(table.legal()[0])
    table.game.cash[0] = 90_000
    found = [judge(table.position("Ben"), action) for action in table.legal()[:6]]
    assert all(one is not None and (one.loss, one.grade) == (0.0, "fine") for one in found)
    costly = max(filter(None, found), key=lambda one: one.dollars)
    assert costly.dollars > 2 * costly.dollars_error > 0
    assert costly.best != table.legal()[found.index(costly)]


def test_the_check_plays_to_the_end_and_says_by_how_much(won: Table) -> None:
    """Announcing wins for sure; the difference to anything else is at least nothing, and its error is none."""
    position = won.position("Ann")
    guesses = guesses_of(position, 1)
    choices = choices_of(guesses[0], position.rules, position.edition.chains)
    end = next(i for i, choice in enumerate(choices) if choice.action == AnnounceEnd())
    comparison = Comparison(guesses, position.rules, choices, seed=1)
    assert comparison.play([end], 0, 20).wins.tolist() == [[1.0] * 20]
    nothing = next(i for i, choice in enumerate(choices) if choice.action == Buy({}))
    found = check(comparison, end, nothing, QUICK)
    assert found.points >= 0
    assert found.win == 100.0
    assert check(comparison, end, end, QUICK)[1:] == (0.0, 0.0, 0.0, 0.0)


def test_where_there_is_no_choice_there_is_no_judgement() -> None:
    """An offer is not judged either: what the other would answer is not known."""
    table = Table(["Ann", "Ben", "Cy"], "reference", {"trading": True}, seed=2)
    offer = OfferTrade("Ben", Side(100), Side(0))
    assert judge(table.position(table.to_act), offer) is None
    while len(table.legal()) > 1:
        table.act(table.legal()[0])
    assert judge(table.position(table.to_act), table.legal()[0]) is None


@settings(max_examples=tries(6))
@given(setups)
def test_a_judgement_does_not_depend_on_what_the_player_cannot_know(setup: Setup) -> None:
    """Everything that the player cannot see is redealt, and the judgement is the same."""
    for i, (table, rng) in enumerate(moments(setup)):
        if i % 30 != 9 or table.over:
            continue
        hidden = table.edition.options.holdings == "hidden"
        seat = table.game.actor
        other = permuted(table.game, seat, rng.getrandbits(32), hidden)
        seen = [position_of(game, table.edition, table.rules, table.players, seat) for game in (table.game, other)]
        action = rng.choice(table.legal())
        log = table.facts_for(table.players[seat])
        assert judge(seen[0], action, log, QUICK) == judge(seen[1], action, log, QUICK)
