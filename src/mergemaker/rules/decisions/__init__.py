"""The decisions of a turn, one file each: when a player is asked, what is legal, why not, and what it does.

`reach_…` asks the player or goes on; `list_…` writes down the legal actions; `why_not_…` judges one; the rest does it.
`turn` lists all of them.
"""
