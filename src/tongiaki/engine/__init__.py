"""The engine's line-based text protocol: rules and bots for other programs. `docs/bots/engine.md` describes it."""
