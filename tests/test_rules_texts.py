"""The rules as people read them: complete, and alike in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from bestiary import GAMES
from bestiary.games.cahoots.cards import RECIPES
from bestiary.words import LANGUAGES

GENERAL = [f"G{n}" for n in range(1, 5)]
RULINGS = {
    "kuhhandel": [f"K{n}" for n in range(1, 15)],
    "kakerlakenpoker": [f"R{n}" for n in range(1, 9)],
    "cahoots": [f"C{n}" for n in range(1, 7)],
    "nullern": [f"N{n}" for n in range(1, 7)],
}
every_text = pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES])


def rules_text(game: str, language: str) -> str:
    return (files("bestiary") / "games" / game / f"rules.{language}.md").read_text(encoding="utf-8")


def heading_levels(text: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) \S", text, re.MULTILINE)]


def rulings_named(text: str) -> set[str]:
    """The ids in parentheses, as in (K5) or (C5, C6)."""
    return {name for group in re.findall(r"\(([A-Z]\d+(?:, [A-Z]\d+)*)\)", text) for name in group.split(", ")}


def code_names(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


@pytest.mark.parametrize("game", GAMES)
def test_the_english_text_tells_every_ruling(game: str) -> None:
    assert rulings_named(rules_text(game, "en")) == {*GENERAL, *RULINGS[game]}


@every_text
def test_every_language_has_the_sections_of_the_english_text(game: str, language: str) -> None:
    levels = heading_levels(rules_text(game, language))
    assert levels[0] == 1
    assert levels == heading_levels(rules_text(game, "en"))


@every_text
def test_every_language_tells_the_rulings_of_the_english_text(game: str, language: str) -> None:
    assert rulings_named(rules_text(game, language)) == rulings_named(rules_text(game, "en"))


@every_text
def test_every_option_is_named(game: str, language: str) -> None:
    text = rules_text(game, language)
    assert set(GAMES[game].options.__struct_fields__) <= code_names(text)
    assert code_names(text) == code_names(rules_text(game, "en"))


# What the sheets leave open, and what is known of Cahoots' recipes: a word or two of each sentence, by language.
SETTLED: dict[str, list[dict[str, str]]] = {
    "kuhhandel": [
        {"en": "a pass is final", "ru": "пас окончателен", "fr": "passer est définitif", "de": "Passen für die Auktion endgültig"},
        {"en": "zeros never pay", "ru": "нулями не платят никогда", "fr": "zéros qui ne paient jamais", "de": "Nullen nie zahlen"},
        {
            "en": "in the Russian one it goes on",
            "ru": "в русском продолжается",
            "fr": "dans la russe elle continue",
            "de": "russischen geht sie weiter",
        },
    ],
    "kakerlakenpoker": [
        {"en": "with none it lapses", "ru": "без неё долг прощается", "fr": "sans elle la dette s’efface", "de": "ohne sie verfällt sie"},
        {"en": "the third is ours", "ru": "третий придумали мы", "fr": "la troisième est de nous", "de": "die dritte ist von uns"},
        {"en": "edition 2", "ru": "вторая редакция", "fr": "édition 2", "de": "Ausgabe 2"},
    ],
    "nullern": [
        {
            "en": "winner of a trick leads the next",
            "ru": "взявший взятку заходит",
            "fr": "qui fait le pli entame",
            "de": "wer den Stich macht, spielt zum nächsten aus",
        },
        {
            "en": "starter moves on by one seat",
            "ru": "каждый раунд сменяется",
            "fr": "change de place à chaque manche",
            "de": "wechselt jede Runde um einen Platz",
        },
        {"en": "and bids first", "ru": "ставит первым", "fr": "annonce d’abord", "de": "sagt als Erster an"},
        {
            "en": "all 80 cards are shuffled anew",
            "ru": "все 80 карт тасуются заново",
            "fr": "mélange à nouveau les 80 cartes",
            "de": "alle 80 Karten neu gemischt",
        },
    ],
    "cahoots": [
        {
            "en": "coincide with goals publicly listed",
            "ru": "перечислены в открытых источниках",
            "fr": "listés publiquement",
            "de": "öffentlich aufgelistet",
        },
        {
            "en": "deck itself was not at hand",
            "ru": "самой колоды у нас не было",
            "fr": "nous ne l’avions pas sous la main",
            "de": "lag uns nicht vor",
        },
    ],
}


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in SETTLED for language in LANGUAGES])
def test_what_the_sheets_leave_open_is_told_at_this_table(game: str, language: str) -> None:
    last = " ".join(rules_text(game, language).rpartition("\n## ")[2].split())
    assert [words[language] for words in SETTLED[game] if words[language] not in last] == []


def test_nothing_calls_the_recipes_of_cahoots_our_own() -> None:
    root = Path(__file__).parents[1]
    notice = " ".join((root / "NOTICE").read_text(encoding="utf-8").split())
    assert "coincide with goals publicly listed for the published game; its deck itself was not at hand" in notice
    texts = [
        root / "NOTICE",
        root / "README.md",
        *(file for end in ("md", "ftl") for at in ("src", "docs", "web/src") for file in (root / at).rglob(f"*.{end}")),
    ]
    claim = re.compile(
        r"recipes[^.]* (?:are ours|are our own|of our own)|рецепт[^.]* наши|recettes[^.]* (?:de nous|aussi :)|Rezepte[^.]* von uns"
    )
    assert [file for file in texts if claim.search(file.read_text(encoding="utf-8"))] == []


@every_text
def test_a_text_is_of_a_readable_length(game: str, language: str) -> None:
    assert 60 <= len(rules_text(game, language).splitlines()) <= 140


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recipes_are_listed_in_the_order_of_their_numbers(language: str) -> None:
    first, *_, last = RECIPES
    text = rules_text("cahoots", language)
    named = [name for name in re.findall(r"`([^`]+)`", text) if name in RECIPES]
    assert named == [first, last, *RECIPES]  # the first and the last say where the counting begins and ends
