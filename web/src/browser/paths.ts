/**
 * The addresses of the client. All of them begin with one base: the folder that the `<base>` element names, or `/`.
 * Paths without the base, such as `/puzzles`, are used inside the client. `resolve` adds the base.
 */

const element = typeof document === "undefined" ? null : document.querySelector("base");

/** The path of the folder with the client. It begins and ends with a slash. */
export const BASE = element ? new URL(element.href).pathname : "/";
// A relative base would change with the address of the page.
if (element) element.href = BASE;

/** Return the address of a path of the client or of the server, such as `/puzzles` or `/api/me`. */
export const resolve = (path: string): string => BASE + path.slice(1);

/** Return the path without the base that belongs to an address. */
export const pathOf = (address: string): string => `/${address.slice(BASE.length)}`;

/** Return a parameter of a query such as `?id=abc`; null if it is missing. */
export const parameterIn = (query: string, name: string): string | null => new URLSearchParams(query).get(name);

/** Return a path as a complete URL, which can be sent to others. */
export const linkTo = (path: string): string => location.origin + resolve(path);

/** Return whether a table is on this device. The ids of such tables have a prefix. */
export const isOnDevice = (table: string): boolean => table.startsWith("d-");

/** Return the path of a table. */
export const tablePath = (id: string): string => (isOnDevice(id) ? `/device/game?id=${id}` : `/t/${id}`);

/** Return the path of a table's replay. `query` is `at=N` or `review`. */
export function replayPath(id: string, query = ""): string {
  if (isOnDevice(id)) return `/device/replay?id=${id}${query && `&${query}`}`;
  return `/t/${id}/replay${query && `?${query}`}`;
}

/** Return the path of a person's profile. */
export const profilePath = (name: string): string => `/p/${encodeURIComponent(name)}`;

/** Return the place of games of one person against bots: the `TONGIAKI_SOLO` setting of the server. */
export const soloPlace = (): "device" | "server" | "choice" =>
  ((typeof document === "undefined" ? undefined : document.documentElement.dataset.solo) ?? "choice") as
    "device" | "server" | "choice";

/** Return whether the client is a static site without a server. */
export const isSite = (): boolean =>
  typeof document !== "undefined" && document.documentElement.hasAttribute("data-site");
