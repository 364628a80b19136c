/** Downloads the files of games on the device, and counts their bytes. */
import { addressOf, type Manifest } from "./manifest.ts";

export interface Progress {
  /** Bytes that have arrived, as they are sent. */
  loaded: number;
  /** Bytes of all files that are wanted. */
  total: number;
}

/** The first bytes of a file that is compressed with gzip. */
const GZIP = [0x1f, 0x8b];

const TYPES: Readonly<Record<string, string>> = {
  wasm: "application/wasm",
  mjs: "text/javascript",
  json: "application/json",
};

/** Reads a file by its name; for tests in Node, which have no server. */
export type ReadFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads an address. While Pyodide starts, another function takes the place of the global one and calls this class. */
const fetchFile = globalThis.fetch.bind(globalThis);

export class DeviceFiles {
  private readonly loaded = new Map<string, number>();
  private readonly total: number;
  private readonly base: string;
  private readonly manifest: Manifest;
  private readonly onProgress: (progress: Progress) => void;
  private readonly signal: AbortSignal;

  /** `base`: address of the folder, with a slash at the end. `wanted`: names of the files that progress counts. */
  constructor(
    base: string,
    manifest: Manifest,
    wanted: readonly string[],
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ) {
    this.base = base;
    this.manifest = manifest;
    this.onProgress = onProgress;
    this.signal = signal;
    this.total = wanted.reduce((sum, name) => sum + this.download(name), 0);
    for (const name of wanted) this.loaded.set(name, 0);
  }

  /** Return a file's name by its address, or undefined. */
  nameOf(address: string): string | undefined {
    const name = address.startsWith(this.base) ? address.slice(this.base.length) : "";
    return name in this.manifest.files ? name : undefined;
  }

  async read(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await (await this.open(name)).arrayBuffer());
  }

  /** Return a response that is counted while it is read. Throws an error if the file cannot be downloaded. */
  async open(name: string): Promise<Response> {
    const response = await fetchFile(this.base + addressOf(this.manifest, name), { signal: this.signal });
    if (!response.ok || !response.body) throw new Error(`${name}: status ${response.status}`);
    const { bytes = 1 } = this.manifest.files[name] ?? {};
    let unpacked = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        unpacked += chunk.length;
        this.count(name, unpacked / bytes);
        controller.enqueue(chunk);
      },
    });
    const content = (await unzipped(response.body)).pipeThrough(counter);
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    return new Response(content, { headers: { "Content-Type": type } });
  }

  /** Note which part of a file has arrived, 0 to 1. */
  count(name: string, part: number): void {
    if (!this.loaded.has(name)) return;
    this.loaded.set(name, Math.min(1, part) * this.download(name));
    const loaded = [...this.loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
    this.onProgress({ loaded: Math.round(loaded), total: this.total });
  }

  private download(name: string): number {
    return this.manifest.files[name]?.download ?? 0;
  }
}

/** Decompress a stream if it is compressed: some hosts already let the browser decompress files named `.gz`. */
async function unzipped(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const reader = stream.getReader();
  const first = await reader.read();
  const rest = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const isZipped = GZIP.every((byte, index) => first.value?.[index] === byte);
  return isZipped ? rest.pipeThrough(new DecompressionStream("gzip")) : rest;
}
