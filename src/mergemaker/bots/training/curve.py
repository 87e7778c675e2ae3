"""The learning curve as a picture: plain SVG, drawn without further packages."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 720, 360, 50


def curve_svg(points: Sequence[tuple[float, float]], title: str, across: str, up: str) -> str:
    """A line through the points, with the axes named and their ends written on them."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right = min(xs), max(*xs, min(xs) + 1e-9)
    low, high = min(ys), max(*ys, min(ys) + 1e-9)

    def at(x: float, y: float) -> str:
        across_part = (x - left) / (right - left)
        up_part = (y - low) / (high - low)
        return (
            f"{MARGIN + across_part * (WIDTH - 2 * MARGIN):.1f},{HEIGHT - MARGIN - up_part * (HEIGHT - 2 * MARGIN):.1f}"
        )

    line = " ".join(at(x, y) for x, y in points)
    texts = [
        (WIDTH / 2, 24, "middle", title),
        (WIDTH / 2, HEIGHT - 10, "middle", across),
        (MARGIN, HEIGHT - MARGIN + 16, "middle", f"{left:,.0f}"),
        (WIDTH - MARGIN, HEIGHT - MARGIN + 16, "middle", f"{right:,.0f}"),
        (MARGIN - 6, HEIGHT - MARGIN, "end", f"{low:.3f}"),
        (MARGIN - 6, MARGIN, "end", f"{high:.3f}"),
        (MARGIN + 6, MARGIN - 8, "start", up),
    ]
    words = "".join(
        f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(text)}</text>' for x, y, anchor, text in texts
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        f'<path d="M{MARGIN},{MARGIN}V{HEIGHT - MARGIN}H{WIDTH - MARGIN}" fill="none" stroke="#888"/>'
        f'<polyline points="{line}" fill="none" stroke="#0b6" stroke-width="2"/>{words}</svg>\n'
    )
