"""Each input line is a JSON request, each output line its reply; docs/protocol.md describes them."""

from ..protocol.referee import main as command

__all__ = ["command"]
