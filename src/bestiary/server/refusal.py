"""Why a request is refused."""

from __future__ import annotations

from bestiary.words import words


class Refusal(Exception):
    """A request that is refused: the key of the sentence `server-<key>` and what it mentions."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def sentence(self, language: str) -> str:
        return words(language)(f"server-{self.key}", **self.facts)
