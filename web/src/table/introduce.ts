// Somebody who only watched so far takes part: with a name, and known by the table under it.
import { known, visitor } from "../visitor.svelte";
import type { Session } from "./session.svelte";

export async function introduce(session: Session): Promise<void> {
  if (visitor.person !== null) return;
  await known();
  session.reconnect();
}
