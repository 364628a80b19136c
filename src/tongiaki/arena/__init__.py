"""Tournaments of bots: who is how strong, and how sure that is. `docs/arena.md` describes them."""
