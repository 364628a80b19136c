"""Studies: several people look at a game together. One of them leads, the others follow, and all can chat."""
