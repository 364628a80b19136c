/**
 * Reactions: chat lines that consist of one of these characters. Each reader sees a drawing and the text in their language;
 * programs and older clients show the character. All rules of the chat apply to them.
 */
import { knows, t } from "../../i18n/i18n.svelte";

export type Reaction = "hello" | "luck" | "praise" | "thanks" | "wow" | "oops";

/** The chat line of each reaction. */
export const REACTIONS: Readonly<Record<Reaction, string>> = {
  hello: "👋",
  luck: "⭐",
  praise: "🌺",
  thanks: "🐚",
  wow: "🌊",
  oops: "🛶",
};

/** Return the reaction that a chat line is; null if it is an ordinary line. */
export const reactionOf = (text: string): Reaction | null =>
  (Object.keys(REACTIONS) as Reaction[]).find((reaction) => REACTIONS[reaction] === text) ?? null;

/** Return the words of a reaction, or its character while the texts of tables are not loaded. */
export const reactionText = (reaction: Reaction): string =>
  knows(`reaction-${reaction}`) ? t(`reaction-${reaction}`) : REACTIONS[reaction];
