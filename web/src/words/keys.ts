/** The keys of a game, as they are listed for whoever asks; each is a button's, or asks for something in words. */

export const READING = {
  b: "key-words",
  l: "key-again",
  m: "key-choices",
  w: "key-where",
  o: "key-ways",
  i: "key-island",
  e: "key-full",
  t: "key-last-turn",
  s: "key-scores",
  k: "key-clocks",
  h: "key-help",
} as const;
export type Reading = keyof typeof READING;

/** The others, as a list shows them: what is pressed (single letters as `keysOf` calls them), and what it does. */
export const PLAYING: readonly (readonly [key: string, says: string])[] = [
  ["Tab ← ↑ → ↓", "key-targets"],
  ["Enter", "key-press"],
  ["Esc", "key-cancel"],
  ["1 2 3", "key-actions"],
  ["1 … 6", "key-colours"],
  ["a", "key-suggestion"],
  ["u", "play-undo"],
  ["r", "key-film"],
  ["n p", "key-turns"],
  ["c", "chat-title"],
  ["g", "log-title"],
  ["f + −", "key-view"],
];

export const isReading = (key: string): key is Reading => key in READING;

/** Press the button that has this key (`aria-keyshortcuts`). Return whether there is one. */
export function pressShortcut(within: ParentNode | undefined, key: string): boolean {
  const button = within?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${CSS.escape(key)}"]:enabled`);
  button?.click();
  return button != null;
}
