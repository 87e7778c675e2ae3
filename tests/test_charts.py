"""Charts are well-formed SVG, also of next to nothing, and their points stand where their values say."""

import re
from xml.etree import ElementTree

import pytest

from mergemaker.charts import lines, standalone

SVG = "{http://www.w3.org/2000/svg}"


def plotted(chart: str) -> list[tuple[float, float]]:
    """The points of the first line."""
    found = re.search(r'points="([^"]+)"', chart)
    assert found is not None
    return [(float(x), float(y)) for x, y in (point.split(",") for point in found[1].split())]


@pytest.mark.parametrize("points", [[(1.0, 0.9)], [(1.0, 0.9), (2.0, 0.8), (3.0, 0.85)]])
def test_a_chart_stands_alone(points: list[tuple[float, float]]) -> None:
    """With its title, its caption and its looks, whatever characters they have."""
    chart = standalone(lines("a < b", [("loss", points)], str, str, from_zero=False), "games & loss")
    root = ElementTree.fromstring(chart)
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert "games & loss" in texts
    assert [title.text for title in root.iter(f"{SVG}title")] == ["a < b"]
    assert len(plotted(chart)) == len(points)


def test_a_line_may_start_at_its_lowest_point() -> None:
    """From zero a small change looks small; from the lowest point it fills the chart."""
    series = [("loss", [(0.0, 0.8), (1.0, 0.9)])]
    rises = [
        first[1] - last[1]
        for first, last in (plotted(lines("loss", series, str, str, from_zero=zero)) for zero in (True, False))
    ]
    assert rises[1] == pytest.approx(9 * rises[0], rel=0.02)
