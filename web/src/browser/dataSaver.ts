/** Return whether the browser's data saver is on. If it is, decorative pictures are not loaded. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
