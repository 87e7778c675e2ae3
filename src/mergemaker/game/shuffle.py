"""A shuffle that nobody can foresee and everybody can check afterwards.

Before anybody adds to it, a key is drawn, and its commitment is shown: the SHA-256 hash of key and salt. When the game
starts, the key and the players' own salts decide the bag and the market's draws, by HMAC-SHA-256. When it is over the
key is opened, and anybody can repeat the calculation (docs/shuffle.md has it step by step; the page does too).
"""

import hmac
from collections.abc import Iterator
from hashlib import sha256
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ..rules.constants import MOST_MARKET_DRAWS
from .tiles import TILE_NAMES

METHOD = "mergemaker shuffle 1"
MOST_SALT = 64  # letters
MARKET_NUMBERS = 32767  # as in `rules/rng.py`
WORDS = 1 << 32

Hex: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Salt: TypeAlias = Annotated[str, Meta(max_length=MOST_SALT, pattern=r"\A[^\r\n]*\Z")]


def commitment_to(key: str, salt: str) -> str:
    """What is shown of a key while it is secret."""
    return sha256(bytes.fromhex(key) + bytes.fromhex(salt)).hexdigest()


class Opening(Struct, frozen=True):
    """All that a shuffle was made of; secret until the game is over, except the commitment and the players' salts."""

    commitment: Hex
    key: Hex
    salt: Hex  # keeps the commitment from telling anything of the key
    salts: Annotated[list[Salt], Meta(max_length=6)]  # the players' own, by seat; empty: none

    @property
    def is_committed(self) -> bool:
        """Whether the commitment was to this key."""
        return hmac.compare_digest(self.commitment, commitment_to(self.key, self.salt))

    def bag(self) -> list[str]:
        """All tiles in the order of drawing."""
        chance = self._numbers("bag")
        bag = list(TILE_NAMES)
        for last in range(len(bag) - 1, 0, -1):
            other = _below(chance, last + 1)
            bag[last], bag[other] = bag[other], bag[last]
        return bag

    def market_deck(self) -> list[int]:
        """K1: the numbers that decide the market's draws."""
        chance = self._numbers("market")
        return [_below(chance, MARKET_NUMBERS) for _ in range(MOST_MARKET_DRAWS)]

    def _numbers(self, stream: str) -> Iterator[int]:
        """Endless 32-bit numbers; nothing of one stream can be told from another."""
        mixed = _hmac(bytes.fromhex(self.key), "\n".join([METHOD, *self.salts]))
        count = 0
        while True:
            block = _hmac(mixed, f"{stream} {count}")
            yield from (int.from_bytes(block[start : start + 4], "big") for start in range(0, len(block), 4))
            count += 1


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def _below(chance: Iterator[int], limit: int) -> int:
    """A number from 0 up to but not including `limit`, each equally likely: some are drawn again for that."""
    fair = WORDS - WORDS % limit
    return next(number for number in chance if number < fair) % limit
