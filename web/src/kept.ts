// Small things a browser keeps for its visitor; where it may not, nothing breaks.
const PREFIX = "bestiary-";
const visit = new Map<string, string>(); // what could not be stored

export function kept(name: string, store: "local" | "session" = "local"): string | null {
  try {
    return visit.get(name) ?? place(store).getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null, store: "local" | "session" = "local"): void {
  visit.delete(name);
  try {
    if (value === null) place(store).removeItem(PREFIX + name);
    else place(store).setItem(PREFIX + name, value);
  } catch {
    if (value !== null) visit.set(name, value); // storage is full or forbidden: it is forgotten at the end of the visit
  }
}

function place(store: "local" | "session"): Storage {
  return store === "local" ? localStorage : sessionStorage;
}
