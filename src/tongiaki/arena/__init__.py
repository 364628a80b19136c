"""Tournaments of bots, which measure their strength with confidence intervals. `docs/arena.md` describes them."""
