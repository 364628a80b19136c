"""What is written and what is told: entries, and the views of a table, as structs without any secret."""
