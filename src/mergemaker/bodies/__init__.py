"""The compiled rules: the only package that uses NumPy and Numba to run the rules."""
