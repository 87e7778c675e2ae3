"""Small charts as SVG: bars with errors, lines, squares, reliability; the page around them says how they look."""

from collections.abc import Callable, Sequence
from html import escape

COLOURS = ("#3b6fd4", "#d1622b", "#2f9465", "#9a4fc0", "#b3862a", "#c23b63", "#2b93a8", "#7a7a7a")
WIDTH = 640
LEFT, RIGHT = 130, 70
ROW = 30

# How a page with charts and tables looks.
PAGE_STYLE = """
:root { color-scheme: light dark; --ink: #1d2127; --soft: #626a75; --rule: #d9dde3; --paper: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaee; --soft: #9aa4b1; --rule: #3a424d; --paper: #15191f } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
h1 { font-size: 1.6rem; margin-bottom: 0 } h2 { font-size: 1.15rem; margin: 2.2rem 0 .3rem }
p { color: var(--soft); margin: .2rem 0 1rem } figure { margin: 0; overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap }
td:last-child { white-space: normal }
th:first-child, td:first-child { text-align: left } th { font-weight: 600; color: var(--soft) }
svg { width: 100%; max-width: 46rem; height: auto } svg text { font: 14px system-ui, sans-serif; fill: var(--ink) }
svg .small { font-size: 12px } .grid { stroke: var(--rule) } .error { stroke: var(--ink); stroke-width: 1.5 }
.mark { stroke: var(--soft); stroke-dasharray: 4 4 }
"""


def colour(number: int) -> str:
    """The colour of the bot of that number."""
    return COLOURS[number % len(COLOURS)]


def standalone(chart: str, caption: str) -> str:
    """The chart as a file of its own, with a caption and looks that need no page around it."""
    style = (
        "svg { background: white; font: 14px sans-serif } .small { font-size: 12px } .grid { stroke: #d9dde3 }"
        " .error { stroke: #1d2127 } .mark { stroke: #626a75 }"
    )
    opening, rest = chart.split(">", 1)
    above, height = 20, float(opening.partition(f"0 0 {WIDTH} ")[2].partition('"')[0])
    opening = opening.replace(f"0 0 {WIDTH} {height:g}", f"0 {-above} {WIDTH} {height + above:g}")
    opening = opening.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    text = _text(WIDTH / 2, -4, caption, "middle", "small")
    return f"{opening}><style>{style}</style>{rest.removesuffix('</svg>')}{text}</svg>\n"


def _svg(height: float, title: str, body: Sequence[str]) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{name}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bars(
    title: str,
    rows: Sequence[tuple[str, float, float]],
    show: Callable[[float], str],
    mark: float | None = None,
) -> str:
    """A bar a row with its error (name, value, error), and perhaps a line where nothing but chance would put all."""
    most = max([value + error for _, value, error in rows] + ([mark] if mark else []), default=1.0) or 1.0
    least = min([value - error for _, value, error in rows if value < 0], default=0.0)
    scale = (WIDTH - LEFT - RIGHT) / (most - least)

    def place(value: float) -> float:
        return LEFT + max(0.0, value - least) * scale

    body = []
    for i, (name, value, error) in enumerate(rows):
        y = 8 + i * ROW
        middle = y + (ROW - 8) / 2
        start, end = sorted((place(0.0), place(value)))
        body.append(_text(LEFT - 8, middle + 4, name, "end"))
        wide = max(0.5, end - start)
        body.append(f'<rect x="{start:.1f}" y="{y}" width="{wide:.1f}" height="{ROW - 8}" fill="{colour(i)}"/>')
        low, high = place(value - error), place(value + error)
        body.append(_line(low, middle, high, middle, "error"))
        body += [_line(x, middle - 5, x, middle + 5, "error") for x in (low, high)]
        body.append(_text(max(end, high) + 6, middle + 4, show(value)))
    height = 12 + len(rows) * ROW
    if mark:
        body.append(_line(place(mark), 2, place(mark), height - 4, "mark"))
    return _svg(height, title, body)


