"""Whole live games of For Science! between bots, through the real server, with a clock that skips all waiting."""
