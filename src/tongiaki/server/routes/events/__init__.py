"""What many play at once: the daily game, and tournaments."""
