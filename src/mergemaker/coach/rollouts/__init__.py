"""Rollouts of the choices of one decision, compiled like the rules."""
