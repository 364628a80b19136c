/** The worker that runs the games of this device: it loads Python, and then answers the page. */
import { gameDatabase } from "../browser/gameDatabase";
import { Driver } from "./driver";
import { loadPython, PythonError } from "./loadPython";
import type { PageInput } from "./effects";
import type { FromWorker } from "./messages";

const post = (message: FromWorker): void => postMessage(message);

loadPython({
  base: new URL("./", location.href).href,
  onProgress: ({ loaded, total }) => post({ do: "progress", loaded, total }),
}).then(
  (python) => {
    const driver = new Driver(python, gameDatabase, post, (players) => python.loadNetwork(players));
    addEventListener("message", (event: MessageEvent<PageInput>) => void driver.receive(event.data));
    post({ do: "ready" });
  },
  (error: unknown) => post({ do: "failed", reason: error instanceof PythonError ? error.code : "failed" }),
);
