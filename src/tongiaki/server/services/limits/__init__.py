"""Rate limits and connection limits, shared between servers."""
