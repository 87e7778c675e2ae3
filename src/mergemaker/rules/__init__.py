"""The rules of the game: plain functions over one flat state, each a sentence of the rulebook that names its rule.

Only numbers and the state are used here, so the same functions run interpreted and compiled. No names, no text, no
clock, no global random, no NumPy. `turn` lists the decisions; `insight` reckons what can be known from a position;
`mask` hides what a seat may not know.
"""
