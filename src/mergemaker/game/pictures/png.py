"""A picture as PNG, written in fonts of our own: a server may have none."""

from pathlib import Path

FONTS = [str(path) for path in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
WIDTH = 1200  # what link previews show


def png(svg: str) -> bytes:
    """The SVG as the bytes of a PNG file."""
    from resvg_py import svg_to_bytes  # loaded when somebody asks for a picture

    return bytes(
        svg_to_bytes(
            svg_string=svg, width=WIDTH, skip_system_fonts=True, font_files=FONTS, sans_serif_family="DejaVu Sans"
        )
    )
