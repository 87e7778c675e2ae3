"""A decision kind: after the draw, a player with $100 may tip the bank."""

from .change import Change

TIP = '''"""Tipping the bank, after the draw."""

from ..actions import KEEP_TIP, TIP_BANK
from ..constants import DISCARD, NOBODY, TIP
from ..facts import note_bank_tipped
from ..reasons import FINE, Reason
from ..rule import rule
from ..state import Game, Row


@rule
def reach_tip(game: Game) -> None:
    """A player who has $100 is asked."""
    if game.cash[game.player] >= 100:
        game.actor = game.player
    else:
        game.phase = DISCARD


@rule
def list_tips(out: Row) -> int:
    """Yes or no."""
    out[0] = TIP_BANK
    out[1] = KEEP_TIP
    return 2


@rule
def why_not_tip(game: Game) -> Reason:
    """Only who is asked tips."""
    return FINE if game.phase == TIP else Reason.NOT_THIS_DECISION


@rule
def tip(game: Game, generous: bool) -> None:
    """The bank gets $100, or nothing."""
    if generous:
        game.cash[game.player] -= 100
        note_bank_tipped(game, game.player, -100)
    game.actor = NOBODY
    game.phase = DISCARD
'''

FACT = '''@fact
def note_bank_tipped(game: Game, player: Seat, dollars: Dollars) -> None:
    """The bank was tipped."""


@fact
def note_game_ended('''

ACTIONS = '''class TipBank(_Action, frozen=True, tag="tip_bank"):
    """Give the bank $100."""


class KeepTip(_Action, frozen=True, tag="keep_tip"):
    """Give the bank nothing."""


Action: TypeAlias = (
    TipBank
    | KeepTip
    | PlaceTile'''

DECISION = Change(
    "a decision kind",
    {
        "rules/constants.py": [
            ("    OVER = 13\n", "    OVER = 13\n    TIP = 14\n"),
            ("    OVER,\n) = numbers(Phase)", "    OVER,\n    TIP,\n) = numbers(Phase)"),
        ],
        "rules/actions.py": [
            (
                "ACTIONS: Final = DECLINE + 1",
                "TIP_BANK: Final = DECLINE + 1\nKEEP_TIP: Final = TIP_BANK + 1\nACTIONS: Final = KEEP_TIP + 1",
            )
        ],
        "rules/decisions/tip.py": TIP,
        "rules/facts.py": [("@fact\ndef note_game_ended(", FACT)],
        "rules/turn.py": [
            ("    SURVIVOR_CHAIN,\n", "    SURVIVOR_CHAIN,\n    TIP_BANK,\n"),
            ("    SURVIVOR,\n    TURN_END", "    SURVIVOR,\n    TIP,\n    TURN_END"),
            (
                "from .decisions.trade import",
                "from .decisions.tip import list_tips, reach_tip, tip, why_not_tip\nfrom .decisions.trade import",
            ),
            (
                "        count = list_answers(out)\n",
                "        count = list_answers(out)\n    elif phase == TIP:\n        count = list_tips(out)\n",
            ),
            (
                "    return why_not_answer(game)\n",
                "    return why_not_answer(game) if action < TIP_BANK else why_not_tip(game)\n",
            ),
            (
                "    else:\n        answer(game, action == ACCEPT)",
                "    elif action < TIP_BANK:\n        answer(game, action == ACCEPT)\n"
                "    else:\n        tip(game, action == TIP_BANK)",
            ),
            (
                "            game.phase = DISCARD\n        elif phase == DISCARD:",
                "            game.phase = TIP\n        elif phase == TIP:\n            reach_tip(game)\n"
                "        elif phase == DISCARD:",
            ),
        ],
        "game/actions.py": [("Action: TypeAlias = (\n    PlaceTile", ACTIONS)],
        "game/codec.py": [
            ("    Found,\n    PlaceTile", "    Found,\n    KeepTip,\n    PlaceTile"),
            ("    StopPlacing,\n    Trade2", "    StopPlacing,\n    TipBank,\n    Trade2"),
            ('    Phase.DISCARD: "discard",\n', '    Phase.DISCARD: "discard",\n    Phase.TIP: "tip",\n'),
            (
                "AnswerTrade(False)),\n",
                'AnswerTrade(False)),\n    Block(numbers.TIP_BANK, "tip", (), TipBank),\n'
                '    Block(numbers.KEEP_TIP, "keep_tip", (), KeepTip),\n',
            ),
        ],
        "bots/heuristics/policy.py": [
            (
                "    assert phase == DISCARD",
                "    if phase == TIP:\n        return KEEP_TIP\n    assert phase == DISCARD",
            ),
            ("    DONE,\n", "    DONE,\n    KEEP_TIP,\n"),
            ("    TAKE_5,\n", "    TAKE_5,\n    TIP,\n"),
        ],
    },
    {
        "en": {
            "decide.tip": "Tip the bank?",
            "doing.tip": "{player} considers a tip",
            "log.bank_tipped": "{player} tips the bank {dollars, money}.",
            "choice.tip": "tip the bank",
            "choice.keep_tip": "keep the money",
            "terminal.help.tip": "`tip` gives the bank $100, `keep_tip` nothing.",
        },
        "de": {
            "decide.tip": "Der Bank Trinkgeld geben?",
            "doing.tip": "{player} überlegt ein Trinkgeld",
            "log.bank_tipped": "{player} gibt der Bank {dollars, money}.",
            "choice.tip": "der Bank Trinkgeld geben",
            "choice.keep_tip": "das Geld behalten",
            "terminal.help.tip": "`tip` gibt der Bank $100, `keep_tip` nichts.",
        },
    },
)
