"""The database engine: connections, group commit, channels between servers, migrations and backups."""
