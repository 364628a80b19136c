/** Chooses the language for the first visit. */

/** Return the language tag in the path of a catalogue's file. */
export const languageTag = (path: string): string => /([A-Za-z-]+)\.\w+$/.exec(path)?.[1] ?? path;

/** Return the first preferred language that is offered, or English. The offered language "fr" also matches "fr-CA". */
export function preferredLanguage(preferred: readonly string[], offered: { has(tag: string): boolean }): string {
  return preferred.map((tag) => tag.split("-")[0]!.toLowerCase()).find((tag) => offered.has(tag)) ?? "en";
}
