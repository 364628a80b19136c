/**
 * Links to a point of a replay. A table's game is found by its address; a record that somebody opened is on no server, so
 * the link itself carries it, packed, behind the # that browsers keep to themselves.
 */

export function tableLink(id: string, at: number): string {
  return `${location.origin}/t/${id}/replay?at=${at}`;
}

/** Whether an address asks for the review. */
export const reviewIn = (search: string): boolean => new URLSearchParams(search).has("review");

export async function recordLink(record: string, at: number): Promise<string> {
  return `${location.origin}/replay?at=${at}#record=${await pack(record)}`;
}

/** Whether an address is meant to carry a record. */
export const carriesRecord = (hash: string): boolean => new URLSearchParams(hash.slice(1)).has("record");

/** The record that an address carries; null if there is none, or it can't be read. */
export async function recordIn(hash: string): Promise<string | null> {
  const packed = new URLSearchParams(hash.slice(1)).get("record");
  if (packed === null) return null;
  return unpack(packed).catch(() => null);
}

/** The number of moves that an address asks for. */
export function pointIn(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/** A text that unpacks to more than this is none of ours. */
const MOST = 1_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes shows when the other end is read.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) parts.push(byte);
    if (parts.length > MOST) throw new Error("too large");
  }
  return Uint8Array.from(parts);
}
