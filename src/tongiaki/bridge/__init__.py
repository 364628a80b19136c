"""The bridge: connects a bot to the tables of a server over the HTTP interface, with an API token."""
