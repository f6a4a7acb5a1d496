// What the page says: the house's catalogues in the language chosen, those of a game once that game is needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:words";
import { keep, kept } from "../kept";

export const LANGUAGES = ["en", "ru", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", fr: "Français", de: "Deutsch" };

type Args = Record<string, FluentVariable>;

const wanted = new Set(["house"]);
let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);

export const speech = {
  get language(): Language {
    return language;
  },
  get ready(): boolean {
    return bundle !== null;
  },
};

/** The language kept from last time, else the first of ours that the browser asks for. */
export function firstLanguage(asked: readonly string[] = navigator.languages): Language {
  const known = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
  const before = kept("language");
  if (before !== null && known(before)) return before;
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? "en";
}

export async function speak(chosen: Language): Promise<void> {
  const texts = await Promise.all([...wanted].map((part) => catalogues[chosen]![part]!()));
  const next = new FluentBundle(chosen, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text.default), { allowOverrides: true });
  language = chosen;
  bundle = next;
  document.documentElement.lang = chosen;
}

export async function choose(chosen: Language): Promise<void> {
  keep("language", chosen);
  await speak(chosen);
}

/** The words of a game too, from now on. */
export async function learnWordsOf(game: string): Promise<void> {
  if (wanted.has(game)) return;
  wanted.add(game);
  await speak(language);
}

/** Words that are always the same, as of a card, are put together once. */
const known = $derived((void bundle, new Map<string, string>()));

function sentence(key: string, args?: Args): string {
  if (args) return spelled(key, args);
  const words = known.get(key) ?? spelled(key, {});
  known.set(key, words);
  return words;
}

function spelled(key: string, args: Args): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (bundle === null || pattern === null || pattern === undefined) {
    if (import.meta.env.DEV) console.error(`no words for ${key} in ${language}`);
    return key;
  }
  return bundle.formatPattern(pattern, args, []);
}

/** `say("home")`; `say.word("nullern", "G14")`: a card, a kind, a recipe; as it is where there is no word for it. */
export const say = Object.assign(sentence, {
  has: (key: string): boolean => bundle?.hasMessage(key) ?? false,
  word: (game: string, value: string): string => (say.has(`${game}-${value}`) ? sentence(`${game}-${value}`) : value),
});

const numerals = $derived(new Intl.NumberFormat(language, { useGrouping: false }));

export function number(value: number): string {
  return numerals.format(value);
}

/** The language as it is written where the browser's visitor lives. */
const locale = $derived(navigator.languages.find((tag) => tag.startsWith(language)) ?? language);

export function moment(time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
