"""What is left of a game whose entries have gone."""
