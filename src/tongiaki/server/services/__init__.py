"""What lives as long as the server does: the house, and the parts of it that nothing below has."""
