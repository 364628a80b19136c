"""The schema's history, run by Alembic at start-up."""
