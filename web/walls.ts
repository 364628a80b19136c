/** The walls between the folders of `src/`: which may use which, as ESLint holds it. */
import { readdirSync } from "node:fs";
import type { Linter } from "eslint";

/** From the top: a folder uses those on the floors below its own, and none beside it or above. */
export const FLOORS: readonly (readonly string[])[] = [
  ["app"],
  ["lobby", "table", "study", "manual", "learn", "events"],
  ["replay"],
  ["words"],
  ["person", "game"],
  ["kit"],
  ["board", "i18n", "net", "sound"],
  ["browser"],
  ["generated", "styles"],
];

const SOURCES = new URL("src/", import.meta.url);

/** The rules for every folder. Throws an error where a folder has no floor, or a floor names a folder that is not there. */
export function walls(): Linter.Config[] {
  const there = readdirSync(SOURCES, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  if (there.sort().join() !== FLOORS.flat().sort().join()) {
    throw new Error(`The folders of src are ${there.join(", ")}; the floors in walls.ts name others.`);
  }
  return FLOORS.flatMap((floor, height) =>
    floor.map((folder) => {
      const barred = FLOORS.slice(0, height + 1)
        .flat()
        .filter((other) => other !== folder);
      const regex = `^(\\.\\./)+(${barred.join("|")})/`;
      const message = `${folder} does not know this folder: see FLOORS in walls.ts.`;
      // A pattern in a selector stands between slashes.
      const selector = `ImportExpression[source.value=/${regex.replaceAll("/", "\\/")}/]`;
      return {
        files: [`src/${folder}/**`],
        rules: {
          "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
          "no-restricted-syntax": ["error", { selector, message }],
        },
      };
    }),
  );
}
