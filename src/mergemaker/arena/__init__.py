"""Bots against each other: matches, tournaments, ratings and their report."""
