"""A table with people around it, pure: messages, event log, commands, clocks and what each viewer is sent.

Nothing here uses a web framework, a database, NumPy or threads. The host of the rooms gives them a store, bots, a clock
and a connection through the protocols of `interfaces`: a server does, and a worker in a browser can.
"""
