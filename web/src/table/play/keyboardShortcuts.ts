/** The keyboard shortcuts of a table. */
import { onKeys } from "../../browser/keyboard";
import { pressShortcut } from "../../screenreader/shortcuts";
import type { Session } from "../session/session.svelte";

interface ShortcutTargets {
  session: Session;
  /** The page's element. Each button in it declares its own shortcut. */
  page: () => HTMLElement | undefined;
  /** Handles a key that asks for information to be read out. Returns false for all other keys. */
  answer: (key: string) => boolean | undefined;
  /** Hides temporary highlights. */
  clearHighlights: () => void;
  replay: () => void;
  zoom: (factor: number) => void;
  /** Opens the log or the chat and focuses it. */
  openPanel: (tab: "log" | "chat") => void;
}

/** Return a listener for keydown events on the page. */
export function shortcutListener({
  session,
  page,
  answer,
  clearHighlights,
  replay,
  zoom,
  openPanel,
}: ShortcutTargets): (event: KeyboardEvent) => void {
  const { selection } = session;
  const actions: Readonly<Record<string, () => void>> = {
    Escape: () => {
      clearHighlights();
      selection.cancel();
    },
    r: replay,
    "+": () => zoom(1.25),
    "-": () => zoom(0.8),
    c: () => openPanel("chat"),
    g: () => openPanel("log"),
  };
  return onKeys((key, event) => {
    if (answer(key)) return true;
    if (key === "Enter" && selection.unconfirmed !== null) {
      if ((event.target as Element).closest("button, a")) return false;
      selection.confirm(selection.unconfirmed);
      return true;
    }
    const action = actions[key];
    action?.();
    return action !== undefined || pressShortcut(page(), key);
  });
}
