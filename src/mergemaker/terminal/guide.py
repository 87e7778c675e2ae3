"""The game in five pictures and a merger worked out, for the terminal."""

from ..game.guide import guide, pictured
from ..game.pictures import Line
from ..game.pictures.board import board_lines
from ..words import current, t
from .screen import wrapped


def guide_lines(width: int) -> list[Line]:
    """Each picture with its sentence, then the merger: what it pays, and what happened."""
    contents = guide()
    drawn: list[Line] = [[(t("guide.pictures"), "bold")]]
    for number, name in enumerate(contents.pictures, start=1):
        drawn += [[], *board_lines(pictured(name)), *_sentence(f"{number}. {t(f'how.{number}')}", width)]
    drawn += [[], [(t("guide.merger"), "bold")], *_sentence(current().say(contents.lead), width)]
    for row in contents.merger.rows:
        before, after = (current().amount(worth) for worth in row.worth)
        bonus = current().amount(row.bonus or 0)
        drawn.append([(f"  {row.player:<8}{t('whatif.bonus')} {bonus:<8}{t('stock.worth')} {before} → {after}", "")])
    for said in (*contents.parts, *contents.lines):
        drawn += _sentence(f"- {current().say(said)}", width)
    return drawn


def _sentence(text: str, width: int) -> list[Line]:
    return [[(part, "")] for part in wrapped(text, width)]
