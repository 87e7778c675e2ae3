// The shuffle of a finished game repeated in this browser, as docs/shuffle.md has it; the server is asked for nothing.
import type { LoggedFact } from "../messages";

export interface Opening {
  commitment: string;
  key: string;
  salt: string;
  salts: string[];
}

export interface Opened {
  players: string[];
  bag: string[];
  shuffle: Opening | null;
}

export interface Check {
  what: "noted" | "commitment" | "bag" | "seen";
  holds: boolean;
}

const METHOD = "mergemaker shuffle 1";
const TILES = Array.from({ length: 108 }, (_, tile) => `${Math.floor(tile / 9) + 1}${"ABCDEFGHI"[tile % 9]}`);
const WORDS = 2 ** 32;

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (data: ArrayBuffer) =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const by = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", by, new TextEncoder().encode(text)));
}

export async function commitmentTo({ key, salt }: Opening): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytes(key + salt)));
}

/** All tiles in the order of drawing. */
export async function bagOf({ key, salts }: Opening): Promise<string[]> {
  const mixed = await hmac(bytes(key), [METHOD, ...salts].join("\n"));
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let count = 0;
  async function below(limit: number): Promise<number> {
    for (;;) {
      if (at === block.byteLength) {
        block = new DataView((await hmac(mixed, `bag ${count++}`)).buffer);
        at = 0;
      }
      const word = block.getUint32(at);
      at += 4;
      if (word < WORDS - (WORDS % limit)) return word % limit;
    }
  }
  const bag = [...TILES];
  for (let last = bag.length - 1; last > 0; last--) {
    const other = await below(last + 1);
    [bag[last], bag[other]] = [bag[other]!, bag[last]!];
  }
  return bag;
}

/** Whether every tile that the viewer saw drawn is the one that the bag had there; the log must be whole. */
export function isAsSeen(bag: string[], facts: Pick<LoggedFact, "type" | "tile">[]): boolean {
  const drawn = facts.filter((fact) => fact.type === "opening_tile" || fact.type === "tile_drawn");
  return drawn.length > 0 && drawn.every((fact, place) => !fact.tile || fact.tile === bag[place]);
}

/** What must hold; `noted` is the commitment that this browser saw before the end. */
export async function checks(
  { players, bag, shuffle }: Opened,
  noted: string | null,
  facts: Pick<LoggedFact, "type" | "tile">[],
): Promise<Check[]> {
  if (!shuffle) return [];
  const own = await bagOf(shuffle);
  return [
    ...(noted === null ? [] : [{ what: "noted" as const, holds: noted === shuffle.commitment }]),
    { what: "commitment", holds: (await commitmentTo(shuffle)) === shuffle.commitment },
    { what: "bag", holds: shuffle.salts.length === players.length && own.join() === bag.join() },
    { what: "seen", holds: isAsSeen(bag, facts) },
  ];
}
