/** What a command of the viewer's own has brought. */
import { muted } from "../../browser/muted.svelte";
import type { Notice } from "../../generated/protocol";
import { LANGUAGES, languageName, listOf, setLanguage } from "../../i18n/i18n.svelte";
import type { Toasts } from "../../game/messages/toasts.svelte";
import { answerFacts } from "./commandFacts";
import type { Session } from "./session.svelte";

export function takeReply(session: Session, { code, facts }: Notice): void {
  const { notes } = session;
  if (code === "help") session.aside(null);
  else if (code === "language") void speak(String(facts.language), notes);
  else if (code === "mute") notes.notice(code, { ...facts, muted: muted.turn(String(facts.name)) ? "yes" : "no" });
  else if (facts.command !== "tell") notes.notice(code, answerFacts(code, facts, session.table, session.nameOf));
}

/** What `/lang` asks for; the server knows no languages. */
async function speak(tag: string, notes: Toasts): Promise<void> {
  if (await setLanguage(tag.toLowerCase())) notes.notice("language", {});
  else
    notes.problem("unknown_language", {
      languages: listOf(LANGUAGES.map((one) => `${one} (${languageName(one)})`)),
    });
}
