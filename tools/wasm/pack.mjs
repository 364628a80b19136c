/**
 * Writes the files that a game on the device needs: Pyodide, the standard library, this project and its networks.
 *
 * Usage: node pack.mjs JSON, with the fields of `Options`. File names contain a hash of the content. A file that can be
 * compressed is written as `NAME.br` and `NAME.gz` only. `manifest.json` lists the files with their bytes.
 *
 * @typedef {object} Options
 * @property {string} pyodide Folder of the npm package `pyodide`.
 * @property {string} source Folder that contains the project's package.
 * @property {string} packages Folder of the installed packages.
 * @property {string} engine Folder of the compiled engine, or "".
 * @property {string} out Folder for the result; it exists and is empty.
 * @property {string[]} previous Folders of earlier results. Equal files are not compressed again.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** @type {Options} */
const options = JSON.parse(process.argv[2]);
const { out } = options;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const hash = (...contents) => contents.reduce((sum, content) => sum.update(content), createHash("sha256")).digest("hex").slice(0, 12);
const files = {};
const jobs = [];
/** Add a file and return its name. It is compressed in other threads while Python works. */
function add(name, content) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  files[name] = { bytes: content.length, download: content.length };
  jobs.push(compress(name, content));
  return name;
}
/** Quality of Brotli, 0 to 11. The best takes ten times as long and makes the files 10 % smaller. */
const QUALITY = 9;
async function compress(name, content) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([
    previous(`${name}.br`) ?? compressBrotli(content, { params }),
    previous(`${name}.gz`) ?? compressGzip(content, { level: 9 }),
  ]);
  if (brotli.length > 0.95 * content.length) return writeFileSync(join(out, name), content);
  writeFileSync(join(out, `${name}.br`), brotli);
  writeFileSync(join(out, `${name}.gz`), gzipped);
  files[name] = { bytes: content.length, download: brotli.length, gzip: gzipped.length };
}
/** Return a file of an earlier result, or undefined. */
function previous(name) {
  const path = options.previous.map((folder) => join(folder, name)).find(existsSync);
  return path && readFileSync(path);
}
function addHashed(name, content) {
  const dot = name.lastIndexOf(".");
  return add(`${name.slice(0, dot)}-${hash(content)}${name.slice(dot)}`, content);
}

const parts = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"];
const contents = parts.map((name) => readFileSync(join(options.pyodide, name)));
const folder = `pyodide-${hash(...contents)}`;
parts.forEach((name, index) => add(`${folder}/${name}`, contents[index]));

const { loadPyodide } = await import(pathToFileURL(join(options.pyodide, "pyodide.mjs")).href);
const python = await loadPyodide();
python.FS.mkdirTree("/tools");
python.FS.writeFile("/tools/packing.py", readFileSync(join(dirname(fileURLToPath(import.meta.url)), "packing.py")));
const mounted = { source: options.source, packages: options.packages, out };
for (const [name, path] of Object.entries(mounted)) python.mountNodeFS(`/${name}`, path);
if (options.engine) python.mountNodeFS("/engine", options.engine);
python.runPython(`
import sys
sys.path.insert(0, "/tools")
import packing
packing.pack("/source", "/packages", "${options.engine ? "/engine" : ""}", "/out")
`);
const archives = {};
for (const name of ["stdlib", "code"]) {
  const path = join(out, `${name}.zip`);
  archives[name] = addHashed(`${name}.zip`, readFileSync(path));
  unlinkSync(path);
}
const added = {};
const networks = {};
for (const [players, names] of Object.entries(JSON.parse(python.runPython("packing.networks()")))) {
  networks[players] = names.map((name) => {
    const file = `${name}.weights`;
    added[file] ??= addHashed(file, readFileSync(join(options.source, "tongiaki", "value", file)));
    return { name, file: added[file] };
  });
}
await Promise.all(jobs);
// Pyodide compares this with its own, although it loads none of the packages in the lock file.
const { info } = JSON.parse(readFileSync(join(options.pyodide, "pyodide-lock.json"), "utf8"));
const manifest = { pyodide: { folder, info }, ...archives, networks, compiled: options.engine !== "", files };
writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
process.exit(0);
