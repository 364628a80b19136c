"""Results and ratings of finished games."""
