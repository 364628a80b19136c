"""Tables, each with a single writer: a request is turned into entries, which are stored and sent to subscribers."""
