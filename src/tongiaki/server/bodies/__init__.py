"""The HTTP request and response bodies, and the schema of everything that client and server exchange."""
