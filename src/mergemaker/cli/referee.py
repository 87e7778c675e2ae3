"""Each line in is one request, each line out its reply; docs/protocol.md has them all. Ends with `quit`."""

from ..referee import main as command

__all__ = ["command"]
