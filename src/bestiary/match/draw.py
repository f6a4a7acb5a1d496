"""What everybody at a table added to the shuffle, each committed to it before anything was shown. docs/fairness.md specifies it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bestiary.engine.shuffle import ENTROPY_BYTES, draw_key, entropy_commitment, lot, stream_key


class Draw(msgspec.Struct, frozen=True):
    """By seat: who committed to what, null for who added nothing. Seat k went to the chair lot[k]; null: seated as the host ordered."""

    commitments: list[str | None]
    lot: list[int] | None
    called_off: int = 0  # so many draws of this table before this one


def key_of(seed: bytes, entropy: Sequence[bytes], draw: Draw | None) -> bytes:
    """The key of all shuffles of a match, drawn together or by a program alone."""
    return stream_key(seed, entropy) if draw is None else draw_key(seed, [part for part in entropy if part])


def faults(seed: bytes | None, entropy: Sequence[bytes], draw: Draw) -> Iterator[tuple[str, str]]:
    """Where and why the draw does not hold."""
    if seed is None:
        yield "seed", "there is none, so nothing can have been drawn together"
        return
    if len(draw.commitments) != len(entropy):
        yield "commitments", f"there is one a seat, null for who adds nothing: {len(draw.commitments)} are given, but {len(entropy)} play"
        return
    amiss = [*entropy_faults(entropy, draw.commitments)]
    yield from amiss
    if not amiss and draw.lot is not None and draw.lot != (true := lot(draw_key(seed, [part for part in entropy if part]), len(entropy))):
        yield "lot", f"the draw gives the seats to the chairs {in_words(true)}, not to {in_words(draw.lot)}"
    if draw.called_off < 0:
        yield "called_off", "this cannot be less than 0"


def entropy_faults(entropy: Sequence[bytes], commitments: Sequence[str | None]) -> Iterator[tuple[str, str]]:
    for seat, (added, committed) in enumerate(zip(entropy, commitments, strict=True)):
        where = f"entropy[{seat}]"
        if committed is None:
            if added:
                yield where, f"seat {seat} added bytes without having committed to any"
        elif not added:
            yield where, f"seat {seat} committed to bytes that are not shown: such a draw is called off"
        elif len(added) != ENTROPY_BYTES:
            yield where, f"what a seat adds to a draw has {ENTROPY_BYTES} bytes, not {len(added)}"
        elif entropy_commitment(added) != committed:
            yield where, f"these are not the bytes that seat {seat} committed to"


def in_words(chairs: Sequence[int]) -> str:
    return ", ".join(map(str, chairs)) or "none"
