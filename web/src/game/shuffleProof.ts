/**
 * Return whether the pile's order matches the fingerprint published at the start, the SHA-256 of "salt:tile,tile,…".
 */
export async function verifyShuffle(commitment: string, salt: string, pile: readonly string[]): Promise<boolean> {
  return (await sha256(`${salt}:${pile.join(",")}`)) === commitment.toLowerCase();
}

/** Return the SHA-256 of a text in UTF-8 as hexadecimal. The browser computes it if the page is a secure context. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = globalThis.crypto?.subtle;
  return hex(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256Digest(bytes));
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Return the first 32 fractional bits of the roots of the first `count` primes, which are the constants of FIPS 180-4.
 */
function fractions(count: number, root: (n: number) => number): Uint32Array {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words.push(Math.floor((root(n) % 1) * 2 ** 32));
  }
  return Uint32Array.from(words);
}

const rotateRight = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** Return the SHA-256 (FIPS 180-4) of a message, for pages over plain HTTP, where `crypto.subtle` is missing. */
export function sha256Digest(message: Uint8Array): Uint8Array {
  const k = fractions(64, Math.cbrt);
  const state = fractions(8, Math.sqrt);
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      w[i] =
        w[i - 16]! +
        w[i - 7]! +
        (rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3)) +
        (rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = Array.from(state) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const t1 =
        h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!;
      const t2 = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}
