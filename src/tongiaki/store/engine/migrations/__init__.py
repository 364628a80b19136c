"""The history of the schema as migrations, which Alembic runs when the server starts."""
