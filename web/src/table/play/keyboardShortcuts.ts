/** What the keys do at a table. */
import { onKeys } from "../../browser/keyboard";
import { pressShortcut } from "../../screenreader/shortcuts";
import type { Session } from "../session/session.svelte";

interface Parts {
  session: Session;
  /** The page: its buttons say which keys are theirs. */
  page: () => HTMLElement | undefined;
  /** Answers a key that asks for something in words; false if it asks for nothing. */
  hear: (key: string) => boolean | undefined;
  /** Forgets what is shown for a while. */
  forget: () => void;
  again: () => void;
  zoom: (factor: number) => void;
  /** Opens log or chat. */
  reach: (wanted: "log" | "chat") => void;
}

/** Return a listener for keys that go down on the page. */
export function keys({ session, page, hear, forget, again, zoom, reach }: Parts): (event: KeyboardEvent) => void {
  const { choosing } = session;
  const actions: Readonly<Record<string, () => void>> = {
    Escape: () => {
      forget();
      choosing.cancel();
    },
    r: again,
    "+": () => zoom(1.25),
    "-": () => zoom(0.8),
    c: () => reach("chat"),
    g: () => reach("log"),
  };
  return onKeys((key, event) => {
    if (hear(key)) return true;
    if (key === "Enter" && choosing.held !== null) {
      if ((event.target as Element).closest("button, a")) return false;
      choosing.confirm(choosing.held);
      return true;
    }
    const action = actions[key];
    action?.();
    return action !== undefined || pressShortcut(page(), key);
  });
}
