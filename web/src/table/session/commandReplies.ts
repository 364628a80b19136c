/** Shows the replies to the viewer's own commands. */
import { muted } from "../../browser/muted.svelte";
import type { Notice, TableView, Whisper } from "../../generated/protocol";
import { LANGUAGES, languageName, listOf, setLanguage } from "../../i18n/i18n.svelte";
import type { Toasts } from "../../game/messages/toasts.svelte";
import { commandFacts } from "./commandFacts";

/** The parts of a session that are needed to show replies. */
interface ReplyTarget {
  readonly toasts: Toasts;
  readonly table: TableView | null;
  readonly nameOf: (colour: string) => string;
  /** Shows a chat line to this viewer only; null shows the list of commands. */
  addPrivateLine(whisper: Whisper | null): void;
}

/** Show the reply to a command, or run a command that affects only this browser. */
export function handleCommandReply(target: ReplyTarget, { code, facts }: Notice): void {
  const { toasts } = target;
  if (code === "help") target.addPrivateLine(null);
  else if (code === "language") void changeLanguage(String(facts.language), toasts);
  else if (code === "mute") toasts.notice(code, { ...facts, muted: muted.toggle(String(facts.name)) ? "yes" : "no" });
  else if (facts.command !== "tell") toasts.notice(code, commandFacts(code, facts, target.table, target.nameOf));
}

/** Run `/lang` in the client, because the server does not know the client's languages. */
async function changeLanguage(tag: string, toasts: Toasts): Promise<void> {
  if (await setLanguage(tag.toLowerCase())) toasts.notice("language", {});
  else
    toasts.problem("unknown_language", {
      languages: listOf(LANGUAGES.map((language) => `${language} (${languageName(language)})`)),
    });
}
