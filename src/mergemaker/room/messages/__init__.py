"""Everything that goes over the wire, both ways: the one schema of the socket, the HTTP API and the TypeScript types.

`python -m mergemaker.server.typescript` writes `web/src/messages.ts` from these modules; a test keeps the two in step.
"""

import msgspec


def encode(message: object) -> bytes:
    """The message as JSON."""
    return msgspec.json.encode(message)
