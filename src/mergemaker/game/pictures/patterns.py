"""The chains' patterns as SVG."""

from collections.abc import Iterable

from ..editions.looks import Look, shapes


def definitions(looks: Iterable[Look]) -> str:
    """SVG definitions of the looks' patterns, each in its look's ink; `pattern_fill` refers to them."""
    return f"<defs>{''.join(_definition(look) for look in looks)}</defs>"


def pattern_fill(look: Look) -> str:
    """The value of `fill` that lays the look's pattern over its colour."""
    return f"url(#mm-{look.pattern})"


def _definition(look: Look) -> str:
    path, filled = shapes().patterns[look.pattern]
    if filled:
        paint = f'fill="{look.ink}" fill-opacity="0.32"'
    else:
        paint = f'fill="none" stroke="{look.ink}" stroke-opacity="0.3" stroke-width="2"'
    return (
        f'<pattern id="mm-{look.pattern}" width="10" height="10" patternUnits="userSpaceOnUse">'
        f'<path d="{path}" {paint}/></pattern>'
    )
