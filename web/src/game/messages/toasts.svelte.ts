/** Short messages over the sea: why something is not allowed, what went wrong, what a command answered. */
import type { Facts } from "../../generated/protocol";
import { parseBeach } from "../../board/model/tileFacts";
import { knows, t } from "../../i18n/i18n.svelte";
import { localizedUsage, levelNames } from "./commandText";
import { colourName, placeName } from "../text/names";

export interface Toast {
  key: number;
  kind: "refused" | "problem" | "notice";
  /** The message's id in the catalogue and its facts: another language shows at once. */
  id: string;
  facts: Facts;
  clause: string | null;
}

/** Milliseconds that a note stays. */
const STAY = 7000;
const MOST = 3;

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
    this.all = this.all.filter((note) => note.key !== key);
  }

  #add(kind: Toast["kind"], id: string, facts: Facts, clause: string | null): void {
    const key = this.#next++;
    this.all = [...this.all.filter((note) => note.id !== id), { key, kind, id, facts, clause }].slice(-MOST);
    setTimeout(() => this.drop(key), kind === "notice" ? 2 * STAY : STAY);
  }
}

/** A note in the reader's language: its facts are ids, which get their names here. */
export function toastText(note: Toast): string {
  const args: Facts = { ...note.facts };
  for (const [name, fact] of Object.entries(note.facts)) {
    if (typeof fact !== "string") continue;
    if (name === "island" || name === "tile") args[name] = placeName(fact);
    else if (name === "colour") args[name] = colourName(fact);
    else if (name === "beach") args.island = placeName(parseBeach(fact).island);
    else if (name === "bots") args[name] = levelNames();
    else if (name === "usage") args[name] = localizedUsage(fact);
  }
  return t(note.id, args);
}
