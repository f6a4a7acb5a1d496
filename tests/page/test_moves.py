"""A move is seen before it is answered, and taken back where it is refused; cards are dragged by a finger."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.page.player import PATIENCE, PHONE
from tests.page.support import Person, a_person

CARDS = ".hand button[data-card]:enabled"
BOWLS = "[data-bowl] button[data-move=play]"


@dataclass
class Line:
    """Between a page and the server: what the server says can be held back, what the page plays is noted and can be spoilt."""

    held: bool = False
    spoilt: bool = False
    played: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    late: list[str | bytes] = field(default_factory=list[str | bytes])
    _page: WebSocketRoute | None = None

    def lay(self, page: Page) -> None:
        page.route_web_socket("**/socket", self._connect)

    def release(self) -> None:
        self.held = False
        assert self._page is not None
        for message in self.late:
            self._page.send(message)
        self.late.clear()

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        page.on_message(lambda message: server.send(self._spoil(message)))
        server.on_message(lambda message: self.late.append(message) if self.held else page.send(message))

    def _spoil(self, message: str | bytes) -> str | bytes:
        request: dict[str, Any] = json.loads(message)
        if request["type"] != "play":
            return message
        self.played.append(request["move"])
        return json.dumps(request | {"move": {"type": "time_up"}}) if self.spoilt else message


def chooses(person: Person) -> tuple[str, str]:
    """A card that can be laid is tapped; its name, and the bowl that takes it."""
    card = person.sees(CARDS)
    name = card.get_attribute("data-card")
    card.click()
    bowl = person.sees(BOWLS).locator("xpath=ancestor::li").get_attribute("data-bowl")
    return f"[data-card={name}]", f"[data-bowl='{bowl}']"


@pytest.mark.parametrize("motion", [True, False], ids=["flying", "with less motion"])
def test_a_card_leaves_the_hand_before_the_answer(chromium: Browser, house: str, motion: bool) -> None:
    with a_person(chromium, house, motion=motion) as person:
        line = Line()
        line.lay(person.page)
        person.goes("/").presses("[data-testid=play-cahoots]")
        _, bowl = chooses(person)
        card = person.page.locator(".hand [aria-pressed=true]").element_handle()
        assert card is not None
        ghosts, told = person.page.locator(".sky .ghost"), person.page.locator(f"{bowl} .unseen").first
        expect(ghosts).to_have_count(0)
        line.held = True
        person.presses(f"{bowl} button")
        card.wait_for_element_state("hidden")
        expect(ghosts).to_have_count(1 if motion else 0)
        before = told.inner_text()
        line.release()
        expect(told).not_to_have_text(before)
        expect(ghosts).to_have_count(0, timeout=PATIENCE * 1000)
        expect(person.page.locator(".hand [data-card]")).to_have_count(4)
        assert person.faults == []


def test_a_card_that_is_refused_is_back_in_the_hand(chromium: Browser, house: str) -> None:
    with a_person(chromium, house, motion=True) as person:
        line = Line(spoilt=True)
        line.lay(person.page)
        person.goes("/").presses("[data-testid=play-cahoots]")
        card, bowl = chooses(person)
        expect(person.page.locator(".sky .ghost")).to_have_count(0)
        person.presses(f"{bowl} button")
        person.sees("[role=alert] button").click()
        expect(person.page.locator(f".hand {card}").first).to_be_visible()
        expect(person.page.locator(".sky .ghost")).to_have_count(0)
        assert person.faults == []


def test_a_card_that_is_passed_turns_over_before_the_answer(chromium: Browser, house: str) -> None:
    with a_person(chromium, house, motion=True) as person:
        line = Line()
        line.lay(person.page)
        begins(person)
        person.presses(CARDS)
        card = person.page.locator(".hand [aria-pressed=true]").element_handle()
        assert card is not None
        name = card.get_attribute("data-card")
        held = person.page.locator(f".hand [data-card={name}] >> visible=true")
        before = held.count()
        if person.page.locator("[data-choice]").count():
            person.presses("[data-choice]")
        expect(person.page.locator(".dish.open .card").first).to_be_visible()
        line.held = True
        person.presses("[data-claim]:enabled")
        expect(person.page.locator(".dish.covered .card").first).to_be_attached()
        expect(held).to_have_count(before - 1)
        line.release()
        expect(person.page.locator("[data-claim]")).to_have_count(0, timeout=PATIENCE * 1000)
        expect(person.page.locator(f".hand [data-card={name}]")).to_have_count(before - 1)
        assert person.faults == []


def test_the_second_of_two_quick_taps_on_a_bowl_asks_nothing(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person:
        person.goes("/").presses("[data-testid=play-cahoots]")
        _, bowl = chooses(person)
        person.presses(f"{bowl} button")
        expect(person.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
        mouse = person.page.mouse
        mouse.move(*middle(person.page.locator(f"{bowl} button")))
        mouse.down(click_count=2)
        mouse.up(click_count=2)
        expect(person.page.locator("[data-signal]")).to_have_count(0)
        person.presses(f"{bowl} button")
        person.sees("[data-signal]")
        assert person.faults == []


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=["phone", "small phone"])
def test_the_bowls_stay_where_they_are_while_a_signal_is_given(chromium: Browser, house: str, size: tuple[int, int]) -> None:
    with a_person(chromium, house, size, "fr") as person:
        person.goes("/").presses("[data-testid=play-cahoots]")
        chooses(person)
        person.presses("[data-undo]")
        bowl, signals = person.page.locator("[data-bowl] button").first, person.page.locator("[data-signal]")
        before = middle(bowl)
        for tapped, count in ((bowl, 3), (person.page.locator(".order button").first, 2)):
            tapped.click()
            expect(signals).to_have_count(count)
            assert middle(bowl) == before
            assert all((one.bounding_box() or {"height": 0})["height"] >= 44 for one in signals.all())
        signals.first.click()
        person.presses(".order button")
        person.sees(".heard")
        assert middle(bowl) == before
        assert person.faults == []


def test_a_payment_that_cannot_be_made_says_why(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person:
        person.goes("/").presses("[data-testid=play-kuhhandel]")
        pay, picked = person.page.locator("[data-move=pay]"), person.page.locator(".hand [aria-pressed=true]")
        while not pay.count():
            if not (person.acts("[data-move=bid]:enabled") or person.acts("[data-move]:enabled:not([data-move=pay])")):
                person.page.wait_for_timeout(20)
        expect(pay).to_be_enabled()
        asked, told = person.sees("[data-testid=awaited]"), pay.inner_text()
        before = asked.inner_text()
        while picked.count():
            picked.first.press("Enter")
        expect(pay).to_be_disabled()
        expect(asked).to_contain_text("less than the price")
        person.presses("[data-undo]")
        expect(asked).to_have_text(before)
        expect(pay).to_have_text(told)
        pay.click()
        expect(pay).to_have_count(0)
        assert person.faults == []


def test_escape_closes_what_lies_over_the_table_and_then_takes_back(chromium: Browser, house: str) -> None:
    with a_person(chromium, house, PHONE) as person:
        begins(person)
        person.presses(CARDS)
        picked, drawer = person.page.locator(".hand [aria-pressed=true]"), person.page.locator("aside.drawer")
        person.presses("header [title=Rules]")
        expect(drawer).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(picked).to_have_count(1)
        person.page.keyboard.press("Escape")
        expect(picked).to_have_count(0)
        assert person.faults == []


@dataclass
class Finger:
    page: Page

    def drags(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        touch: Any = self.page.context.new_cdp_session(self.page)

        def at(kind: str, share: float) -> None:
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        at("touchStart", 0)
        for step in range(1, steps + 1):
            at("touchMove", step / steps)
        at("touchEnd", 1)


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_drags_a_card_into_a_bowl(chromium: Browser, house: str) -> None:
    with a_person(chromium, house, PHONE) as person:
        line = Line()
        line.lay(person.page)
        person.goes("/").presses("[data-testid=play-cahoots]")
        card, bowl = chooses(person)
        person.presses("[data-undo]")
        Finger(person.page).drags(middle(person.page.locator(f".hand {card}").first), middle(person.page.locator(bowl)))
        expect(person.page.locator(".dragged")).to_have_count(0)
        expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
        assert [(f"[data-card={move['card']}]", f"[data-bowl='{move['pile']}']") for move in line.played] == [(card, bowl)]
        assert person.faults == []


def begins(person: Person) -> None:
    """Tables are opened until the person is the first to pass a card."""
    begun = False
    while not begun:
        person.plays_now("kakerlakenpoker")
        begun = person.page.locator(CARDS).count() > 0


def test_a_finger_drags_a_card_to_somebody_and_swipes_through_the_hand(chromium: Browser, house: str) -> None:
    with a_person(chromium, house, PHONE) as person:
        begins(person)
        hand, card = person.page.locator("ul.hand"), person.page.locator(CARDS).first
        x, y = middle(hand)
        Finger(person.page).drags((x + 100, y), (x - 150, y))
        person.page.wait_for_function("document.querySelector('ul.hand').scrollLeft > 20")
        expect(person.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
        hand.evaluate("(hand) => hand.scrollTo({ left: 0, behavior: 'instant' })")
        Finger(person.page).drags(middle(card), middle(person.page.locator("[data-seat]").first))
        person.presses("[data-claim]:enabled")
        expect(person.page.locator("[data-claim]")).to_have_count(0, timeout=PATIENCE * 1000)
        assert person.faults == []


def test_another_card_takes_the_place_of_the_one_chosen(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person:
        begins(person)
        cards, picked = person.page.locator(CARDS), person.page.locator(".hand [aria-pressed=true]")
        before = cards.count()
        cards.first.press("Enter")
        if person.page.locator("[data-choice]").count():
            person.presses("[data-choice]")
        asked = person.sees("[data-testid=awaited]").inner_text()
        expect(cards).to_have_count(before)
        cards.last.press("Enter")
        expect(picked).to_have_count(1)
        expect(cards.last).to_have_attribute("aria-pressed", "true")
        expect(person.page.locator("[data-testid=awaited]")).to_have_text(asked)
        person.sees("[data-claim]")
        cards.last.click()
        expect(picked).to_have_count(0)
        expect(person.page.locator("[data-claim]")).to_have_count(0)
        assert person.faults == []
