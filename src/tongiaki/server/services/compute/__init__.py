"""CPU work in child processes: replays, evaluations, hints and reviews."""
