"""The rules of the game: plain functions over one flat state, each a sentence of the rulebook that names its rule.

Everything is numbers and the state, so the same functions run interpreted and compiled. No names, no text, no
clock, no global random, no NumPy. `turn` lists the decisions; `insight` computes what follows from a position;
`mask` hides what a seat may not know.
"""
