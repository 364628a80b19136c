/** What the keys do at a table. */
import { pressShortcut } from "../words/keys";
import type { Session } from "./session.svelte";

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

/** Gives what is to be done when a key goes down. */
export function keys({ session, page, hear, forget, again, zoom, reach }: Parts): (event: KeyboardEvent) => void {
  return (event) => {
    const on = event.target as Element;
    if (on.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const confirms = key === "Enter" && !event.defaultPrevented && !on.closest("button, a");
    if (hear(key)) event.preventDefault();
    else if (key === "Escape") {
      forget();
      session.choosing.cancel();
    } else if (key === "r") again();
    else if (confirms && session.choosing.held !== null) session.choosing.confirm(session.choosing.held);
    else if (key === "+") zoom(1.25);
    else if (key === "-") zoom(0.8);
    else if (key === "c" || key === "g") {
      event.preventDefault();
      reach(key === "c" ? "chat" : "log");
    } else {
      const within = page();
      if (within) pressShortcut(within, key);
    }
  };
}
