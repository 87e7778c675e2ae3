"""JSON lines over standard input and output: the referee, and both sides of the bot protocol."""
