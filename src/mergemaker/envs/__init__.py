"""The game for learning machines: PettingZoo, a Gymnasium vector environment, OpenSpiel. Needs the extra `research`."""
