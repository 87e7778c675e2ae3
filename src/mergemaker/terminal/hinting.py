"""A hint in the terminal: the best choices in words, with their chances and a reason each."""

from ..game.coach_shapes import Hint, HintedChoice
from ..game.notation import action_text
from ..words import as_sentence, current, t


def hint_lines(found: Hint | None, typed: bool = False) -> list[str]:
    """What a hint says, a line for each choice; where the player types, also what to type."""
    if found is None:
        return [t("hint.forced")]
    return [
        t(
            "hint.choice",
            action=_with_notation(choice) if typed else current().say(choice.choice),
            percent=round(100 * choice.win),
            error=max(1, round(100 * choice.error)),
            dollars=choice.dollars,
            reason=_reason(choice),
        )
        for choice in found.choices
    ]


def _reason(choice: HintedChoice) -> str:
    """The reason as a sentence; it need not name the choice again that it stands beside."""
    return as_sentence(current().say(choice.reason).removeprefix(f"{current().say(choice.choice)}: "))


def _with_notation(choice: HintedChoice) -> str:
    """The choice in words, and what to type where that is something else."""
    words, notation = current().say(choice.choice), action_text(choice.action)
    return words if words == notation else f"{words} (`{notation}`)"
