/**
 * The transports: how requests and messages reach a game. Games of the server are reached over the network. Games of
 * this device run in a worker of this page, which `src/device` starts. Its code is loaded when it is needed.
 */
import { isOnDevice, isSite, resolve } from "../browser/paths";
import type { Answer, Socket, SocketHandler, Transport } from "../device/transportTypes";
import { inOrder } from "./requestOrder";

export type { Answer, Socket } from "../device/transportTypes";

/** The requests that a device answers, apart from those for a table on the device. */
const ON_DEVICE = /^\/api\/(device\/|records|variations$|evaluations$|puzzles)/;

const server: Transport = {
  async request(method, path, body) {
    const response = await inOrder(path, () =>
      fetch(resolve(path), {
        method,
        headers: body === undefined ? {} : { "content-type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
    return { status: response.status, text: await response.text(), date: response.headers.get("date") };
  },
  connect(path, { opened, message, closed }) {
    const socket = new WebSocket(path.startsWith("/") ? location.origin.replace("http", "ws") + resolve(path) : path);
    socket.onopen = opened;
    socket.onmessage = (event) => message(String(event.data));
    socket.onclose = closed;
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && (socket.send(text), true),
      close() {
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      },
    };
  },
};

const loadDevice = async (): Promise<Transport> => (await import("../device/deviceTransport")).device;

const device: Transport = {
  request: async (...request) => (await loadDevice()).request(...request),
  connect(path, handler) {
    let socket: Socket | null = null;
    let closed = false;
    loadDevice().then(
      (loaded) => {
        if (!closed) socket = loaded.connect(path, handler);
      },
      () => closed || handler.closed(),
    );
    return {
      send: (text) => socket?.send(text) ?? false,
      close() {
        closed = true;
        socket?.close();
      },
    };
  },
};

/** Return whether a request concerns a game on this device, or a part of it such as `/api/device/levels`. */
export function isForDevice(path: string, body?: unknown): boolean {
  const [, first, second, id = ""] = path.split(/[/?]/);
  if (first === "api" && second === "device") return true;
  const { table } = (body ?? {}) as { table?: unknown };
  return isOnDevice(id) || (typeof table === "string" && isOnDevice(table));
}

/** Send a request to the server or to this device. Throw an error if there is no response. */
export async function send(method: string, path: string, body?: unknown): Promise<Answer> {
  // A static site has no server. It has the list of puzzles as a file.
  const isFile = isSite() && path === "/api/puzzles";
  if (isForDevice(path, body) || (isSite() && ON_DEVICE.test(path) && !isFile)) {
    return device.request(method, path, body);
  }
  if (isSite() && !isFile) throw new TypeError(path);
  try {
    return await server.request(method, isFile ? `${path}.json` : path, body);
  } catch (error) {
    if (!ON_DEVICE.test(path)) throw error;
    // If the device cannot answer either, the problem is the missing connection.
    return device.request(method, path, body).catch(() => Promise.reject(error));
  }
}

/** Open a socket at the server or at this device. `path` may also be the URL of another server. */
export const connect = (path: string, handler: SocketHandler): Socket =>
  (isForDevice(path) ? device : server).connect(path, handler);
