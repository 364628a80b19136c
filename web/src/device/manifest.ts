/** The list of the files of games on the device, as the build writes it. */
export interface Manifest {
  /** The folder of Pyodide's files, and what its lock file says of it. */
  pyodide: { folder: string; info: object };
  /** Archives of the standard library, and of this project with the packages that it imports. */
  stdlib: string;
  code: string;
  /** The files of each number of players' network. */
  networks: Record<string, { name: string; file: string }[]>;
  /** Whether the engine is compiled to WebAssembly. */
  compiled: boolean;
  /** Scripts of the workers. */
  workers?: string[];
  files: Record<string, DeviceFile>;
}

export interface DeviceFile {
  /** Number of bytes. */
  bytes: number;
  /** Number of bytes that are downloaded, usually compressed. */
  download: number;
  /** Number of bytes of the file `NAME.gz`, for a file that can be compressed. */
  gzip?: number;
  /** Whether only `NAME.gz` is there, and the reader decompresses it. A server with content encodings sends `NAME`. */
  packed?: boolean;
}

/** Names of all files that a game for a number of players needs. */
export function filesOfGame({ pyodide, stdlib, code, networks }: Manifest, players: number): string[] {
  const parts = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"].map((name) => `${pyodide.folder}/${name}`);
  return [...parts, stdlib, code, ...(networks[players] ?? []).map(({ file }) => file)];
}

/** The address of a file relative to the manifest. */
export const addressOf = ({ files }: Manifest, name: string): string => (files[name]?.packed ? `${name}.gz` : name);
