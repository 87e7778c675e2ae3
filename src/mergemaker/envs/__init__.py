"""Environments for reinforcement learning: PettingZoo, Gymnasium (vectorized), OpenSpiel; in the extra `research`."""
