"""The catalogues say the same things in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast

from bestiary import GAMES
from bestiary.words import LANGUAGES

ROOT = Path(__file__).parents[1]
HOUSE = "house"
CATALOGUES = (HOUSE, *GAMES)
every_catalogue = pytest.mark.parametrize(("catalogue", "language"), [(c, language) for c in CATALOGUES for language in LANGUAGES])


def file_of(catalogue: str, language: str) -> Traversable:
    house = files("bestiary")
    folder = house if catalogue == HOUSE else house / "games" / catalogue
    return folder / "words" / f"{language}.ftl"


def entries(catalogue: str, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(file_of(catalogue, language).read_text(encoding="utf-8")).body


def messages(catalogue: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(catalogue, language) if isinstance(entry, ast.Message)}


def variables(node: object, catalogue: dict[str, ast.Message]) -> Iterator[str]:
    """The names behind the $ signs, wherever in the message or in one that it quotes."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.MessageReference):
        yield from variables(catalogue[node.id.name], catalogue)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from variables(part, catalogue)
    elif isinstance(node, list):
        for part in cast("list[object]", node):
            yield from variables(part, catalogue)


@every_catalogue
def test_a_catalogue_parses_without_junk(catalogue: str, language: str) -> None:
    assert [entry.content for entry in entries(catalogue, language) if isinstance(entry, ast.Junk)] == []


@every_catalogue
def test_no_key_is_defined_twice(catalogue: str, language: str) -> None:
    names = [entry.id.name for entry in entries(catalogue, language) if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@every_catalogue
def test_a_catalogue_has_exactly_the_keys_of_english(catalogue: str, language: str) -> None:
    assert messages(catalogue, language).keys() == messages(catalogue, "en").keys()


@every_catalogue
def test_a_message_uses_exactly_the_variables_of_english(catalogue: str, language: str) -> None:
    english, here = messages(catalogue, "en"), messages(catalogue, language)
    used = {key: set(variables(here[key], here)) for key in english if key in here}
    assert used == {key: set(variables(english[key], english)) for key in used}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_words_of_its_own(game: str, language: str) -> None:
    here = messages(game, language)
    cards = {card for deck in GAMES[game].decks for card in deck}
    assert {f"{game}-{card}" for card in cards} <= here.keys()
    words = [plain_text(here[f"{game}-{card}"]) for card in cards]
    assert sorted(words) == sorted(set(words))


def plain_text(message: ast.Message) -> str:
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement)) if message.value else ""


FRENCH = [file for folder in ("src", "web/src") for kind in ("ftl", "md") for file in (ROOT / folder).rglob(f"*fr.{kind}")]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_is_set_as_french_is(file: Path) -> None:
    """A no-break space before : ; ? ! and inside « », and no straight apostrophe."""
    lines = file.read_text(encoding="utf-8").splitlines()
    spoken = "\n".join(line for line in lines if file.suffix == ".md" or not line.startswith("#"))
    text = re.sub(r"useGrouping:|`[^`]*`|\|[-|]+\|", "", spoken)
    assert re.findall(r".*(?<![\u00a0(])[:;?!»].*|.*«(?!\u00a0).*|.*\w'\w.*", text) == []


@pytest.mark.parametrize(
    ("game", "language", "wrong"),
    [
        ("kuhhandel", "fr", r"\b(un|du|des|les|ton|aucun|pas de) marchés?\b"),  # a trade is an échange; where cattle is sold is a marché
        ("kakerlakenpoker", "de", "sonderkarte"),  # they are Spezialkarten
    ],
)
def test_one_word_for_one_thing(game: str, language: str, wrong: str) -> None:
    own, page = ROOT / "src" / "bestiary" / "games" / game, ROOT / "web" / "src" / "games" / game
    for file in (own / f"rules.{language}.md", own / "words" / f"{language}.ftl", page / "words" / f"{language}.ftl"):
        assert re.findall(wrong, file.read_text(encoding="utf-8").lower()) == [], file
