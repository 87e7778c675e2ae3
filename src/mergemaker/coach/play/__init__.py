"""Whole games between bots that search, written like the rules, for measuring the coach."""
