"""Code shared by tables, studies and the server: errors for clients, ids, clocks, names, background tasks."""
