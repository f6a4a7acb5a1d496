// Verifiable shuffles, written from docs/fairness.md: the page's half of engine/shuffle.py.
// The browser's own crypto.subtle is missing on plain http, where a family's server often is.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, createView, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const DOMAIN = utf8ToBytes("bestiary-shuffle/1");
const DRAW_DOMAIN = utf8ToBytes("bestiary-shuffle/2");
const ENTROPY_DOMAIN = utf8ToBytes("bestiary-entropy/1");
const LOT = 2 ** 32 - 1;
export const ENTROPY_BYTES = 32;
const WORDS = 2 ** 32;

/** What is shown before the first card: it binds whoever knows the seed. */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/** What a player shows before anybody's bytes are shown. */
export function entropyCommitment(entropy: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(ENTROPY_DOMAIN, entropy)));
}

/** The key of a match that people drew together: in hex the bytes sort as they do themselves. */
export function drawKey(seed: Uint8Array, entropies: readonly Uint8Array[]): Uint8Array {
  const sorted = entropies.map(bytesToHex).sort().map(hexToBytes);
  return hmac(sha256, seed, concatBytes(DRAW_DOMAIN, ...sorted));
}

/** Who sits where: seat k goes to the chair lot[k]. */
export function lot(key: Uint8Array, seats: number): number[] {
  return shuffle(key, LOT, seats);
}

/** The key of all shuffles of a match that nobody drew together: the seed and what each seat added. */
export function streamKey(seed: Uint8Array, entropy: readonly Uint8Array[]): Uint8Array {
  return hmac(sha256, seed, concatBytes(DOMAIN, ...entropy.flatMap((part) => [fourBytes(part.length), part])));
}

/** The 32-bit words of shuffle `number`, without end. */
export function* words(key: Uint8Array, number: number): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = createView(hmac(sha256, key, concatBytes(fourBytes(number), fourBytes(counter))));
    for (let i = 0; i < block.byteLength; i += 4) yield block.getUint32(i);
  }
}

/** Shuffle `number` (from 0) of a match: an order of 0 … size-1. */
export function shuffle(key: Uint8Array, number: number, size: number): number[] {
  const stream = words(key, number);
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** A draw below `bound`, every number equally likely: words that would favour the low ones are thrown away. */
export function below(stream: Iterator<number, never>, bound: number): number {
  const limit = WORDS - (WORDS % bound);
  let word = stream.next().value;
  while (word >= limit) word = stream.next().value;
  return word % bound;
}

function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  createView(bytes).setUint32(0, number);
  return bytes;
}
