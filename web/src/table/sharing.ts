// What is the same in two views stays the very same thing: so only what has changed is drawn anew.

/** The new value, made of the old one's parts wherever those are equal; the old one itself where all are. */
export function sharing<T>(old: unknown, fresh: T): T {
  if (!isBranch(old) || !isBranch(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const shared = sharing(old[key], fresh[key]);
    same &&= shared === old[key];
    (fresh as Record<string, unknown>)[key] = shared;
  }
  return same ? (old as T) : fresh;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
