"""The table on the network: rooms, a store that forgets nothing acknowledged, HTTP and sockets."""
