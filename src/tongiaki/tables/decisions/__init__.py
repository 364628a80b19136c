"""What is asked: each function looks at the state and gives the entries to append, or raises a problem."""
