// The decks of the games and their shuffles: made from the games by docs/generate.py.

/** The shuffles of every match with so many players and these house rules; where either is left out, with any. */
export type Schedule = {
  players?: number;
  options?: Record<string, boolean | number | string>;
  shuffles: Array<[after: number, deck: number]>;
};

/** `decks`: card names in the order of their numbers. `defaults`: the house rules where a record names none. */
export type Decks = {
  decks: string[][];
  defaults: Record<string, boolean | number | string>;
  schedules: Schedule[];
};

// prettier-ignore
export const DECKS: Record<string, Decks> = {
  kuhhandel: {
    decks: [
      ["rooster","rooster","rooster","rooster","goose","goose","goose","goose","cat","cat","cat","cat","dog","dog","dog","dog","sheep","sheep","sheep","sheep","goat","goat","goat","goat","donkey","donkey","donkey","donkey","pig","pig","pig","pig","cow","cow","cow","cow","horse","horse","horse","horse"],
    ],
    defaults: {"offer_size":"hidden","trade_reveal":"private","bankrupt":"restart"},
    schedules: [
      {"shuffles":[[0,0]]},
    ],
  },
  kakerlakenpoker: {
    decks: [
      ["bat","bat","bat","bat","bat","bat","bat","bat","fly","fly","fly","fly","fly","fly","fly","fly","cockroach","cockroach","cockroach","cockroach","cockroach","cockroach","cockroach","cockroach","toad","toad","toad","toad","toad","toad","toad","toad","rat","rat","rat","rat","rat","rat","rat","rat","scorpion","scorpion","scorpion","scorpion","scorpion","scorpion","scorpion","scorpion","stinkbug","stinkbug","stinkbug","stinkbug","stinkbug","stinkbug","stinkbug","stinkbug","bat-king","fly-king","cockroach-king","toad-king","rat-king","scorpion-king","stinkbug-king","joker","blank"],
    ],
    defaults: {},
    schedules: [
      {"shuffles":[[0,0]]},
    ],
  },
  cahoots: {
    decks: [
      ["mandrake-1","mandrake-1","mandrake-2","mandrake-2","mandrake-3","mandrake-3","mandrake-4","mandrake-4","mandrake-5","mandrake-5","mandrake-6","mandrake-6","mandrake-7","mandrake-7","mushroom-1","mushroom-1","mushroom-2","mushroom-2","mushroom-3","mushroom-3","mushroom-4","mushroom-4","mushroom-5","mushroom-5","mushroom-6","mushroom-6","mushroom-7","mushroom-7","feather-1","feather-1","feather-2","feather-2","feather-3","feather-3","feather-4","feather-4","feather-5","feather-5","feather-6","feather-6","feather-7","feather-7","crystal-1","crystal-1","crystal-2","crystal-2","crystal-3","crystal-3","crystal-4","crystal-4","crystal-5","crystal-5","crystal-6","crystal-6","crystal-7","crystal-7"],
      ["sum-crystal-4","sum-crystal-6","sum-crystal-10","sum-mushroom-2","sum-mushroom-6","sum-mushroom-7","sum-feather-2","sum-feather-9","sum-feather-11","sum-mandrake-3","sum-mandrake-9","total-10","total-15","total-18","total-20","half-crystal-mandrake","half-mushroom-feather","half-mandrake-mushroom","half-feather-crystal","equal-crystal-feather","equal-mushroom-feather","equal-mandrake-crystal","equal-mushroom-mandrake","adjacent-mandrake","adjacent-mushroom","adjacent-feather","adjacent-crystal","apart-mandrake","apart-mushroom","apart-feather","apart-crystal","three-mandrake","three-mushroom","three-feather","three-crystal","only-mushroom-crystal","only-crystal-mandrake","only-mandrake-feather","only-mushroom-feather","all-below-4","all-above-4","same-number","different-numbers","different-ingredients","different-both","all-even","all-odd","alternating-parity","three-ascending","four-consecutive"],
    ],
    defaults: {"level":"apprentice","speed":false,"talk":"signals","open_hands":false},
    schedules: [
      {"shuffles":[[0,0],[0,1]]},
    ],
  },
  nullern: {
    decks: [
      ["R1","R2","R3","R4","R5","R6","R7","R8","R9","R10","R11","R12","R13","R14","R15","R16","R17","R18","R19","R20","Y1","Y2","Y3","Y4","Y5","Y6","Y7","Y8","Y9","Y10","Y11","Y12","Y13","Y14","Y15","Y16","Y17","Y18","Y19","Y20","G1","G2","G3","G4","G5","G6","G7","G8","G9","G10","G11","G12","G13","G14","G15","G16","G17","G18","G19","G20","B1","B2","B3","B4","B5","B6","B7","B8","B9","B10","B11","B12","B13","B14","B15","B16","B17","B18","B19","B20"],
    ],
    defaults: {"peak":10},
    schedules: [
      {"players":2,"options":{"peak":3},"shuffles":[[0,0],[4,0],[10,0],[18,0],[24,0],[28,0]]},
      {"players":2,"options":{"peak":4},"shuffles":[[0,0],[4,0],[10,0],[18,0],[28,0],[36,0],[42,0],[46,0]]},
      {"players":2,"options":{"peak":5},"shuffles":[[0,0],[4,0],[10,0],[18,0],[28,0],[40,0],[50,0],[58,0],[64,0],[68,0]]},
      {"players":2,"options":{"peak":6},"shuffles":[[0,0],[4,0],[10,0],[18,0],[28,0],[40,0],[54,0],[66,0],[76,0],[84,0],[90,0],[94,0]]},
      {"players":2,"options":{"peak":7},"shuffles":[[0,0],[4,0],[10,0],[18,0],[28,0],[40,0],[54,0],[70,0],[84,0],[96,0],[106,0],[114,0],[120,0],[124,0]]},
      {"players":2,"options":{"peak":8},"shuffles":[[0,0],[4,0],[10,0],[18,0],[28,0],[40,0],[54,0],[70,0],[88,0],[104,0],[118,0],[130,0],[140,0],[148,0],[154,0],[158,0]]},
      {"players":2,"options":{"peak":9},"shuffles":[[0,0],[4,0],[10,0],[18,0],[28,0],[40,0],[54,0],[70,0],[88,0],[108,0],[126,0],[142,0],[156,0],[168,0],[178,0],[186,0],[192,0],[196,0]]},
      {"players":2,"options":{"peak":10},"shuffles":[[0,0],[4,0],[10,0],[18,0],[28,0],[40,0],[54,0],[70,0],[88,0],[108,0],[130,0],[150,0],[168,0],[184,0],[198,0],[210,0],[220,0],[228,0],[234,0],[238,0]]},
      {"players":3,"options":{"peak":3},"shuffles":[[0,0],[6,0],[15,0],[27,0],[36,0],[42,0]]},
      {"players":3,"options":{"peak":4},"shuffles":[[0,0],[6,0],[15,0],[27,0],[42,0],[54,0],[63,0],[69,0]]},
      {"players":3,"options":{"peak":5},"shuffles":[[0,0],[6,0],[15,0],[27,0],[42,0],[60,0],[75,0],[87,0],[96,0],[102,0]]},
      {"players":3,"options":{"peak":6},"shuffles":[[0,0],[6,0],[15,0],[27,0],[42,0],[60,0],[81,0],[99,0],[114,0],[126,0],[135,0],[141,0]]},
      {"players":3,"options":{"peak":7},"shuffles":[[0,0],[6,0],[15,0],[27,0],[42,0],[60,0],[81,0],[105,0],[126,0],[144,0],[159,0],[171,0],[180,0],[186,0]]},
      {"players":3,"options":{"peak":8},"shuffles":[[0,0],[6,0],[15,0],[27,0],[42,0],[60,0],[81,0],[105,0],[132,0],[156,0],[177,0],[195,0],[210,0],[222,0],[231,0],[237,0]]},
      {"players":3,"options":{"peak":9},"shuffles":[[0,0],[6,0],[15,0],[27,0],[42,0],[60,0],[81,0],[105,0],[132,0],[162,0],[189,0],[213,0],[234,0],[252,0],[267,0],[279,0],[288,0],[294,0]]},
      {"players":3,"options":{"peak":10},"shuffles":[[0,0],[6,0],[15,0],[27,0],[42,0],[60,0],[81,0],[105,0],[132,0],[162,0],[195,0],[225,0],[252,0],[276,0],[297,0],[315,0],[330,0],[342,0],[351,0],[357,0]]},
      {"players":4,"options":{"peak":3},"shuffles":[[0,0],[8,0],[20,0],[36,0],[48,0],[56,0]]},
      {"players":4,"options":{"peak":4},"shuffles":[[0,0],[8,0],[20,0],[36,0],[56,0],[72,0],[84,0],[92,0]]},
      {"players":4,"options":{"peak":5},"shuffles":[[0,0],[8,0],[20,0],[36,0],[56,0],[80,0],[100,0],[116,0],[128,0],[136,0]]},
      {"players":4,"options":{"peak":6},"shuffles":[[0,0],[8,0],[20,0],[36,0],[56,0],[80,0],[108,0],[132,0],[152,0],[168,0],[180,0],[188,0]]},
      {"players":4,"options":{"peak":7},"shuffles":[[0,0],[8,0],[20,0],[36,0],[56,0],[80,0],[108,0],[140,0],[168,0],[192,0],[212,0],[228,0],[240,0],[248,0]]},
      {"players":4,"options":{"peak":8},"shuffles":[[0,0],[8,0],[20,0],[36,0],[56,0],[80,0],[108,0],[140,0],[176,0],[208,0],[236,0],[260,0],[280,0],[296,0],[308,0],[316,0]]},
      {"players":4,"options":{"peak":9},"shuffles":[[0,0],[8,0],[20,0],[36,0],[56,0],[80,0],[108,0],[140,0],[176,0],[216,0],[252,0],[284,0],[312,0],[336,0],[356,0],[372,0],[384,0],[392,0]]},
      {"players":4,"options":{"peak":10},"shuffles":[[0,0],[8,0],[20,0],[36,0],[56,0],[80,0],[108,0],[140,0],[176,0],[216,0],[260,0],[300,0],[336,0],[368,0],[396,0],[420,0],[440,0],[456,0],[468,0],[476,0]]},
      {"players":5,"options":{"peak":3},"shuffles":[[0,0],[10,0],[25,0],[45,0],[60,0],[70,0]]},
      {"players":5,"options":{"peak":4},"shuffles":[[0,0],[10,0],[25,0],[45,0],[70,0],[90,0],[105,0],[115,0]]},
      {"players":5,"options":{"peak":5},"shuffles":[[0,0],[10,0],[25,0],[45,0],[70,0],[100,0],[125,0],[145,0],[160,0],[170,0]]},
      {"players":5,"options":{"peak":6},"shuffles":[[0,0],[10,0],[25,0],[45,0],[70,0],[100,0],[135,0],[165,0],[190,0],[210,0],[225,0],[235,0]]},
      {"players":5,"options":{"peak":7},"shuffles":[[0,0],[10,0],[25,0],[45,0],[70,0],[100,0],[135,0],[175,0],[210,0],[240,0],[265,0],[285,0],[300,0],[310,0]]},
      {"players":5,"options":{"peak":8},"shuffles":[[0,0],[10,0],[25,0],[45,0],[70,0],[100,0],[135,0],[175,0],[220,0],[260,0],[295,0],[325,0],[350,0],[370,0],[385,0],[395,0]]},
      {"players":5,"options":{"peak":9},"shuffles":[[0,0],[10,0],[25,0],[45,0],[70,0],[100,0],[135,0],[175,0],[220,0],[270,0],[315,0],[355,0],[390,0],[420,0],[445,0],[465,0],[480,0],[490,0]]},
      {"players":5,"options":{"peak":10},"shuffles":[[0,0],[10,0],[25,0],[45,0],[70,0],[100,0],[135,0],[175,0],[220,0],[270,0],[325,0],[375,0],[420,0],[460,0],[495,0],[525,0],[550,0],[570,0],[585,0],[595,0]]},
      {"players":6,"options":{"peak":3},"shuffles":[[0,0],[12,0],[30,0],[54,0],[72,0],[84,0]]},
      {"players":6,"options":{"peak":4},"shuffles":[[0,0],[12,0],[30,0],[54,0],[84,0],[108,0],[126,0],[138,0]]},
      {"players":6,"options":{"peak":5},"shuffles":[[0,0],[12,0],[30,0],[54,0],[84,0],[120,0],[150,0],[174,0],[192,0],[204,0]]},
      {"players":6,"options":{"peak":6},"shuffles":[[0,0],[12,0],[30,0],[54,0],[84,0],[120,0],[162,0],[198,0],[228,0],[252,0],[270,0],[282,0]]},
      {"players":6,"options":{"peak":7},"shuffles":[[0,0],[12,0],[30,0],[54,0],[84,0],[120,0],[162,0],[210,0],[252,0],[288,0],[318,0],[342,0],[360,0],[372,0]]},
      {"players":6,"options":{"peak":8},"shuffles":[[0,0],[12,0],[30,0],[54,0],[84,0],[120,0],[162,0],[210,0],[264,0],[312,0],[354,0],[390,0],[420,0],[444,0],[462,0],[474,0]]},
      {"players":6,"options":{"peak":9},"shuffles":[[0,0],[12,0],[30,0],[54,0],[84,0],[120,0],[162,0],[210,0],[264,0],[324,0],[378,0],[426,0],[468,0],[504,0],[534,0],[558,0],[576,0],[588,0]]},
      {"players":6,"options":{"peak":10},"shuffles":[[0,0],[12,0],[30,0],[54,0],[84,0],[120,0],[162,0],[210,0],[264,0],[324,0],[390,0],[450,0],[504,0],[552,0],[594,0],[630,0],[660,0],[684,0],[702,0],[714,0]]},
      {"players":7,"options":{"peak":3},"shuffles":[[0,0],[14,0],[35,0],[63,0],[84,0],[98,0]]},
      {"players":7,"options":{"peak":4},"shuffles":[[0,0],[14,0],[35,0],[63,0],[98,0],[126,0],[147,0],[161,0]]},
      {"players":7,"options":{"peak":5},"shuffles":[[0,0],[14,0],[35,0],[63,0],[98,0],[140,0],[175,0],[203,0],[224,0],[238,0]]},
      {"players":7,"options":{"peak":6},"shuffles":[[0,0],[14,0],[35,0],[63,0],[98,0],[140,0],[189,0],[231,0],[266,0],[294,0],[315,0],[329,0]]},
      {"players":7,"options":{"peak":7},"shuffles":[[0,0],[14,0],[35,0],[63,0],[98,0],[140,0],[189,0],[245,0],[294,0],[336,0],[371,0],[399,0],[420,0],[434,0]]},
      {"players":7,"options":{"peak":8},"shuffles":[[0,0],[14,0],[35,0],[63,0],[98,0],[140,0],[189,0],[245,0],[308,0],[364,0],[413,0],[455,0],[490,0],[518,0],[539,0],[553,0]]},
      {"players":7,"options":{"peak":9},"shuffles":[[0,0],[14,0],[35,0],[63,0],[98,0],[140,0],[189,0],[245,0],[308,0],[378,0],[441,0],[497,0],[546,0],[588,0],[623,0],[651,0],[672,0],[686,0]]},
      {"players":7,"options":{"peak":10},"shuffles":[[0,0],[14,0],[35,0],[63,0],[98,0],[140,0],[189,0],[245,0],[308,0],[378,0],[455,0],[525,0],[588,0],[644,0],[693,0],[735,0],[770,0],[798,0],[819,0],[833,0]]},
    ],
  },
};
