"""Changes that CONTRIBUTING.md counts the files of, each made to a copy of the package and played."""
