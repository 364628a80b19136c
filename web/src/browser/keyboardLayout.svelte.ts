/** The letters that are printed on the keys, where the browser knows the layout. */

interface Keyboard {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

let layout = $state.raw<ReadonlyMap<string, string> | null>(null);

/** Ask the browser for the layout, which may have changed since the last time. */
export async function readKeyboardLayout(): Promise<void> {
  try {
    layout = (await (navigator as Keyboard).keyboard?.getLayoutMap?.()) ?? null;
  } catch {
    layout = null; // the page may not know it
  }
}

/** Return what is printed on the key that `keysOf` calls by this letter. */
export function printedKey(letter: string): string {
  const own = layout && ![...layout.values()].includes(letter) ? layout.get(`Key${letter.toUpperCase()}`) : undefined;
  return (own ?? letter).toLocaleUpperCase();
}
