"""Games seen again, and played on from any point."""
