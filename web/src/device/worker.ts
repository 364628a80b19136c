/** The worker that runs the games of this device: it loads Python, and then answers the page. */
import { gameDatabase } from "../browser/gameDatabase";
import { Driver } from "./driver";
import { loadPython, PythonError } from "./loadPython";
import type { FromWorker, ToWorker } from "./messages";

const post = (message: FromWorker): void => postMessage(message);

loadPython({
  base: new URL("./", location.href).href,
  onProgress: ({ loaded, total }) => post({ kind: "progress", loaded, total }),
}).then(
  (python) => {
    const driver = new Driver(python, gameDatabase, post, (players) => python.loadNetwork(players));
    addEventListener("message", (event: MessageEvent<ToWorker>) => void driver.receive(event.data));
    post({ kind: "ready" });
  },
  (error: unknown) => post({ kind: "failed", reason: error instanceof PythonError ? error.code : "failed" }),
);
