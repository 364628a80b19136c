/** Return whether the browser's data saver is on, or the user prefers less data. Decorative pictures are then not loaded. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  (typeof matchMedia === "function" && matchMedia("(prefers-reduced-data: reduce)").matches);
