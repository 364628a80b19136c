"""Execution of tables and studies in a server, with asyncio, the database, bots and other servers."""
