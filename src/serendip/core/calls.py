"""What is called out at a table with one tap, for games in which there is no time to type, and how a seat may speak."""

from typing import Final

from serendip.core.line import Said

BEEPS: Final = "beeps"
"""A voice that only has sounds and pictures: calls, and nothing else."""

CAPITALS: Final = "capitals"
"""A voice that only has capital letters."""


class Call:
    """Something to call out: its name, the sentence, and the same as a sound and a picture."""

    def __init__(self, name: str, said: Said, beep: str) -> None:
        self.name = name
        self.said = said
        self.beep = beep
