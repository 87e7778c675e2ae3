"""Each line of the input is a request in JSON, and each line of the output its reply. docs/protocol.md describes
them."""

from ..protocol.referee import main as command

__all__ = ["command"]
