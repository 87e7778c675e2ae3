"""Invitation codes: short enough to be read out, without signs that are mistaken for each other."""

import re

SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no 0 and O, no 1, I and L, no U beside V
LENGTH, GROUP = 9, 3


def new_code(secret: str) -> str:
    """A code such as K7M-XQ4-9RT, from 256 unpredictable bits as hexadecimal digits."""
    number = int(secret, 16)
    return _grouped("".join(SIGNS[number // len(SIGNS) ** place % len(SIGNS)] for place in range(LENGTH)))


def tidy_code(said: str) -> str:
    """The code as it is stored, however it was typed; other texts, as the codes of earlier versions, are left alone."""
    signs = re.sub(r"[\s-]", "", said).upper()
    return _grouped(signs) if len(signs) == LENGTH and set(signs) <= set(SIGNS) else said


def _grouped(signs: str) -> str:
    return "-".join(signs[first : first + GROUP] for first in range(0, LENGTH, GROUP))
