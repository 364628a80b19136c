/** Toasts: short messages that appear over the board, about rejected moves, problems, and results of commands. */
import type { Facts } from "../../generated/protocol";
import { parseBeach } from "../../board/model/tileFacts";
import { knows, t } from "../../i18n/i18n.svelte";
import { localizedUsage, levelNames } from "./commandText";
import { colourName, placeName } from "../text/names";

interface Toast {
  key: number;
  kind: "refused" | "problem" | "notice";
  /**
   * The id of the message in the catalogue. The text is created when it is displayed, so that it is in the current
   * language.
   */
  id: string;
  facts: Facts;
  clause: string | null;
}

/** Time for which a toast is shown, in milliseconds; notices are shown twice as long. */
const STAY = 7000;
/** Maximum number of toasts that are shown together. */
const MAX_TOASTS = 3;

export class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 1;

  refused(code: string, clause: string, facts: Facts): void {
    this.#add("refused", knows(`refused-${code}`) ? `refused-${code}` : "refused-other", facts, clause);
  }

  problem(code: string, facts: Facts): void {
    this.#add("problem", knows(`problem-${code}`) ? `problem-${code}` : "problem-other", facts, null);
  }

  notice(code: string, facts: Facts): void {
    this.#add("notice", knows(`notice-${code}`) ? `notice-${code}` : "notice-done", facts, null);
  }

  drop(key: number): void {
    this.all = this.all.filter((toast) => toast.key !== key);
  }

  /** Drop the messages about rejected moves. Called when the player goes on. */
  dropRefused(): void {
    if (this.all.some((toast) => toast.kind === "refused"))
      this.all = this.all.filter(({ kind }) => kind !== "refused");
  }

  #add(kind: Toast["kind"], id: string, facts: Facts, clause: string | null): void {
    const key = this.#next++;
    this.all = [...this.all.filter((toast) => toast.id !== id), { key, kind, id, facts, clause }].slice(-MAX_TOASTS);
    setTimeout(() => this.drop(key), kind === "notice" ? 2 * STAY : STAY);
  }
}

/** Return the text of a toast in the current language. Ids in its facts are replaced with names. */
export function toastText(toast: Toast): string {
  const args: Facts = { ...toast.facts };
  for (const [name, fact] of Object.entries(toast.facts)) {
    if (typeof fact !== "string") continue;
    if (name === "island" || name === "tile") args[name] = placeName(fact);
    else if (name === "colour") args[name] = colourName(fact);
    else if (name === "beach") args.island = placeName(parseBeach(fact).island);
    else if (name === "bots") args[name] = levelNames();
    else if (name === "usage") args[name] = localizedUsage(fact);
  }
  return t(toast.id, args);
}
