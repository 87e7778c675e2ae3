"""Heuristic players: one sensible action for every decision, compiled or interpreted like the rules."""
