/** The server's few HTTP calls. */
import type { Lobby, Me } from "../generated/protocol";

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`${status} ${code}`);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, codeOf(text));
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

function codeOf(text: string): string {
  try {
    const body = JSON.parse(text) as { code?: unknown };
    return typeof body.code === "string" ? body.code : "unknown";
  } catch {
    return "unknown";
  }
}

export const lobby = (): Promise<Lobby> => call("GET", "/api/tables");

export const createTable = (options: { seats: number; public: boolean; stall: number; name: string }) =>
  call<{ id: string }>("POST", "/api/tables", options);

export const quickGame = (options: { players: number; bot: string; name: string }) =>
  call<{ id: string }>("POST", "/api/quick", options);

export const tableExists = async (id: string): Promise<boolean> => {
  try {
    await call("GET", `/api/tables/${encodeURIComponent(id)}`);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
};

/** Moves the seat that the key opens to this browser. */
export const claimSeat = (id: string, key: string) =>
  call<unknown>("POST", `/api/tables/${encodeURIComponent(id)}/claim`, { key });

export const me = (): Promise<Me> => call("GET", "/api/me");
export const setName = (name: string) => call<unknown>("POST", "/api/me", { name });

export const recordPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;

export const socketUrl = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
