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
def seed_chance(chance: Row, seed: int, stream: int) -> None:
    """The generator is seeded; each stream of a seed is an independent sequence."""
    low = scramble((seed & WORD) ^ 0x9E3779B9)
    high = scramble(((seed >> 32) & WORD) ^ low)
    chance[0] = scramble((stream & WORD) ^ high)
    chance[1] = scramble(((stream >> 32) & WORD) ^ chance[0] ^ low) | 1


@rule
def random_word(chance: Row) -> int:
    """The next 32 random bits."""
    first = chance[0]
    second = chance[1]
    product = (first * 0x9E3779BB) & WORD
    result = ((((product << 5) | (product >> 27)) & WORD) * 5) & WORD
    second ^= first
    chance[0] = (((first << 26) | (first >> 6)) & WORD) ^ second ^ ((second << 9) & WORD)
    chance[1] = ((second << 13) | (second >> 19)) & WORD
    return result


@rule
def below(chance: Row, limit: int) -> int:
    """A random number from 0 up to but not including `limit`."""
    return (random_word(chance) * limit) >> 32


@rule
def fill_bag(game: Game, chance: Row) -> None:
    """All tiles in a random order."""
    for tile in range(TILES):
        other = below(chance, tile + 1)
        game.bag[tile] = game.bag[other]
        game.bag[other] = tile


@rule
def fill_chances(game: Game, chance: Row) -> None:
    """K1: the market's draws are decided in advance."""
    for i in range(MOST_MARKET_DRAWS):
        game.chances[i] = below(chance, 32767)
