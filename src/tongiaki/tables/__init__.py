"""One table, one writer: a request becomes entries, which are stored, and everybody is told what they changed."""
