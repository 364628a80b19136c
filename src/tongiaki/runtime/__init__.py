"""Runs tables and studies in a server: with asyncio, the store, bots and other servers."""
