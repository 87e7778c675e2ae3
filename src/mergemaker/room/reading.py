"""Reading a stored log, which may be of another version or damaged."""

from collections.abc import Iterable

from ..errors import IllegalAction, MergemakerError
from . import events as ev
from .fold import State, fold
from .refusal import Refusal


def state_after(state: State, log: Iterable[ev.Stored]) -> State:
    """The state after a stored log; a Refusal says why it cannot be read."""
    for stored in log:
        try:
            state = fold(state, stored)
        except IllegalAction as error:
            raise Refusal("unreadable", "log_impossible", n=stored.seq, error=error.full_line) from error
        except MergemakerError as error:  # its edition is gone, or its rules
            raise Refusal.of("unreadable", error) from error
        except Exception as error:
            raise Refusal("unreadable", "log_damaged", n=stored.seq) from error
    return state
