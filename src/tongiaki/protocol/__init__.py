"""The messages of tables and studies between client and server, and the code that reads them."""
