/** The keyboard shortcuts of a game. A key presses a button, or reads out an answer. */

export const READING_KEYS = {
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
export type ReadingKey = keyof typeof READING_KEYS;

/** The other keys, in the dialog's order. Single letters are as in `keysOf`. `description`: the id of a message. */
export const PLAYING_KEYS: readonly (readonly [key: string, description: string])[] = [
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

export const isReading = (key: string): key is ReadingKey => key in READING_KEYS;

/** Press the button that has this key (`aria-keyshortcuts`). Return whether there is one. */
export function pressShortcut(within: ParentNode | undefined, key: string): boolean {
  const button = within?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${CSS.escape(key)}"]:enabled`);
  button?.click();
  return button != null;
}
