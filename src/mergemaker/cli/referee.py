"""Each line in is one request, each line out its reply; docs/protocol.md has them all. It ends with {"do":"quit"}."""

from ..protocol.referee import main as command

__all__ = ["command"]
