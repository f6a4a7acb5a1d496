// What somebody is called, so that nobody is taken for somebody else.
import type { SeatInfo } from "../messages";
import { nameOf } from "./beasts";

// Letters of other scripts, and digits, that look like Latin ones; a name looks like another where both become the same.
const LIKE: Record<string, string> = Object.fromEntries(
  [
    ["\u0430\u03b1", "a"],
    ["\u0432\u03b28", "b"],
    ["\u0441\u03f2", "c"],
    ["\u0435\u03b5\u0454", "e"],
    ["\u04bb\u043d\u03b7", "h"],
    ["\u0456\u03b9\u0131\u04cfl1|!", "i"],
    ["\u0458", "j"],
    ["\u043a\u03ba", "k"],
    ["\u043c\u03bc", "m"],
    ["\u043e\u03bf0", "o"],
    ["\u0440\u03c1", "p"],
    ["\u0455$5", "s"],
    ["\u0442\u03c4", "t"],
    ["\u03c5", "u"],
    ["\u0475\u03bd", "v"],
    ["\u0445\u03c7", "x"],
    ["\u0443\u03b3\u04af", "y"],
    ["\u03b6", "z"],
  ].flatMap(([letters, one]) => [...letters!].map((letter) => [letter, one!])),
);

/** What of a name the eye sees at a glance. */
export function skeleton(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|!$]/gu, "");
  return [...plain]
    .map((letter) => LIKE[letter] ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** What those at a table are called: with their marks where two look alike. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(nameOf);
  const looks = names.map(skeleton);
  return names.map((name, seat) => {
    const { kind, mark } = seats[seat]!;
    const alone =
      kind === "free" ||
      looks.filter((look, other) => look === looks[seat] && seats[other]!.kind !== "free").length < 2;
    return alone || !mark ? name : `${name} · ${mark}`;
  });
}
