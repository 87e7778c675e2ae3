"""The database: its tables, and a repository for each subject. All SQL and database errors stay in here."""
