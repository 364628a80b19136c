/** What this browser remembers; where it may not, things last as long as the page. */
const PREFIX = "tongiaki.";
/** Milliseconds for which a tab keeps what a page held. */
const AGE = 600_000;

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is off or full: the setting holds until the page closes.
  }
}

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keeps in this tab, for a while, what a page holds that nobody else has: it may be loaded anew. */
export function storeInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Storage is off or full: it is lost with the page.
  }
}

/** What was kept in this tab a while ago at the most. */
export function loadFromTab<T>(key: string): T | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null") as { at: number; value: T } | null;
    return found !== null && Date.now() - found.at < AGE ? found.value : null;
  } catch {
    return null;
  }
}

/** Keeps nothing any more: somebody else sits here. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is off: nothing was kept.
  }
}
