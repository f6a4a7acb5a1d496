"""What one client may ask for cannot be had anew by having others ask, nor by going from one address of a household to the next."""

from __future__ import annotations

import asyncio

import pytest

from bestiary.server.limits import Allowances, network_of
from tests.server.support import FakeClock


def test_who_has_asked_too_much_is_not_forgotten_because_of_many_others() -> None:
    allowances = Allowances(FakeClock(), 3, 0.05)
    assert [allowances.take("Mallory") for _ in range(4)] == [True, True, True, False]
    for other in range(Allowances.MOST + 50):
        allowances.take(f"other {other}")
    assert not allowances.take("Mallory")


def test_where_there_are_too_many_those_who_come_then_share_one_until_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Allowances, "MOST", 10)

    async def main() -> None:
        clock = FakeClock()
        allowances = Allowances(clock, 3, 0.05)
        assert all(allowances.take(f"early {number}") for number in range(10))
        assert [allowances.take(f"late {number}") for number in range(5)] == [True, True, True, False, False]
        assert allowances.take("early 7")
        await clock.advance(60_000)
        assert all(allowances.take(f"late {number}") for number in range(5))

    asyncio.run(main())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("2001:0DB8:1:2::", "2001:db8:1:2:0::5%eth0", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("192.0.2.7", "192.0.2.8", False),
        ("unknown", "unknown", True),
    ],
)
def test_a_household_is_counted_as_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same
