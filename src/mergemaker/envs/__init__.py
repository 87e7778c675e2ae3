"""Reinforcement-learning environments: PettingZoo, a Gymnasium vector environment, OpenSpiel. Needs extra `research`."""
