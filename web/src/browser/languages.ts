/** Return the languages that are set in the browser, in order of preference. Some browsers report none. */
export const browserLanguages = (): readonly string[] => {
  const { languages, language } = navigator as { languages?: readonly string[]; language?: string };
  return languages ?? (language ? [language] : []);
};
