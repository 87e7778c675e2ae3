"""Lessons: games with a prepared bag in which everybody's moves are written down, and what each step teaches."""

from .files import lesson_named, lessons
from .lesson import Lesson, Move, Step

__all__ = ["Lesson", "Move", "Step", "lesson_named", "lessons"]
