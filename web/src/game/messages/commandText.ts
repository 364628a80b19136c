/** Commands in the reader's words: the names of colours and bots as the page has them, and what stands for them in a form. */
import { COLOURS, LEVELS } from "../../generated/choices";
import { listOf, t } from "../../i18n/i18n.svelte";
import { colourName } from "../text/names";

const levelName = (bot: string): string => t("bot-name", { bot });

const typed = (name: string): string => name.toLocaleLowerCase();

/** The bots that there are, in the reader's language. */
export const levelNames = (): string => listOf(LEVELS.map(levelName));

/** The colours as they can be typed. */
export const typeableColours = (): string[] => COLOURS.map((colour) => typed(colourName(colour)));

/** A command's form, with the words in it that stand for others: `/colour FARBE`. */
export const localizedUsage = (form: string): string =>
  form.replace(/[A-Z]+/g, (word) => t("command-word", { word: word.toLowerCase() }));

/** Which arguments of a command are a colour or a bot: from this one to that one. */
const TAKES: Readonly<Record<string, { from: number; to: number; of: "colour" | "bot" }>> = {
  "/join": { from: 1, to: 2, of: "colour" },
  "/sit": { from: 1, to: 2, of: "colour" },
  "/colour": { from: 1, to: 1, of: "colour" },
  "/color": { from: 1, to: 1, of: "colour" },
  "/bot": { from: 1, to: 1, of: "bot" },
  "/option": { from: 2, to: 2, of: "bot" },
};

/** A line as the server understands it: colours and bots that were typed in the reader's language by their ids. */
export function translateCommand(line: string): string {
  const words = line.split(/\s+/);
  const takes = TAKES[words[0]!.toLowerCase()];
  if (!takes || (words[0]!.toLowerCase() === "/option" && words[1]?.toLowerCase() !== "standin")) return line;
  const ids: readonly string[] = takes.of === "colour" ? COLOURS : LEVELS;
  const name = takes.of === "colour" ? colourName : levelName;
  for (let at = takes.from; at <= takes.to; at++) {
    const id = ids.find((one) => typed(name(one)) === typed(words[at] ?? ""));
    if (id === undefined) continue;
    words[at] = id;
    return words.join(" ");
  }
  return line;
}
