/** Whether whoever looks has asked the browser to spare data: what is there only to be looked at is left out, then. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
