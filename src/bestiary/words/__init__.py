"""Words for people, in four languages: Project Fluent catalogues, the same ones the page reads."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "fr", "de")


class Words:
    """The catalogue of one language: the house's words and those of each game."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in catalogues(language):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **args: int | str) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors}")
        return str(text)


def catalogues(language: str) -> Iterator[Traversable]:
    """The files of a language: the house's, then a `words` folder in each game's."""
    house = files("bestiary")
    yield house / "words" / f"{language}.ftl"
    for folder in sorted(house.joinpath("games").iterdir(), key=lambda f: f.name):
        file = folder / "words" / f"{language}.ftl"
        if file.is_file():
            yield file


@cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: there are {', '.join(LANGUAGES)}")
    return Words(language)


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the locale, English where it is none of ours."""
    env = os.environ if environment is None else environment
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = env.get(name, "").split(":")[0].split("_")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
        if language:
            return "en"
    return "en"
