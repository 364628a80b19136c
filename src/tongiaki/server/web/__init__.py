"""The web layer: authentication, cookies, headers, websockets, static files and error responses."""
