"""A review in the terminal fits its window."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from mergemaker.coach.review_page import LuckPart, LuckStory
from mergemaker.terminal.review import show_luck
from mergemaker.words import current


@pytest.mark.parametrize("width", [60, 80, 120])
def test_bars_and_sentences_fit_and_a_number_stays_with_its_per_cent(width: int) -> None:
    sentence = "Ann began with a chance of 25 % and ended, after all that had happened, with one of 9 %. " * 3
    story = LuckStory(sentence, [LuckPart("what the others did", -40.0), LuckPart("own draws", 12.5)])
    console = Console(file=StringIO(), width=width)
    show_luck([story], console)
    assert isinstance(console.file, StringIO)
    shown = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert max(cell_len(line) for line in shown) <= width
    assert not [line for line in shown if line.lstrip().startswith("%")]
    assert any(line.endswith(current().decimal(-40.0, signed=True)) for line in shown)
