"""How bots think, written like the rules: plain functions over the flat state, interpreted or compiled."""
