/** The choice of the first language. */

/** Return the language of a catalogue's file from its path. */
export const languageTag = (path: string): string => /([A-Za-z-]+)\.\w+$/.exec(path)?.[1] ?? path;

/** Return the first wish that is offered, or English. "fr" satisfies a wish for "fr-CA". */
export function preferredLanguage(wishes: readonly string[], offered: { has(tag: string): boolean }): string {
  return wishes.map((wish) => wish.split("-")[0]!.toLowerCase()).find((tag) => offered.has(tag)) ?? "en";
}
