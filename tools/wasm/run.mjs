/**
 * Runs a Python script in Pyodide with the built files of games on the device, and prints what its `main` returns.
 *
 * Usage: node run.mjs FOLDER PLAYERS SCRIPT ARGUMENT... FOLDER is the built client's folder `device`. The networks of
 * the numbers of players in PLAYERS, such as 2,4, are loaded. Arguments that are files are copied into Python's file
 * system. A line on stderr contains the times in milliseconds and the memory in bytes, as JSON.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { startPython } from "../../web/src/device/loadPython.ts";

process.on("uncaughtException", (error) => {
  // Node would print the line of Pyodide's script, which has a million characters.
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exit(1);
});
const [folder, players, script, ...words] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), "tongiaki-device-"));
try {
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith(".br") });
  for (const name of readdirSync(copy, { recursive: true }).filter((path) => path.endsWith(".gz"))) {
    writeFileSync(join(copy, name.slice(0, -3)), gunzipSync(readFileSync(join(copy, name))));
  }
  const begin = performance.now();
  const python = await startPython({ base: `${copy}/`, read: async (name) => new Uint8Array(readFileSync(join(copy, name))) });
  for (const count of players.split(",")) await python.loadNetwork(Number(count));
  const { pyodide } = python;
  const started = performance.now() - begin;
  pyodide.FS.mkdirTree("/script");
  const given = [script, ...words].map((word) => {
    if (!existsSync(word) || statSync(word).isDirectory()) return word;
    const path = `/script/${basename(word)}`;
    pyodide.FS.writeFile(path, new Uint8Array(readFileSync(word)));
    return path;
  });
  const module = basename(script, ".py");
  pyodide.runPython("import sys; sys.path.insert(0, '/script')");
  const result = pyodide.runPython(`import ${module}; ${module}.main(${JSON.stringify(given.slice(1))})`);
  const { maxRSS } = process.resourceUsage();
  const { user, system } = process.cpuUsage();
  const figures = { started, cpu: (user + system) / 1000, heap: pyodide._module.HEAPU8.length, memory: maxRSS * 1024 };
  process.stderr.write(`${JSON.stringify(figures)}\n`);
  await new Promise((resolve) => process.stdout.write(`${result}\n`, resolve));
} finally {
  rmSync(copy, { recursive: true });
}
process.exit(0); // timers of Pyodide would keep Node running
