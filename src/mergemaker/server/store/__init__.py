"""All that is on disk: the tables, and a repository for each subject. Nobody else knows SQL or a database's errors."""
