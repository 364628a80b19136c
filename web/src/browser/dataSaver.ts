/** Return whether the browser's data saver is on. Decorative pictures are then not loaded. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
