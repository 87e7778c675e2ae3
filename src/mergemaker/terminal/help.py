"""What can be done at each decision, in a line and in full."""

from ..game.actions import Action, AnnounceEnd, Trade2, UsePower, ends_decision
from ..game.insight import Insight
from ..game.narration import side_line
from ..game.notation import action_text
from ..game.view import View
from ..rules.decisions.buy import purchase_limit
from ..rules.decisions.trade import can_meet
from ..words import Line, line, t
from .screen import wrapped
from .typed import named_chains, purchase_examples

EXPLAINED = 16  # the column in which the help says what a command does


def prompt_lines(insight: Insight, legal: list[Action], can_undo: bool) -> list[str]:
    """What to type now, and what else can be typed."""
    also = _also(insight.view, legal, can_undo)
    return [_question(insight, legal), *([t("terminal.also", things=[*also, "`help`"])] if also else [])]


def _also(view: View, legal: list[Action], can_undo: bool) -> list[Line]:
    found = []
    if any(isinstance(action, AnnounceEnd) for action in legal):
        found.append(line("terminal.also.announce"))
    powers = [line(f"power.{action.power}") for action in legal if isinstance(action, UsePower)]
    if powers:
        found.append(line("terminal.also.power", powers=powers))
    if any(isinstance(action, Trade2) for action in legal):
        found.append(line("terminal.also.trade2", n=view.turn.trades_left))
    if view.decision == "place_tile" and view.options["trading"] and not view.turn.placed:
        found.append(line("terminal.also.offer"))
    if can_undo:
        found.append(line("terminal.also.undo"))
    return found


def _question(insight: Insight, legal: list[Action]) -> str:
    view = insight.view
    me = view.player(view.viewer or "")
    merger = view.merger
    match view.decision:
        case "place_tile":
            if all(preview.reason for preview in insight.previews.values()):
                return t("terminal.ask.nothing_to_place")
            return t("terminal.ask.place_further" if view.turn.placed else "terminal.ask.place_tile")
        case "found":
            return t("terminal.ask.found", chains=_answers(view))
        case "choose_survivor" if merger:
            return t("terminal.ask.choose_survivor", chains=_answers(view))
        case "choose_acquired" if merger:
            return t("terminal.ask.choose_acquired", chains=_answers(view))
        case "dispose" if merger and merger.settling and merger.survivor:
            return t(
                "terminal.ask.dispose",
                n=(me.shares or {}).get(merger.settling, 0),
                chain=merger.settling,
                dollars=view.chains[merger.settling].price or 0,
                survivor=merger.survivor,
                left=view.chains[merger.survivor].market,
            )
        case "buy":
            key = "terminal.ask.take" if view.turn.power == "free_3" else "terminal.ask.buy"
            return t(key, n=purchase_limit(insight.game), **purchase_examples(view))
        case "discard":
            return t("terminal.ask.discard", tiles=view.exchangeable)
        case "answer_trade" if view.offer:
            sides = {"give": side_line(view.offer.give), "take": side_line(view.offer.take)}
            asked = t("terminal.ask.answer_trade", player=view.offer.maker, **sides)
            return asked if can_meet(insight.game) else f"{asked} {t('offer.unmet')}"
    answers = [f"`{action_text(action)}`" for action in legal if ends_decision(action)]
    return t("terminal.ask.other", question=t(f"decide.{view.decision}"), answers=answers)


def _tied(view: View, chains: list[str]) -> list[str]:
    most = max(view.chains[chain].size for chain in chains)
    return [chain for chain in chains if view.chains[chain].size == most]


def folded(text: str, width: int) -> list[str]:
    """A line of the help, whose second column is wrapped where the screen is narrow."""
    if len(text) <= width:
        return [text]
    at = EXPLAINED if text[EXPLAINED - 1] == " " else 0  # or else it is one long command
    first, *more = wrapped(text[at:], max(1, width - at))
    return [text[:at] + first, *(" " * at + part for part in more)]


def help_lines(view: View) -> list[str]:
    """What can be typed now."""
    return [*_decision_help(view), *t("terminal.help").splitlines()]


def _decision_help(view: View) -> list[str]:
    """What can be typed for this decision, with chains of this game as examples."""
    chains = named_chains(view)
    first, second = chains.values()
    match view.decision:
        case None:
            return []
        case "buy":
            examples = purchase_examples(view)
            trade = _column(f"trade2 {first[0]} {second[0]}")
            text = t(
                "terminal.help.buy", typed=_column(examples["letters"]), words=examples["words"], trade=trade, **chains
            )
        case "found" | "choose_survivor" | "choose_acquired" as decision:
            name = _answers(view)[0].lower()
            text = t(f"terminal.help.{decision}", typed=_column(f"{name}, {name[0]}"))
        case "place_tile":
            other = next(player.name for player in view.players if player.name != view.viewer)
            text = t("terminal.help.place_tile", player=other, **chains)
        case decision:
            text = t(f"terminal.help.{decision}")
    return text.splitlines()


def _column(typed: str) -> str:
    """What is typed, in the first column of the help."""
    return typed.ljust(EXPLAINED - 1) + " "


def _answers(view: View) -> list[str]:
    """The chains that answer the decision."""
    merger = view.merger
    if merger is None:
        return [name for name, chain in view.chains.items() if not chain.active]
    return _tied(view, merger.chains if view.decision == "choose_survivor" else merger.unsettled)
