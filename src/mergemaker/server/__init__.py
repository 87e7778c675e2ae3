"""The server: rooms over HTTP and WebSockets, with a store that keeps everything it has acknowledged."""
