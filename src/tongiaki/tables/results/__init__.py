"""Results of finished games, and ratings."""
