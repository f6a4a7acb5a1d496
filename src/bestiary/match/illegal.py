"""A refused move, with the ruling that forbids it."""

from __future__ import annotations

from bestiary.engine.game import Facts, Reason
from bestiary.words import words


class IllegalMove(ValueError):
    """The match is as it was. `rule` is the ruling's id; `sentence(language)` says in words what forbids the move."""

    def __init__(self, reason: Reason, facts: Facts) -> None:
        self.rule = reason.rule
        self.key = reason.key
        self.facts = facts
        super().__init__(f"{self.rule}: {self.sentence()}")

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Reason, Facts]]:
        return IllegalMove, (Reason(self.rule, self.key), self.facts)

    def sentence(self, language: str = "en") -> str:
        say = words(language)
        args = {name: say(value) if isinstance(value, str) and value in say else value for name, value in self.facts.items()}
        return say(f"refused-{self.key}", **args)
