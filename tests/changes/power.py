"""A special power: four shares may be bought instead of three."""

from .change import Change

POWER = Change(
    "a special power",
    {
        "rules/constants.py": [
            ("    TRADE_2 = 4\n", "    TRADE_2 = 4\n    BUY_4 = 5\n"),
            ("BUY_5, TRADE_2_POWER = numbers(Power)", "BUY_5, TRADE_2_POWER, BUY_4 = numbers(Power)"),
        ],
        "rules/powers.py": [("table([PLACE, PLACE, BUY, BUY, BUY])", "table([PLACE, PLACE, BUY, BUY, BUY, BUY])")],
        "rules/decisions/buy.py": [
            ("import BUY, BUY_5,", "import BUY, BUY_4, BUY_5,"),
            ("    return MOST_BOUGHT", "    if game.power == BUY_4:\n        return 4\n    return MOST_BOUGHT"),
        ],
        "bots/heuristics/policy.py": [
            ("    BUY_5,\n", "    BUY_4,\n    BUY_5,\n"),
            (
                "    chain = next_purchase(",
                "        if why_not(game, rules, USE_POWER + BUY_4) == FINE and dearest > 0 "
                "and game.cash[game.player] >= 4 * dearest:\n            return USE_POWER + BUY_4\n"
                "    chain = next_purchase(",
            ),
        ],
    },
    {
        "en": {"power.buy_4": "Buy 4", "power.buy_4.text": "Buy up to four shares instead of three."},
        "de": {"power.buy_4": "4 kaufen", "power.buy_4.text": "Kaufe bis zu vier Aktien statt drei."},
    },
)
