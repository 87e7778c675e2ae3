"""Helpers for listing legal actions."""

from ..constants import CHAINS, ChainSet
from ..rule import rule
from ..state import Row


@rule
def list_chains(chains: ChainSet, first_action: int, out: Row) -> int:
    """One action for each chain of a set."""
    count = 0
    for chain in range(CHAINS):
        if chains >> chain & 1:
            out[count] = first_action + chain
            count += 1
    return count
