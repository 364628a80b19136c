"""What is seen: a state, a whole game or the coach's advice, made into what travels."""
