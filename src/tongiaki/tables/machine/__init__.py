"""A table as a state machine without I/O."""
