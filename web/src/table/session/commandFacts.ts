/** The facts in the reply to a command, with names and durations added for display. */
import type { Facts, NoticeCode, TableView } from "../../generated/protocol";
import { listOf } from "../../i18n/i18n.svelte";
import { seatName } from "../../game/text/names";
import { durationText } from "../../game/clock/clockChoices";

/** Return the facts that are inserted into the message of a command's reply. */
export function commandFacts(
  code: NoticeCode,
  facts: Facts,
  table: TableView | null,
  nameOf: (colour: string) => string,
): Facts {
  if (code === "info")
    return { moves: 0, pile: 0, islands: 0, water: 0, ...facts, who: facts.turn ? nameOf(String(facts.turn)) : "" };
  if (code === "options") return optionFacts(facts);
  if (code !== "who") return facts;
  const seated = (table?.seats ?? []).filter((seat) => seat.name !== null || seat.bot !== null).map(seatName);
  return {
    ...facts,
    seated: seated.length > 0 ? listOf(seated) : "none",
    watching: facts.watching || "none",
    programs: facts.programs || "none",
  };
}

/** Return the table's options with times in seconds written as durations in the current language. 0 stays 0. */
function optionFacts(facts: Facts): Facts {
  const duration = (name: string): string | number => (Number(facts[name]) > 0 ? durationText(Number(facts[name])) : 0);
  return { ...facts, time: duration("time"), increment: duration("increment"), away: duration("away") };
}
