/** The languages that the reader has chosen in the browser, the preferred one first. Some browsers report none. */
export const languages = (): readonly string[] => {
  const { languages, language } = navigator as { languages?: readonly string[]; language?: string };
  return languages ?? (language ? [language] : []);
};
