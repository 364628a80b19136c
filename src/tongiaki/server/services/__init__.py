"""Services that live as long as the server: accounts, lobby, events, rate limits and background jobs."""
