"""The decisions of a turn, one file each: when a player is asked, what is legal, why not, and what it does.

`reach_…` asks the player or moves on; `list_…` lists the legal actions; `why_not_…` judges one; the rest carry it out.
`turn` lists all of them.
"""
