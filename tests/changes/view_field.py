"""A field of the view: how many mergers there have been."""

from .change import Change

VIEW_FIELD = Change(
    "a field of the view",
    {
        "game/view.py": [
            ("    market_draws: int\n    exch", "    market_draws: int\n    mergers: int\n    exch"),
            (
                "        market_draws=game.market_draws,\n",
                "        market_draws=game.market_draws,\n        mergers=game.mergers,\n",
            ),
        ],
        "game/view_reader.py": [
            (
                "    game.market_draws = view.market_draws\n",
                "    game.market_draws = view.market_draws\n    game.mergers = view.mergers\n",
            )
        ],
        "protocol/reader.py": [('        "market_draws": 0,\n', '        "market_draws": 0,\n        "mergers": 0,\n')],
    },
)
