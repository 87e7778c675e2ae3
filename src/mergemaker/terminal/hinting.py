"""A hint in the terminal: the best choices in the words that are typed, with their chances and a reason each."""

from ..game.coach_shapes import Hint
from ..game.notation import action_text
from ..words import as_sentence, current, t


def hint_lines(found: Hint | None) -> list[str]:
    """What a hint says, a line for each choice."""
    if found is None:
        return [t("hint.forced")]
    return [
        t(
            "hint.choice",
            action=action_text(choice.action),
            percent=round(100 * choice.win),
            error=max(1, round(100 * choice.error)),
            dollars=choice.dollars,
            reason=as_sentence(current().say(choice.reason)),
        )
        for choice in found.choices
    ]
