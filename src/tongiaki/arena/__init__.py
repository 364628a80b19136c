"""Tournaments of bots, which measure their strength with confidence intervals. `docs/bots/arena.md` describes them."""
