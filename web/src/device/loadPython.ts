/**
 * Starts Python with the game's packages, in a worker of a page or in Node. Node runs this file as it is: therefore its
 * imports name files, and its types can be erased.
 */
import type { PyodideInterface } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { DeviceFiles, type Progress, type ReadFile } from "./DeviceFiles.ts";
import { filesOfGame, type Manifest } from "./manifest.ts";

/** Milliseconds without a byte after which loading fails. */
const DOWNLOAD_TIMEOUT = 30_000;
/** Milliseconds for the start of Python. A policy that forbids WebAssembly can end in a start that never ends. */
const START_TIMEOUT = 90_000;
/** The folder of the game's packages in Python's file system. */
// eslint-disable-next-line addresses/resolved -- a path in the file system of Python
const APP = "/app";
/** The smallest module. A policy that forbids WebAssembly also forbids this. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

export interface PythonOptions {
  /** The folder of the files: an absolute address, or in Node a path, with a slash at the end. */
  base: string;
  /** The number of players, which decides the network that is loaded. Default: no network. */
  network?: number;
  onProgress?: (progress: Progress) => void;
  /** Cancels loading. Python itself can only be ended with its worker. */
  signal?: AbortSignal;
  /** Reads files in Node. Default: they are fetched. */
  read?: ReadFile;
}

/** `offline`: files did not arrive. `blocked`: the browser or a policy forbids WebAssembly. `failed`: all else. */
export type FailureCode = "cancelled" | "offline" | "blocked" | "failed";

export class PythonError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Python with the game's packages. */
export interface Python {
  pyodide: PyodideInterface;
  manifest: Manifest;
  /** Load the network of a number of players, if it is not there yet. */
  loadNetwork(players: number): Promise<void>;
}

/** The content of a network's file. */
interface Weights {
  name: string;
  content: Uint8Array;
}

/** A game without a server: takes an input and returns effects, both as JSON. */
export interface PythonDevice extends Python {
  do(text: string): string;
}

/** Start Python and the device. Rejects with a PythonError. */
export async function loadPython(options: PythonOptions): Promise<PythonDevice> {
  const python = await startPython(options);
  const { pyodide } = python;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const device = pyodide.runPython(`from tongiaki.device import Device; Device(${seed})`) as PyProxy & {
    do: PyCallable;
  };
  const perform = device.do;
  return { ...python, do: (text) => perform(text) as string };
}

/** Start Python with the game's packages. Rejects with a PythonError. */
export async function startPython(options: PythonOptions): Promise<Python> {
  const { signal } = options;
  const stopped = new AbortController();
  return new Promise<Python>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: PythonError): void => {
      clearTimeout(timer);
      stopped.abort();
      reject(error);
    };
    const wait = (time: number, code: FailureCode): void => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new PythonError(code, `no progress for ${time} ms`)), time);
    };
    const onProgress = (progress: Progress): void => {
      if (stopped.signal.aborted) return;
      const isComplete = progress.loaded >= progress.total;
      wait(isComplete ? START_TIMEOUT : DOWNLOAD_TIMEOUT, isComplete ? "failed" : "offline");
      options.onProgress?.(progress);
    };
    const cancel = (): void => fail(new PythonError("cancelled", "loading was cancelled"));
    if (signal?.aborted) return cancel();
    signal?.addEventListener("abort", cancel);
    wait(DOWNLOAD_TIMEOUT, "offline");
    start(options, onProgress, stopped.signal)
      .then(resolve, (error: unknown) =>
        fail(error instanceof PythonError ? error : new PythonError("failed", String(error))),
      )
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", cancel);
      });
  });
}

async function start(
  options: PythonOptions,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Python> {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new PythonError("blocked", String(error));
  }
  const { base, network } = options;
  const manifest = await readManifest(options, signal);
  const wanted = filesOfGame(manifest, network ?? 0);
  const files = new DeviceFiles(base, manifest, wanted, onProgress, signal);
  const read = options.read ?? ((name) => files.read(name).catch(offline));
  if (options.read) for (const name of wanted) files.count(name, 1);
  const code = read(manifest.code);
  const loadedNetworks = new Set<string>();
  const readNetwork = (players: number): Promise<Weights[]> => {
    const missing = (manifest.networks[players] ?? []).filter(({ name }) => !loadedNetworks.has(name));
    return Promise.all(missing.map(async ({ name, file }) => ({ name, content: await read(file) })));
  };
  const rest = Promise.all([code, readNetwork(network ?? 0)]);
  rest.catch(() => undefined); // handled below; Python may fail first
  const stdlib = options.read ? `${base}${manifest.stdlib}` : new URL(manifest.stdlib, base).href;
  const pyodide = await startPyodide(options, manifest, files, stdlib);
  pyodide.FS.mkdirTree(APP);
  const [archive, weights] = await rest;
  pyodide.unpackArchive(archive, "zip", { extractDir: APP });
  pyodide.runPython(`import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "${APP}")`);
  const addWeights = ({ name, content }: Weights): void => {
    pyodide.FS.writeFile(`${APP}/tongiaki/value/${name}.weights`, content);
    loadedNetworks.add(name);
  };
  weights.forEach(addWeights);
  const loadNetwork = async (players: number): Promise<void> => (await readNetwork(players)).forEach(addWeights);
  return { pyodide, manifest, loadNetwork };
}

async function readManifest({ base, read }: PythonOptions, signal: AbortSignal): Promise<Manifest> {
  if (read) return JSON.parse(new TextDecoder().decode(await read("manifest.json"))) as Manifest;
  const response = await fetch(`${base}manifest.json`, { signal }).catch(offline);
  if (!response.ok) throw new PythonError("offline", `manifest.json: status ${response.status}`);
  return (await response.json()) as Manifest;
}

/** Start Pyodide. It fetches its files itself, so they are counted and decompressed in a `fetch` that replaces the worker's. */
async function startPyodide(
  { base, read }: PythonOptions,
  manifest: Manifest,
  files: DeviceFiles,
  stdLibURL: string,
): Promise<PyodideInterface> {
  const indexURL = `${base}${manifest.pyodide.folder}/`;
  const original = globalThis.fetch;
  let failure: PythonError | undefined;
  const failed = new Promise<never>((_, reject) => {
    const counted = async (address: URL | RequestInfo, init?: RequestInit): Promise<Response> => {
      const name = files.nameOf(address instanceof Request ? address.url : String(address));
      if (name === undefined) return original(address, init);
      return files.open(name).catch((error: unknown) => {
        failure = new PythonError("offline", String(error)); // Pyodide only logs that WebAssembly did not arrive
        reject(failure);
        throw failure;
      });
    };
    if (!read) globalThis.fetch = counted;
  });
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`).catch(
      offline,
    )) as typeof import("pyodide");
    files.count(`${manifest.pyodide.folder}/pyodide.mjs`, 1);
    const loading = loadPyodide({
      indexURL,
      stdLibURL,
      // Pyodide's own packages are not used, so its lock file is not loaded.
      lockFileContents: JSON.stringify({ info: manifest.pyodide.info, packages: {} }),
    });
    const pyodide = await Promise.race([loading, failed]);
    files.count(`${manifest.pyodide.folder}/pyodide.asm.mjs`, 1);
    return pyodide;
  } finally {
    globalThis.fetch = original;
  }
}

function offline(error: unknown): never {
  throw error instanceof PythonError ? error : new PythonError("offline", String(error));
}
