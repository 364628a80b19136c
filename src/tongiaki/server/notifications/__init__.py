"""How people are told of slow games while they are elsewhere: what is said, when, and in which ways."""
