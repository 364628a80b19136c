"""What a game that has ended means for those who played it: results and ratings."""
