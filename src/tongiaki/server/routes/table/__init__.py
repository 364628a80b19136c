"""What is asked at a table, by its websocket and by a seat's personal link."""
