"""The game in a terminal: people at one keyboard, and bots."""
