"""A picture as PNG, written in the fonts that come with the page: a server may have none of its own."""

from pathlib import Path

FONTS = Path(__file__).parents[2] / "web_dist" / "fonts"
WIDTH = 1200  # what link previews show


def png(svg: str, width: int = WIDTH) -> bytes:
    """The SVG as the bytes of a PNG file of that width in pixels."""
    from resvg_py import svg_to_bytes  # loaded when a picture is asked for

    fonts = [str(path) for path in sorted(FONTS.glob("*.ttf"))]
    return bytes(
        svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=bool(fonts),
            font_files=fonts,
            sans_serif_family="DejaVu Sans",
        )
    )
