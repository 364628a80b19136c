"""Decisions on requests: each function takes the state and returns the entries to append, or raises a ProblemError."""
