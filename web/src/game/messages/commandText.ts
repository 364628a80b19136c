/** Translates chat commands: the names of colours and bots, and placeholders. */
import { COLOURS, LEVELS } from "../../generated/choices";
import { listOf, t } from "../../i18n/i18n.svelte";
import { offeredLevels } from "../../kit/levels";
import { colourName } from "../text/names";

const levelName = (bot: string): string => t("bot-name", { bot });

const lowerCase = (name: string): string => name.toLocaleLowerCase();

/** Return a list of the offered bots in the current language. */
export const levelNames = (): string => listOf(offeredLevels().map(levelName));

/** Return the names of the colours that can be typed in commands. */
export const typeableColours = (): string[] => COLOURS.map((colour) => lowerCase(colourName(colour)));

/** Return a command's usage with translated placeholders, such as `/colour FARBE`. */
export const localizedUsage = (usage: string): string =>
  usage.replace(/[A-Z]+/g, (word) => t("command-word", { word: word.toLowerCase() }));

/** The first and the last index of those arguments of a command that may be a colour or a bot. */
const TRANSLATED_ARGUMENTS: Readonly<Record<string, { from: number; to: number; kind: "colour" | "bot" }>> = {
  "/join": { from: 1, to: 2, kind: "colour" },
  "/sit": { from: 1, to: 2, kind: "colour" },
  "/colour": { from: 1, to: 1, kind: "colour" },
  "/color": { from: 1, to: 1, kind: "colour" },
  "/bot": { from: 1, to: 1, kind: "bot" },
  "/option": { from: 2, to: 2, kind: "bot" },
};

/**
 * Return the line to send to the server: names of colours and bots in the current language are replaced with their ids.
 */
export function translateCommand(line: string): string {
  const words = line.split(/\s+/);
  const argument = TRANSLATED_ARGUMENTS[words[0]!.toLowerCase()];
  if (!argument || (words[0]!.toLowerCase() === "/option" && words[1]?.toLowerCase() !== "standin")) return line;
  const ids: readonly string[] = argument.kind === "colour" ? COLOURS : LEVELS.map((level) => level.name);
  const name = argument.kind === "colour" ? colourName : levelName;
  for (let at = argument.from; at <= argument.to; at++) {
    const id = ids.find((candidate) => lowerCase(name(candidate)) === lowerCase(words[at] ?? ""));
    if (id === undefined) continue;
    words[at] = id;
    return words.join(" ");
  }
  return line;
}
