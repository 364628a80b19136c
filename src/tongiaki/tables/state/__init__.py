"""What stands: a table as its entries have made it, and what that consists of."""
