"""The rules of the game: plain functions over one flat state, interpreted at once or compiled for speed."""
