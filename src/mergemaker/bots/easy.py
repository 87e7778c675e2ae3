"""`easy`: founds, grows and merges for its own gain, and errs often.

It judges every tile and every share by what it earns itself, blind to what others earn, misjudges by up to $2,500, and
takes every tenth decision at random. Measured: 93.1 ± 0.5 % against three `random` (2,400 games, Renegade).
"""

from .heuristic_bot import HeuristicBot
from .heuristics.weights import HeuristicWeights


class EasyBot(HeuristicBot):
    """Plays simply and carelessly."""

    name = "easy"
    heuristic = HeuristicWeights(found_gain=1500, alone_gain=300, cash_in=100, trade=50, noise=2500, random_moves=10)
    offers_trades = False
