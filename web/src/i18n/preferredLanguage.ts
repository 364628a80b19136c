/** Which language a reader is likely to want. */

/** The language that a file of the catalogue is in, by its path. */
export const languageTag = (path: string): string => /([A-Za-z-]+)\.\w+$/.exec(path)?.[1] ?? path;

/** The first wish that can be met: a wish for "fr-CA" is met by "fr". English when none can. */
export function preferredLanguage(wishes: readonly string[], offered: { has(tag: string): boolean }): string {
  return wishes.map((wish) => wish.split("-")[0]!.toLowerCase()).find((tag) => offered.has(tag)) ?? "en";
}
