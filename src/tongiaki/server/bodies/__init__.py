"""The HTTP request and response bodies, and the schema of all data that client and server exchange."""
