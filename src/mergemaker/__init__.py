"""Mergemaker: the board game Acquire, every edition, as a library, a program and a table in the browser."""
