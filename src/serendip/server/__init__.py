"""The table on the web: rooms, seats and their keys, clocks, storage and the wire.

See docs/protocol.md for what it speaks and docs/server.md for how it is run.
"""
