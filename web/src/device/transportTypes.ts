/** Types of a transport, which carries requests and messages to the server, or to this device. */

/** The response to a request. `date` is the server's time as in HTTP; null on a device. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly date: string | null;
}

/** The events of a socket. They are never called before `connect` has returned. */
export interface SocketHandler {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

export interface Socket {
  /** Send a message. Return false if the socket is not open. */
  send(text: string): boolean;
  /** Close the socket. The handler is not notified. */
  close(): void;
}

export interface Transport {
  /** Send an HTTP request. Throw an error if there is no response. `path` has no base, such as `/api/me`. */
  request(method: string, path: string, body?: unknown): Promise<Answer>;
  connect(path: string, handler: SocketHandler): Socket;
}
