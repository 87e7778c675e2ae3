"""The processes of one site: what they tell each other, who is in charge of a game, and what they count together."""
