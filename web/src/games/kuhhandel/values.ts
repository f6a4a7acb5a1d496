// What is printed on the cards: made from the rules by docs/generate.py.

/** The animals, from the cheapest to the dearest, with the value of a quartet. */
export const WORTH = {
  "rooster": 10,
  "goose": 40,
  "cat": 90,
  "dog": 160,
  "sheep": 250,
  "goat": 350,
  "donkey": 500,
  "pig": 650,
  "cow": 800,
  "horse": 1000
} as const;

/** The note that everybody gets for the first donkey, the second, … */
export const GIFTS = [50, 100, 200, 500] as const;
