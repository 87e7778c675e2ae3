"""The coach: how likely everybody is to win, and what follows from it. It knows what a player may know, and no more."""
