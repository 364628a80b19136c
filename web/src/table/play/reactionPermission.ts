/** The permission to send reactions. */
import { isOnDevice } from "../../browser/paths";
import type { TableView } from "../../generated/protocol";

/** Return whether the viewer may write in the chat, and another person is there to read it. */
export function mayReact({ id, you, seats, watchers, quiet }: TableView): boolean {
  if (isOnDevice(id) || (you === null && quiet)) return false;
  const others = seats.filter((seat) => seat.bot === null && seat.name !== null && !seat.you);
  return others.length > 0 || watchers > 0;
}
