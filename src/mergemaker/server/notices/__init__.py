"""Notifying people who are away that a game waits for them: by Web Push, e-mail and webhooks."""
