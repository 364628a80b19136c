"""The engine's line-based text protocol: rules and bots for other programs. `docs/engine.md` describes it."""
