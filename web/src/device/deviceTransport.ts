/** The games of this device: a worker of this page, which is started when the first request needs it. */
import workerUrl from "./worker?worker&url";
import type { Answer, Socket, SocketHandler } from "./transportTypes";
import { deviceLoading } from "./loading.svelte";
import type { PageInput } from "./effects";
import type { FailureReason, FromWorker } from "./messages";

interface Pending {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The address of the worker's script, which is different in every version of the client. */
export const WORKER_URL = workerUrl;

class DeviceTransport {
  #worker: Worker | null = null;
  /** Resolved when Python is loaded. Null if no worker has been started, or it has ended. */
  #started: Promise<void> | null = null;
  #fail: (error: Error) => void = () => undefined;
  #lastId = 0;
  readonly #pending = new Map<number, Pending>();
  readonly #sockets = new Map<number, SocketHandler>();

  /** Load Python in the worker, unless it is loaded. Throw an error if it cannot be loaded. */
  start(): Promise<void> {
    this.#started ??= new Promise((ready, fail) => {
      deviceLoading.state = "loading";
      deviceLoading.loaded = deviceLoading.total = 0;
      const worker = new Worker(workerUrl, { type: "module" });
      this.#worker = worker;
      this.#fail = fail;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (worker !== this.#worker) return;
        if (data.do === "ready") {
          deviceLoading.state = "ready";
          ready();
        } else this.#receive(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        if (worker === this.#worker) this.#end("offline", "failed");
      };
    });
    return this.#started;
  }

  /** End the worker if it is loading, or if requests wait for it. They fail. */
  cancel(): void {
    if (deviceLoading.state === "loading" || this.#pending.size > 0) this.#end("cancelled", "idle");
  }

  async request(method: string, path: string, body?: unknown): Promise<Answer> {
    await this.start();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#post({ do: "request", id, method, path, body: body ?? null });
    });
  }

  connect(path: string, handler: SocketHandler): Socket {
    const socket = ++this.#lastId;
    this.#sockets.set(socket, handler);
    let open = false;
    this.start().then(
      () => {
        if (!this.#sockets.has(socket)) return;
        open = true;
        this.#post({ do: "connect", socket, path });
        handler.opened();
      },
      () => this.#closed(socket),
    );
    return {
      send: (text) => {
        if (!open || !this.#sockets.has(socket)) return false;
        // While a bot thinks, the worker is busy, but not dead.
        if (text === PING) queueMicrotask(() => this.#sockets.get(socket)?.message(PONG));
        else this.#post({ do: "message", socket, text });
        return true;
      },
      close: () => {
        if (this.#sockets.delete(socket) && open) this.#post({ do: "disconnect", socket });
      },
    };
  }

  #post(input: PageInput): void {
    this.#worker?.postMessage(input);
  }

  #receive(message: Exclude<FromWorker, { do: "ready" }>): void {
    switch (message.do) {
      case "progress":
        deviceLoading.loaded = message.loaded;
        deviceLoading.total = message.total;
        break;
      case "failed":
        this.#end(message.reason, "failed");
        break;
      case "response":
        this.#pending.get(message.id)?.resolve({ status: message.status, text: message.text, date: null });
        this.#pending.delete(message.id);
        break;
      case "send":
        this.#sockets.get(message.socket)?.message(message.text);
        break;
      case "close":
        this.#closed(message.socket);
        break;
    }
  }

  #closed(socket: number): void {
    const handler = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    handler?.closed();
  }

  /** End the worker. The next request starts another one, which reads the stored games. */
  #end(reason: FailureReason, state: "idle" | "failed"): void {
    const error = new Error(reason);
    deviceLoading.reason = reason;
    this.#worker?.terminate();
    this.#worker = this.#started = null;
    deviceLoading.state = state;
    this.#fail(error);
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    for (const socket of [...this.#sockets.keys()]) this.#closed(socket);
  }
}

const PING = '{"type":"ping"}';
const PONG = '{"type":"pong"}';

export const device = new DeviceTransport();