def lines(
    title: str,
    series: Sequence[tuple[str, Sequence[tuple[float, float]]]],
    show_x: Callable[[float], str],
    show_y: Callable[[float], str],
    from_zero: bool = True,
    marks: Sequence[float] = (),
    looks: Sequence[tuple[str, str]] = (),
) -> str:
    """A line for each series of points (x, y), from zero or from the lowest point up; some x may be marked.

    Looks are the colour and the dashes of each line; then the page around the chart names the lines.
    """
    points = [point for _, line in series for point in line]
    far = max((x for x, _ in points), default=1.0) or 1.0
    near = min((x for x, _ in points), default=0.0)
    low = 0.0 if from_zero else min((y for _, y in points), default=0.0)
    high = max((y for _, y in points), default=1.0)
    rise = (high - low) or 1.0
    left, top, height = 60, 12, 260
    wide, tall = WIDTH - left - (18 if looks else LEFT), height - top - 34
    span = (far - near) or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        return left + (x - near) / span * wide, top + (1 - (y - low) / rise) * tall

    body = []
    for part in range(5):
        _, y = place(near, low + rise * part / 4)
        body.append(_line(left, y, left + wide, y, "grid"))
        body.append(_text(left - 8, y + 4, show_y(low + rise * part / 4), "end", "small"))
        x, _ = place(near + span * part / 4, low)
        body.append(_text(x, height - 12, show_x(near + span * part / 4), "middle", "small"))
    for mark in marks:
        x, _ = place(mark, low)
        body.append(_line(x, top, x, top + tall, "mark"))
    for i, (name, line) in enumerate(series):
        if not line:
            continue
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in line))
        if looks:
            stroke, dashes = looks[i % len(looks)]
            body.append(f'<polyline points="{path}" fill="none" stroke="{stroke}" stroke-dasharray="{dashes}"/>')
            continue
        body.append(f'<polyline points="{path}" fill="none" stroke="{colour(i)}" stroke-width="2"/>')
        label = f'<tspan fill="{colour(i)}">● </tspan>{escape(name)}'
        body.append(f'<text x="{left + wide + 12}" y="{top + 4 + 16 * i}" class="small">{label}</text>')
    return _svg(height if looks else max(height, top + 16 * len(series)), title, body)


def squares(
    title: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[float | None]]],
    show: Callable[[float], str],
    most: float,
) -> str:
    """A square for each row and column, the darker the more, with its number in it."""
    wide = min(90.0, (WIDTH - LEFT - 10) / max(1, len(columns)))
    body = [
        _text(LEFT + (i + 0.5) * wide, 16, name if len(name) < 12 else name[:11] + "…", "middle", "small")
        for i, name in enumerate(columns)
    ]
    for j, (name, values) in enumerate(rows):
        y = 24 + j * ROW
        body.append(_text(LEFT - 8, y + ROW / 2 + 4, name, "end"))
        for i, value in enumerate(values):
            if value is None:
                continue
            strength = 0.06 + 0.6 * min(1.0, value / (most or 1.0))
            body.append(
                f'<rect x="{LEFT + i * wide:.1f}" y="{y}" width="{wide - 2:.1f}" height="{ROW - 2}" '
                f'fill="{COLOURS[0]}" fill-opacity="{strength:.2f}"/>'
            )
            body.append(_text(LEFT + (i + 0.5) * wide, y + ROW / 2 + 4, show(value), "middle", "small"))
    return _svg(30 + len(rows) * ROW, title, body)


def reliability(
    title: str, panels: Sequence[tuple[str, Sequence[tuple[float, float, float]]]], band: float, columns: int = 4
) -> str:
    """A square for each panel: points (predicted, actual, error) from 0 to 1, the diagonal, and a band around it."""
    columns = min(columns, max(1, len(panels)))
    side = WIDTH / columns
    inner = side - 40
    body = []
    for i, (name, points) in enumerate(panels):
        left, top = 32 + i % columns * side, 34 + i // columns * side

        def place(x: float, y: float, left: float = left, top: float = top) -> tuple[float, float]:
            return left + x * inner, top + (1 - y) * inner

        corners = [place(*corner) for corner in ((0, 0), (band, 0), (1, 1 - band), (1, 1), (1 - band, 1), (0, band))]
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        body.append(f'<polygon points="{outline}" fill="{COLOURS[0]}" fill-opacity="0.15"/>')
        for start, end in (((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 0), (1, 1))):
            body.append(_line(*place(*start), *place(*end), "grid"))
        body.append(_text(left + inner / 2, top - 6, name, "middle", "small"))
        for value in (0.0, 0.5, 1.0):
            body.append(_text(left - 3, place(0, value)[1] + 4, f"{value:.0%}".rstrip("%"), "end", "small"))
        for predicted, actual, error in points:
            x, y = place(predicted, actual)
            body.append(_line(x, place(0, actual - error)[1], x, place(0, actual + error)[1], "error"))
            body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" fill="{COLOURS[1]}"/>')
    rows = -(-len(panels) // columns)
    return _svg(24 + rows * side, title, body)
