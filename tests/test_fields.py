"""The page knows what every field of every move and event is: as `Describer` takes it."""

from __future__ import annotations

from random import Random
from typing import Any, cast, get_args

import msgspec
import pytest

import bestiary
from bestiary import GAMES
from bestiary.bots import bot
from bestiary.match.describe import Describer, hints_of, key_of, tag
from bestiary.match.fields import Kinds, fields_ts, kinds_of
from bestiary.words import Words, words

NAMES = ["Ann", "Ben", "Cleo"]
each_game = pytest.mark.parametrize("game", GAMES)


class PageDescriber:
    """What the page does: it knows a struct by its JSON and by the kinds of its fields."""

    def __init__(self, game: str, say: Words) -> None:
        self.game = game
        self.kinds: Kinds = kinds_of(GAMES[game])
        self.say = say

    def sentence(self, key: str, struct: dict[str, Any]) -> str:
        return self.say(f"{self.game}-{key}", **{name: self.value(struct.get(name), kind) for name, kind in self.kinds[key].items()})

    def value(self, value: Any, kind: str) -> int | str:
        if value is None:
            return "none"
        if kind.endswith("[]"):
            return ", ".join(str(self.value(part, kind[:-2])) for part in value) or self.say("nothing")
        match kind:
            case "seat":
                return NAMES[int(value)]
            case "number":
                return int(value)
            case "word":
                return self.say(f"{self.game}-{value}") if f"{self.game}-{value}" in self.say else str(value)
            case "yes_no":
                return "yes" if value else "no"
            case _:
                return self.sentence(kind, value)


@each_game
def test_every_field_of_every_move_and_event_has_a_kind(game: str) -> None:
    described, kinds = GAMES[game], kinds_of(GAMES[game])
    for what, union in (("move", described.moves), ("event", described.events)):
        for struct in get_args(union):
            assert kinds[f"{what}-{tag(struct)}"].keys() == hints_of(struct).keys()
    plain = {"seat", "number", "word", "yes_no", "counts"}
    used = {kind.removesuffix("[]") for fields in kinds.values() for kind in fields.values()}
    assert used - plain <= kinds.keys()


@each_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_says_what_the_house_says(game: str, language: str) -> None:
    match, chance, player = bestiary.new(game, 3, 5), Random(1), bot("heuristic", game)
    ours, page = Describer(game, NAMES, words(language)), PageDescriber(game, words(language))
    while True:
        for seat in (None, 0, 1, 2):
            for event in match.events(seat):
                assert page.sentence(f"event-{tag(event)}", as_json(event)) == ours.event(event)
        if match.turn is None:
            return
        move = player(match.sight(match.turn), chance).move
        assert page.sentence(f"move-{tag(move)}", as_json(move)) == ours.move(move)
        match.play(match.turn, move)


def as_json(struct: object) -> dict[str, Any]:
    return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(struct)))


@each_game
def test_every_phase_has_its_sentence(game: str) -> None:
    (line,) = [line for line in fields_ts().split("PHASES")[1].splitlines() if line.startswith(f"  {game}:")]
    phases: list[str] = msgspec.json.decode(line.split(":", 1)[1].rstrip(","))
    assert "over" in phases
    assert all(f"{game}-awaited-{phase}" in words("en") for phase in phases)


def test_a_struct_goes_by_its_name_in_the_catalogues() -> None:
    class RoundTotal(msgspec.Struct):
        pass

    assert key_of(RoundTotal) == "round_total"
