// Who is at this browser: a name that is asked for once, and known to the server from the first game on.
import * as api from "./api";
import { keep, kept } from "./kept";
import type { Person } from "./messages";
import { say } from "./words/words.svelte";

const GUESTS = 24; // names to begin with, in the catalogue; none is a beast, as a seat gives everybody the picture of one

let person = $state.raw<Person | null>(null);
let guest = $state(Number(kept("guest") ?? Math.floor(Math.random() * GUESTS)));
keep("guest", String(guest));

export const visitor = {
  get person(): Person | null {
    return person;
  },
  /** The name that is known, or the one that is suggested. */
  get name(): string {
    return person?.name ?? kept("name") ?? say(`guest-${guest}`);
  },
};

export async function recognise(): Promise<void> {
  person = await api.me();
}

/** Be known to the server, by the name suggested where none was told. */
export async function known(): Promise<Person> {
  return (person ??= await api.comeIn(visitor.name));
}

export async function call(name: string): Promise<void> {
  person = person === null ? await api.comeIn(name) : await api.rename(name);
  keep("name", name);
}

export async function become(code: string): Promise<void> {
  person = await api.carried(code);
}

export function anotherGuest(): void {
  guest = (guest + 1 + Math.floor(Math.random() * (GUESTS - 1))) % GUESTS;
  keep("guest", String(guest));
}
