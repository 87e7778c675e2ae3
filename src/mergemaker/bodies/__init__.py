"""The rules compiled: the only package that knows NumPy and Numba for the rules' sake."""
