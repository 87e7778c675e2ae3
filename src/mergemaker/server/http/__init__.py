"""The HTTP API: a class for each subject, whose methods are the endpoints, and the middleware around them."""
