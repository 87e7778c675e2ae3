"""One game for people: the table, editions, actions, notation, records and views."""
