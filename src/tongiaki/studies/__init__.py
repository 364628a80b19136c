"""A game that several people look at together: one leads, the others follow, and all can talk."""
