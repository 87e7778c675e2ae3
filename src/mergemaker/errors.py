"""Whose mistake it is: the player's, the text's or the request's. Our own are assertions."""


class MergemakerError(Exception):
    """A mistake that its maker can put right; the message says what, why and what to do."""


class IllegalAction(MergemakerError):
    """The rules do not allow it; the message names the rule."""


class NotationError(MergemakerError):
    """A text that does not say what it should."""


class BadSetup(MergemakerError):
    """A game that cannot be set up as asked."""
