"""Tables with a single writer each: a request becomes entries, which are stored, and subscribers are notified."""
