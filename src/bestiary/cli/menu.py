"""Choosing a move at the terminal: by number, field by field where the list is long; amounts and money by value; or typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bestiary.cli.typed import NUMBER, NotUnderstood, words_of
from bestiary.engine.game import Move
from bestiary.match.describe import Describer, element, hints_of, is_by_value, names_in, tag

SHORT = 24  # a list this long is shown whole
LONG = 5000  # a list this long is only sampled


@dataclass(frozen=True)
class Entry:
    """One answer: what is typed for it, what it says, and the moves it leaves."""

    key: str
    text: str
    moves: Sequence[Move]


@dataclass(frozen=True)
class Question:
    text: str
    entries: Sequence[Entry]
    kind: str = ""  # the type of move that is asked for, if only its fields are typed
    by_value: bool = False  # a typed number is a field of it, not an entry
    suggestion: Move | None = None  # what an empty line stands for


Ask = Callable[[Question, bool], str]  # a question, and whether there is a way back, give what was typed


@dataclass(frozen=True)
class Menu:
    describe: Describer
    ask: Ask
    read: Callable[[str], Move]
    complain: Callable[[str], None]

    def pick(self, moves: Sequence[Move], unlisted: Sequence[Move] = ()) -> Move:
        """One of the legal moves, or of those that are legal at any time and in no list, or what the person typed instead."""
        path = [self._with_unlisted(self._first(moves), unlisted)]
        while True:
            answer = self.ask(path[-1], len(path) > 1)
            if answer.casefold() == "b" and len(path) > 1:
                path.pop()
                continue
            try:
                chosen = self._answered(path[-1], answer)
            except NotUnderstood as error:
                self.complain(str(error))
                continue
            if len(chosen) == 1:
                return chosen[0]
            path.append(self._next(chosen))

    def _answered(self, question: Question, answer: str) -> Sequence[Move]:
        if not answer and question.suggestion is not None:
            return [question.suggestion]
        for entry in question.entries:
            if entry.key == answer.casefold():
                return entry.moves
        first = next(iter(words_of(answer)), "")
        if question.by_value and NUMBER.fullmatch(first):
            return [self.read(f"{question.kind} {answer}")]
        if not question.by_value and first == answer and answer.isascii() and answer.isdecimal():
            raise NotUnderstood(self.describe.say("menu-between", most=len(question.entries)))
        try:
            return [self.read(answer)]
        except NotUnderstood as error:
            if question.kind:
                with suppress(NotUnderstood):
                    return [self.read(f"{question.kind} {answer}")]
            raise error

    def _first(self, moves: Sequence[Move]) -> Question:
        kinds = _kinds(moves)
        values = [kind for kind, example in kinds.items() if _is_by_value(example)]
        if len(values) == 1 and all(not example.__struct_fields__ for kind, example in kinds.items() if kind not in values):
            return self._by_value(values[0], kinds, moves)
        return self._whole(moves) if len(moves) <= SHORT else self._next(moves)

    def _next(self, moves: Sequence[Move]) -> Question:
        """What tells these moves apart: their kind, else their first field with a choice in it."""
        say, game = self.describe.say, self.describe.game
        kinds = _kinds(moves)
        if len(kinds) == 1 and _is_by_value(moves[0]):
            return self._by_value(tag(moves[0]), kinds, moves)
        if len(kinds) > 1:
            groups = {say(f"{game}-kind-{kind}"): [m for m in moves if tag(m) == kind] for kind in kinds}
            return Question(say("menu-kind"), _entries(groups))
        if len(moves) > SHORT // 2:
            for field, hint in hints_of(type(moves[0])).items():
                groups = self._groups(moves, field, hint)
                if 1 < len(groups) <= SHORT:
                    return Question(say("menu-field", field=say(f"{game}-field-{field}")), _entries(groups), tag(moves[0]))
        return self._whole(moves)

    def _groups(self, moves: Sequence[Move], field: str, hint: object) -> dict[str, list[Move]]:
        """The moves by a field; by each single card where the field is a list and there are many of them."""
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(str(self.describe.value(getattr(move, field), hint)), []).append(move)
        if len(groups) <= SHORT or not names_in(hint):
            return groups
        inner, groups = element(hint), {}
        for move in moves:
            for card in dict.fromkeys(getattr(move, field)):
                groups.setdefault(str(self.describe.value(card, inner)), []).append(move)
        return groups

    def _whole(self, moves: Sequence[Move]) -> Question:
        entries = [Entry(str(number), self.describe.move(move), [move]) for number, move in enumerate(moves, 1)]
        kinds = [*_kinds(moves)]
        return Question(self.describe.say("menu-move"), entries, kinds[0] if len(kinds) == 1 else "")

    def _by_value(self, kind: str, kinds: dict[str, Move], moves: Sequence[Move]) -> Question:
        """A question whose answer is an amount or some money; the moves without one have a letter."""
        say = self.describe.say
        entries = [Entry(other[0], self.describe.move(move), [move]) for other, move in kinds.items() if other != kind]
        text = say(f"{self.describe.game}-type-{kind}")
        field = kinds[kind].__struct_fields__[0]
        sample = [getattr(move, field) for move in _sample(moves) if tag(move) == kind]
        if isinstance(sample[0], int):
            return Question(say("menu-range", question=text, least=min(sample), most=max(sample)), entries, kind, by_value=True)
        if entries or not all(sample):
            return Question(text, entries, kind, by_value=True)
        suggestion = min(_sample(moves), key=lambda move: (sum(getattr(move, field)), len(getattr(move, field))))
        entries = [Entry(say("menu-enter"), self.describe.move(suggestion), [suggestion])]
        return Question(text, entries, kind, by_value=True, suggestion=suggestion)

    def _with_unlisted(self, question: Question, unlisted: Sequence[Move]) -> Question:
        entries = [*question.entries]
        for kind in _kinds(unlisted):
            key = kind[0] if question.by_value else str(len(entries) + 1)
            text = self.describe.say(f"{self.describe.game}-kind-{kind}")
            entries.append(Entry(key, f"{text}…", [move for move in unlisted if tag(move) == kind]))
        return replace(question, entries=entries)


def _entries(groups: dict[str, list[Move]]) -> list[Entry]:
    return [Entry(str(number), text, moves) for number, (text, moves) in enumerate(groups.items(), 1)]


def _sample(moves: Sequence[Move]) -> Sequence[Move]:
    """Enough of a long list to meet every kind of move in it, and the least and the greatest."""
    return moves if len(moves) <= LONG else [*moves[:50], *moves[-50:]]


def _kinds(moves: Sequence[Move]) -> dict[str, Move]:
    kinds: dict[str, Move] = {}
    for move in _sample(moves):
        kinds.setdefault(tag(move), move)
    return kinds


def _is_by_value(move: Move) -> bool:
    return any(is_by_value(hint) for hint in hints_of(type(move)).values())
