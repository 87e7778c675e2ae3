"""Charts are well-formed SVG, also of next to nothing, and their points stand where their values say."""

import re
from xml.etree import ElementTree

import pytest

from mergemaker.charts import lines, reliability, standalone

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


def test_a_reliability_diagram_has_a_panel_for_each_kind_and_a_point_for_each_bin() -> None:
    """What comes true as often as predicted stands on the diagonal, with its error above and below."""
    panels = [("one", [(0.25, 0.25, 0.1), (0.75, 0.6, 0.0)]), ("two", [])]
    root = ElementTree.fromstring(standalone(reliability("chances", panels, 0.02), "chances"))
    points = [(float(one.get("cx", 0)), float(one.get("cy", 0))) for one in root.iter(f"{SVG}circle")]
    diagonal = next(
        line
        for line in root.iter(f"{SVG}line")
        if line.get("x1") != line.get("x2") and line.get("y1") != line.get("y2")
    )
    left, bottom, right, top = (float(diagonal.get(name, 0)) for name in ("x1", "y1", "x2", "y2"))
    assert len(points) == 2
    assert len(list(root.iter(f"{SVG}polygon"))) == 2
    assert points[0] == pytest.approx((left + (right - left) / 4, bottom + (top - bottom) / 4), abs=0.2)
    assert points[1][1] > bottom + (top - bottom) * 0.75
