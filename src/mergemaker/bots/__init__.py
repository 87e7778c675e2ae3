"""Bots, from random to expert. Nothing is imported here: parts of this package are compiled on their own."""
