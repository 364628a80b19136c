"""Studies: several people look at a game together. One person leads, the others follow, and all can chat."""
