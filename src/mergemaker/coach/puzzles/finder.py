"""Finds puzzles in games between bots: decisions in which one choice wins far more often than any other.

A few rollouts of every choice sieve out nearly all decisions. What is left is rolled out at length; what still leads
clearly is rolled out once more, at greater length and on other guesses.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...bots.medium import MediumBot
from ...bots.registry import make_bot
from ...game.actions import Action, AnnounceEnd
from ...game.codec import bundle
from ...game.notation import action_text
from ...game.table import Table
from ...rules.insight import NO_MARKET, net_worth
from ..contest import Contest, Lead
from ..guesses import guesses_of
from .packing import PLAYERS, pack
from .puzzle import THOUSAND, Decision, Puzzle
from .themes import rating_of, theme_of

LEAD: Final = 0.10  # of the win chance, by which the best choice must be ahead of the second-best
FAR_BEHIND: Final = 0.05  # beyond that: a choice so far behind is no longer rolled out
SURE: Final = 3.0  # standard errors of it
SIEVE_DEALS: Final = 4
SHOWN_DEALS: Final = 400  # over which every choice is rolled out, so that its value can be shown
LARGEST_BATCH: Final = 1024  # deals between two looks at the standings
BELIEFS: Final = 8  # guesses of holdings that are not known
# Of what costs much and gives little only a part is looked at: decisions early in a game, by the tiles drawn; those
# with many choices; and those from which it is more turns to the end, except the rare ones.
DRAWN: Final = ((80, 1.0), (66, 0.4), (45, 0.1), (0, 0.0))
MANY, OF_MANY = 30, 0.2
LONG: Final = {"place_tile": 5, "found": 12, "choose_survivor": 12, "dispose": 5, "buy": 5, "end": 5}
BEHIND, AHEAD = 0.2, 0.1  # parts of one's worth by which the best of the others leads or is led: else it is decided
OF_LONG: Final = 0.04
# Puzzles from one game, in all and of each kind of decision, so that they differ.
MOST_OF_GAME: Final = 9
MOST_OF: Final = {"place_tile": 3, "found": 3, "choose_survivor": 3, "dispose": 3, "buy": 3, "end": 1}
HARD_ITERATIONS: Final = 1000


class Effort(NamedTuple):
    """Rollouts, all choices together: for the sieve, and for the two checks."""

    sieve: int = 600
    first: int = 20_000
    second: int = 100_000


USUAL: Final = Effort()


class Verdict(NamedTuple):
    """The values of all choices with their errors, and how far the best one leads."""

    values: list[float]
    errors: list[float]
    lead: Lead


def contest_of(table: Table, choices: Sequence[Action], seed: int) -> Contest:
    """The choices of the player to act, over guesses of what that player cannot know, having read the log."""
    player = table.to_act
    guesses = guesses_of(table.position(player), BELIEFS, seed, table.facts_for(player))
    return Contest(guesses, table.rules, [table.steps(action) for action in choices], seed)


def has_clear_lead(contest: Contest, rollouts: int, patience: float, deals: int) -> bool:
    """Whether one choice leads clearly after that many rollouts; it ends early when that is all but impossible.

    `deals` are the first ones; `patience` says how many standard errors a lead may be short of the wanted one.
    """
    contest.roll_out(deals)
    while True:
        best, second, *others = contest.ranking
        lead = contest.lead(best, second)
        if lead.points + patience * lead.error < LEAD or contest.value(best) < LEAD:
            return False
        contest.drop([other for other in others if _is_far(contest.lead(best, other))])
        left = rollouts - contest.rollouts
        deals = min(int(contest.deals[best]), LARGEST_BATCH, left // len(contest.racing))
        if deals <= 0:
            return lead.points >= LEAD
        contest.roll_out(deals)


def _is_far(lead: Lead) -> bool:
    return lead.points - SURE * lead.error > LEAD + FAR_BEHIND


def sieve(table: Table, choices: Sequence[Action], seed: int, effort: Effort = USUAL) -> Contest | None:
    """The contest of a decision in which one choice seems to lead clearly, after a few rollouts."""
    contest = contest_of(table, choices, seed)
    return contest if has_clear_lead(contest, effort.sieve, 0.7, SIEVE_DEALS) else None


def check(
    table: Table, choices: Sequence[Action], contest: Contest, seed: int, effort: Effort = USUAL
) -> Verdict | None:
    """The verdict on a decision, if the best choice leads clearly twice, on other guesses the second time."""
    if not has_clear_lead(contest, effort.first, 2.0, 1):
        return None
    found = contest.ranking[0]
    contest = contest_of(table, choices, seed)
    shown = max(1, min(SHOWN_DEALS, effort.second // 4 // len(choices)))
    if not has_clear_lead(contest, effort.second, 2.5, shown) or contest.ranking[0] != found:
        return None
    every = range(len(choices))
    return Verdict(
        [contest.value(choice) for choice in every],
        [contest.error(choice) for choice in every],
        contest.lead(*contest.ranking[:2]),
    )


class _Player(MediumBot):
    """Plays as `medium` does, without trades between players: a puzzle shows what can be seen on the table."""

    offers_trades = False


def decisions(edition: str, players: int, seed: int) -> Iterator[tuple[Table, list[Action]]]:
    """Unforced decisions of a game between bots, which is played on in between."""
    table = Table(PLAYERS[:players], edition, seed=seed)
    rng = random.Random(seed)
    bots = {name: _Player(rng.getrandbits(32)) for name in table.players}
    while not table.over:
        player = table.to_act
        assert player is not None
        choices = table.legal()
        if len(choices) > 1 and table.decision in MOST_OF and _is_sampled(table, choices, rng):
            yield table, choices
        table.act(bots[player].choose(table.position(player), choices, log=table.facts_for(player)), player)


def _is_sampled(table: Table, choices: Sequence[Action], rng: random.Random) -> bool:
    part = next(part for drawn, part in DRAWN if table.game.drawn >= drawn)
    return rng.random() < (part * OF_MANY if len(choices) > MANY else part) and _is_close(table)


def _is_close(table: Table) -> bool:
    """E5: whether the player to act would be near the first place if the game ended now."""
    game, me = table.game, table.game.actor
    worth = [net_worth(game, table.rules, seat, NO_MARKET) for seat in range(game.players)]
    margin = worth[me] - max(other for seat, other in enumerate(worth) if seat != me)
    return -BEHIND * worth[me] < margin < AHEAD * worth[me]


def puzzles_in(edition: str, players: int, seed: int, effort: Effort = USUAL) -> Iterator[Puzzle]:
    """The puzzles of one game between bots; the same seed gives the same ones."""
    kinds: Counter[str] = Counter()
    rng = random.Random(seed)
    for table, choices in decisions(edition, players, seed):
        if kinds.total() >= MOST_OF_GAME:
            return
        name = f"{seed}-{len(table.actions)}"
        here = seed * THOUSAND + len(table.actions)
        contest = sieve(table, choices, here, effort)
        if contest is None:
            continue
        kind = _kind(table, choices[contest.ranking[0]])
        if kinds[kind] >= MOST_OF[kind] or (contest.turns > LONG[kind] and rng.random() > OF_LONG):
            continue
        verdict = check(table, choices, contest, here + 1, effort)
        puzzle = verdict and puzzle_of(table, verdict, name)
        if puzzle:
            kinds[kind] += 1
            yield puzzle


def _kind(table: Table, best: Action) -> str:
    return "end" if isinstance(best, AnnounceEnd) else table.decision or ""


def puzzle_of(table: Table, verdict: Verdict, name: str) -> Puzzle | None:
    """The decision as a puzzle; None if rounding takes its lead, or if it needs tiles that its player has not seen."""
    packed = pack(table)
    values = [round(value * THOUSAND) for value in verdict.values]
    best, second = sorted(values, reverse=True)[:2]
    if packed is None or best - second < LEAD * THOUSAND:
        return None
    decision = Decision(table, verdict.values, verdict.errors)
    usual = Table(table.players, table.edition.name).edition.options.as_dict()
    options = table.edition.options.as_dict()
    return Puzzle(
        id=name,
        edition=table.edition.name,
        players=len(table.players),
        theme=theme_of(decision),
        rating=rating_of(decision, [bot for bot in ("easy", "medium", "hard") if is_wrong(bot, decision)]),
        best=action_text(decision.ranking[0].action),
        values=values,
        errors=[max(1, round(error * THOUSAND)) for error in verdict.errors],
        bag=packed.bag,
        steps=packed.steps,
        fill=packed.fill,
        market=packed.market,
        options={option: value for option, value in options.items() if value != usual[option]},
    )


def is_wrong(name: str, decision: Decision) -> bool:
    """Whether that bot would choose something worse."""
    table = decision.table
    position = table.position(decision.player)
    bot = make_bot(name, seed=1, iterations=HARD_ITERATIONS)
    steps = bot.steps(bot.guesses(position, table.facts_for(decision.player)), position.rules, None)
    choice = decision.choice(bundle(steps, position.game.phase, table.edition.chains))
    return choice is None or not decision.is_right(choice)
