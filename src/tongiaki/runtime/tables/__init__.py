"""The tables of a server: loading, writing, timers, bots and creation."""
