/**
 * The worker of `run.js`: Python with the packages of Tongiaki, from the files of the game without a server. They are in
 * the folder `device` next to the docs.
 */
const DEVICE = new URL("../../device/", location.href).href;
/** Returns a function that runs examples in a new namespace and returns the output of the last one. */
const RUNNER = `
import ast, contextlib, io, traceback

def run_example(text, names):
    mode = "exec"
    if text.startswith(">>>"):
        mode = "single"
        text = "\\n".join(line[4:] for line in text.splitlines() if line.startswith((">>>", "...")))
    statements = ast.parse(text).body
    parts = [ast.Interactive([part]) for part in statements] if mode == "single" else [ast.Module(statements)]
    for part in parts:
        try:
            exec(compile(part, "example", mode), names)
        except Exception as error:
            report(error)

def report(error):
    print("Traceback (most recent call last):", "    ...", sep="\\n")
    print(*traceback.format_exception_only(error), sep="", end="")

def run(examples):
    names = {"__name__": "__main__"}
    for text in examples:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            try:
                run_example(text, names)
            except SyntaxError as error:
                report(error)
    return output.getvalue()

run
`;

const download = globalThis.fetch.bind(globalThis);
const runner = start();

addEventListener("message", async ({ data, ports: [port] }) => {
  try {
    const run = await runner;
    port.postMessage(run(data));
  } catch (error) {
    port.postMessage(`Python could not run: ${error}`);
  }
});

async function start() {
  const manifest = await (await download(`${DEVICE}manifest.json`)).json();
  const { folder, info } = manifest.pyodide;
  globalThis.fetch = async (address) => {
    const name = String(address.url ?? address).slice(DEVICE.length);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(await read(manifest, name), { headers: { "Content-Type": type } });
  };
  const { loadPyodide } = await import(`${DEVICE}${folder}/pyodide.mjs`);
  const pyodide = await loadPyodide({
    indexURL: `${DEVICE}${folder}/`,
    stdLibURL: DEVICE + manifest.stdlib,
    lockFileContents: JSON.stringify({ info, packages: {} }),
  });
  pyodide.unpackArchive(await read(manifest, manifest.code), "zip", { extractDir: "/app" });
  pyodide.runPython("import sys; sys.path.insert(0, '/app')");
  return pyodide.runPython(RUNNER);
}

/** Return the bytes of a file. Some hosts already let the browser decompress files named `.gz`. */
async function read({ files }, name) {
  const response = await download(DEVICE + name + (files[name].packed ? ".gz" : ""));
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const content = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(content).arrayBuffer());
}
