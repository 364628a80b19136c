"""The engine's text protocol: rules and bots for any program, line by line. `docs/engine.md` describes it."""
