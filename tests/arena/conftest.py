"""What the arena's bots need is compiled once, before several processes would each compile it."""

import pytest

from mergemaker.bots.registry import make_bot


@pytest.fixture(scope="package", autouse=True)
def compiled() -> None:
    """The search is compiled, or in the compiler's cache."""
    make_bot("hard").warm_up()
