"""What is asked of studies: games that people look at together."""
