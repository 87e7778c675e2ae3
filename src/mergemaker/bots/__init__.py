"""The bots of the house, from gentle to expert."""

from .bot import Bot
from .registry import LADDER, make_bot

__all__ = ["LADDER", "Bot", "make_bot"]
