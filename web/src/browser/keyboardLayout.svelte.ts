/** The letters that are printed on the keys, if the browser knows the keyboard layout. */

interface Keyboard {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

let layout = $state.raw<ReadonlyMap<string, string> | null>(null);

/** Read the current layout from the browser. */
export async function readKeyboardLayout(): Promise<void> {
  try {
    layout = (await (navigator as Keyboard).keyboard?.getLayoutMap?.()) ?? null;
  } catch {
    layout = null; // the browser refuses access
  }
}

/** Return the letter that is printed on the key that `keysOf` names with the given letter. */
export function printedKey(letter: string): string {
  const own = layout && ![...layout.values()].includes(letter) ? layout.get(`Key${letter.toUpperCase()}`) : undefined;
  return (own ?? letter).toLocaleUpperCase();
}
