// The HTTP part of the server, and who asks.
import type { Card, Carry, HouseInfo, NewTable, Person, Problem } from "./messages";
import { speech } from "./words/words.svelte";

/** What the server refused, with a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { "Content-Type": "application/json", "Accept-Language": speech.language },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({ key: "failed", sentence: response.statusText }))) as Problem;
  throw new Refusal(response.status, problem.key, problem.sentence);
}

export const house = (): Promise<HouseInfo> => ask("GET", "/api/games");
export const comeIn = (name: string): Promise<Person> => ask("POST", "/api/people", { name });
export const rename = (name: string): Promise<Person> => ask("PUT", "/api/me", { name });
export const carry = (): Promise<Carry> => ask("POST", "/api/me/carry");
export const carried = (code: string): Promise<Person> => ask("POST", "/api/carry", { code });
export const openTable = (table: NewTable): Promise<Card> => ask("POST", "/api/tables", table);
export const mine = (): Promise<Card[]> => ask("GET", "/api/tables/mine");
export const played = (): Promise<Card[]> => ask("GET", "/api/tables/played");

/** Who I am here; null for somebody new. */
export async function me(): Promise<Person | null> {
  try {
    return await ask<Person>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

/** The address of a socket of the server. */
export function socketAt(path: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}
