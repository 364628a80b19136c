/**
 * Links to a point of a replay. The game of a table has its own address. A record that the viewer opened is not stored
 * on a server, so its link contains the compressed record after the #. Browsers do not send that part to the server.
 */
import { linkTo, replayPath } from "../browser/paths";

export function tableLink(id: string, at: number): string {
  return linkTo(replayPath(id, `at=${at}`));
}

/** Returns whether a query string asks to play the replay. */
export const asksToPlay = (search: string): boolean => new URLSearchParams(search).has("play");

/** Returns whether a query string asks for the review. */
export const asksForReview = (search: string): boolean => new URLSearchParams(search).has("review");

export async function recordLink(record: string, at: number): Promise<string> {
  return linkTo(`/replay?at=${at}#record=${await pack(record)}`);
}

/** Returns whether a URL fragment should contain a record. */
export const hasRecord = (hash: string): boolean => new URLSearchParams(hash.slice(1)).has("record");

/** Returns the record in a URL fragment, or null if there is none or it cannot be decoded. */
export async function decodeRecord(hash: string): Promise<string | null> {
  const packed = new URLSearchParams(hash.slice(1)).get("record");
  if (packed === null) return null;
  return unpack(packed).catch(() => null);
}

/** Returns the number of moves in a query string, or null if it has no valid number. */
export function requestedMove(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

export async function pack(text: string): Promise<string> {
  const bytes = await transform(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await transform(bytes, new DecompressionStream("deflate-raw")));
}

/** Maximum size of an uncompressed record, in bytes. */
const MAX_RECORD_SIZE = 1_000_000;

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // Errors in the data are ignored here, because reading the stream reports them.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: number[] = [];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const byte of chunk.value) parts.push(byte);
    if (parts.length > MAX_RECORD_SIZE) throw new Error("too large");
  }
  return Uint8Array.from(parts);
}
