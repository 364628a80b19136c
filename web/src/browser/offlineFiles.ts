/**
 * The files that games on this device need, kept for times without a connection. The service worker answers with them.
 * A browser keeps no files over plain HTTP.
 */
import { resolve } from "./paths";
import { installServiceWorker } from "./serviceWorker";

/** The cache of the files. `worker.js` uses the same name. */
const CACHE = "device";

/** A file in the list. `download` and `bytes` are its sizes in bytes, as it is sent and unpacked. */
interface ListedFile {
  readonly bytes: number;
  readonly download: number;
  readonly packed?: boolean;
}

/** The list of the files, as the build writes it. */
interface FileList {
  readonly files: Readonly<Record<string, ListedFile>>;
}

const LIST = resolve("/device/manifest.json");

async function fetchList(): Promise<FileList> {
  const response = await fetch(LIST, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${LIST}: status ${response.status}`);
  return (await response.json()) as FileList;
}

export const canStoreFiles = (): boolean => "caches" in window && "serviceWorker" in navigator;

/** Return whether the files are stored. */
export async function areFilesStored(): Promise<boolean> {
  if (!canStoreFiles()) return false;
  // Opening the cache would create it, and the service worker would fill it.
  return caches.match(LIST, { cacheName: CACHE }).then(
    (found) => found !== undefined,
    () => false,
  );
}

/** Return the number of bytes to download. */
export async function sizeOfFiles(): Promise<number> {
  const { files } = await fetchList();
  return Object.values(files).reduce((sum, { download }) => sum + download, 0);
}

/**
 * Store the files and the client. `worker` is the address of the worker's script. Throws an error if a file cannot be
 * loaded or stored.
 */
export async function storeFiles(
  worker: string,
  language: string,
  onProgress: (loaded: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const list = await fetchList();
  const cache = await caches.open(CACHE);
  const total = Object.values(list.files).reduce((sum, { download }) => sum + download, 0);
  let loaded = 0;
  onProgress(0, total);
  for (const [name, { bytes, download, packed }] of Object.entries(list.files)) {
    const address = resolve(`/device/${name}${packed ? ".gz" : ""}`);
    if (!(await cache.match(address))) {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${name}: status ${response.status}`);
      const before = loaded;
      const note = (part: number): void => onProgress(Math.round(before + part * download), total);
      await cache.put(address, counted(response, packed ? download : bytes, note));
    }
    loaded += download;
    onProgress(loaded, total);
  }
  await cache.add(worker);
  await installServiceWorker(language);
  // The list comes last: with it, the files count as stored.
  await cache.put(LIST, new Response(JSON.stringify(list), { headers: { "Content-Type": "application/json" } }));
  await askForLastingStorage();
}

/** Return a response that notes, while it is read, which part of its bytes has arrived: 0 to 1. */
function counted(response: Response, bytes: number, note: (part: number) => void): Response {
  let arrived = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      arrived += chunk.length;
      note(Math.min(1, arrived / bytes));
      controller.enqueue(chunk);
    },
  });
  const headers = new Headers(response.headers);
  // The browser has decompressed the content.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(response.body?.pipeThrough(counter) ?? null, { headers });
}

/** Delete the files. Games stay. */
export async function removeFiles(): Promise<void> {
  await caches.delete(CACHE);
}

/** Ask the browser not to delete stored games and files when it needs space. */
export async function askForLastingStorage(): Promise<void> {
  await (navigator as { storage?: Partial<StorageManager> }).storage?.persist?.().catch(() => false);
}
