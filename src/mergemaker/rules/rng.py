"""Chance as an input: a small generator, the same interpreted and compiled, for bags, market draws and random play.

Its state is two 32-bit numbers in a row that the caller owns (the published xoroshiro64** algorithm).
"""

from typing import Final

from .constants import MOST_MARKET_DRAWS, TILES
from .rule import rule
from .state import Game, Row

WORD: Final = 0xFFFFFFFF


@rule
def scramble(word: int) -> int:
    """A 32-bit number that depends on every bit of the one given."""
    word = (word ^ (word >> 16)) & WORD
    word = (word * 0x7FEB352D) & WORD
    word = word ^ (word >> 15)
    word = (word * 0x846CA68B) & WORD
    return word ^ (word >> 16)


@rule
def seed_rng(rng: Row, seed: int, stream: int) -> None:
    """The generator is seeded; each stream of a seed is an independent sequence."""
    low = scramble((seed & WORD) ^ 0x9E3779B9)
    high = scramble(((seed >> 32) & WORD) ^ low)
    rng[0] = scramble((stream & WORD) ^ high)
    rng[1] = scramble(((stream >> 32) & WORD) ^ rng[0] ^ low) | 1


@rule
def random_word(rng: Row) -> int:
    """The next 32 random bits."""
    first = rng[0]
    second = rng[1]
    product = (first * 0x9E3779BB) & WORD
    result = ((((product << 5) | (product >> 27)) & WORD) * 5) & WORD
    second ^= first
    rng[0] = (((first << 26) | (first >> 6)) & WORD) ^ second ^ ((second << 9) & WORD)
    rng[1] = ((second << 13) | (second >> 19)) & WORD
    return result


@rule
def below(rng: Row, limit: int) -> int:
    """A random number from 0 up to but not including `limit`."""
    return (random_word(rng) * limit) >> 32


@rule
def fill_bag(game: Game, rng: Row) -> None:
    """All tiles in a random order."""
    for tile in range(TILES):
        other = below(rng, tile + 1)
        game.bag[tile] = game.bag[other]
        game.bag[other] = tile


@rule
def fill_market_deck(game: Game, rng: Row) -> None:
    """K1: the market's draws are decided in advance."""
    for i in range(MOST_MARKET_DRAWS):
        game.market_deck[i] = below(rng, 32767)
