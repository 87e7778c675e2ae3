"""The chains' patterns as SVG."""

from .palette import COLOURS

_STROKE = 'fill="none" stroke="{ink}" stroke-opacity="0.3" stroke-width="2"'
_SHAPES = {
    "rising": f'<path d="M-2 2 L2 -2 M0 10 L10 0 M8 12 L12 8" {_STROKE}/>',
    "falling": f'<path d="M-2 8 L2 12 M0 0 L10 10 M8 -2 L12 2" {_STROKE}/>',
    "rows": f'<path d="M0 5 H10" {_STROKE}/>',
    "columns": f'<path d="M5 0 V10" {_STROKE}/>',
    "grid": f'<path d="M0 5 H10 M5 0 V10" {_STROKE}/>',
    "dots": '<circle cx="5" cy="5" r="2" fill="{ink}" fill-opacity="0.32"/>',
    "rings": f'<circle cx="5" cy="5" r="3" {_STROKE}/>',
}
DEFINITIONS = (
    "<defs>"
    + "".join(
        f'<pattern id="mm-{pattern}" width="10" height="10" patternUnits="userSpaceOnUse">'
        f"{_SHAPES[pattern].format(ink=ink)}</pattern>"
        for _, ink, pattern in COLOURS
    )
    + "</defs>"
)
