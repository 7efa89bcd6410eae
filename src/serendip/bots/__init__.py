"""Bots: they get a view, the legal actions and a function that imagines, never the true match."""

from serendip.bots.bot import Bot, Imagine, Lead, NotAsked, Suggestion, UnknownBot
from serendip.bots.specs import BOTS_IN_WORDS, check_bot, hinter, is_quick, make_bot, teacher
from serendip.bots.table import ask, ask_for_hint, play_bots

__all__ = [
    "BOTS_IN_WORDS",
    "Bot",
    "Imagine",
    "Lead",
    "NotAsked",
    "Suggestion",
    "UnknownBot",
    "ask",
    "ask_for_hint",
    "check_bot",
    "hinter",
    "is_quick",
    "make_bot",
    "play_bots",
    "teacher",
]
