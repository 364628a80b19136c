/**
 * Adds a button to each Python example that can be run in the browser, if the game without a server is next to the docs.
 * `docs/conf.py` marks these examples.
 */
const SCRIPT = document.currentScript.src;
const EXAMPLES = [...document.querySelectorAll(".run")];
let worker;

if (EXAMPLES.length > 0 && location.protocol.startsWith("http")) {
  const address = new URL("../../device/manifest.json", SCRIPT);
  fetch(address).then(
    ({ ok }) => ok && EXAMPLES.forEach(addButton),
    () => undefined,
  );
}

function addButton(example, index) {
  makeEditable(example.querySelector("pre"));
  const button = document.createElement("button");
  button.textContent = "Run";
  button.title = "Runs this example in your browser, after all examples above it";
  const output = document.createElement("output");
  output.hidden = true;
  button.addEventListener("click", async () => {
    button.disabled = true;
    output.hidden = false;
    output.textContent = worker ? "…" : "Python starts. It downloads about 6 MB once.";
    output.textContent = (await run(EXAMPLES.slice(0, index + 1))) || "No output.";
    button.disabled = false;
  });
  example.append(button, output);
}

/** Let the reader change an example. The keys of the docs, such as the arrows, then belong to the text. */
function makeEditable(text) {
  const attributes = {
    contenteditable: "plaintext-only",
    spellcheck: "false",
    role: "textbox",
    "aria-multiline": "true",
  };
  for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, value);
  text.setAttribute("aria-label", "Example");
  text.addEventListener("keydown", (event) => event.stopPropagation());
}

/** Run examples from the top in a new namespace, and return the output of the last one. */
function run(examples) {
  worker ??= new Worker(new URL("python.js", SCRIPT), { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(
    examples.map((example) => example.querySelector("pre").innerText),
    [port2],
  );
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}
