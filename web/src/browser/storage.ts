/** Values stored in this browser. If storage cannot be accessed, they last until the page closes. */
const PREFIX = "tongiaki.";
/** Maximum age in milliseconds of values that are stored in a tab. */
const MAX_AGE = 600_000;

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is disabled or full: the value lasts until the page closes.
  }
}

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Remove a stored value. */
export function remove(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing is stored if the browser blocks storage
  }
}

/** Store a value in this tab for up to ten minutes, so that it survives a reload of the page. */
export function storeInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Storage is disabled or full: the value is lost when the page closes.
  }
}

/** Return a value that was stored in this tab, or null if there is none or it is too old. */
export function loadFromTab<T>(key: string): T | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null") as { at: number; value: T } | null;
    return stored !== null && Date.now() - stored.at < MAX_AGE ? stored.value : null;
  } catch {
    return null;
  }
}

/** Delete everything stored in this tab. Called when another person starts to use the browser. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
