"""Games played to their end from a decision, over guesses of what its player cannot see; compiled like the rules."""
