/** Texts of a replay: the players' names, and errors in a record. */
import type { Facts, Replay } from "../generated/protocol";
import { knows, t } from "../i18n/i18n.svelte";
import { problemText } from "../kit/problems";
import { seatName } from "../game/text/names";
import { HttpError } from "../net/http";
import { colourName } from "../game/text/names";
import { type NameOf } from "../game/text/phrase";
import { toastText } from "../game/messages/toasts.svelte";

/** Returns the players' names by colour. If names are equal, the colour is added to each. */
export function namesOf(replay: Replay): NameOf {
  const names = new Map(
    replay.players.map((player) => [player.colour as string, seatName(player) || colourName(player.colour)]),
  );
  return (colour) => {
    const name = names.get(colour) ?? colourName(colour);
    const count = [...names.values()].filter((other) => other === name).length;
    return count > 1 ? t("seat-among-equals", { name, colour: colourName(colour) }) : name;
  };
}

/** Describes an error. `before`: number of lines in the file before the record. */
export function errorText(error: unknown, before = 0): string {
  if (!(error instanceof HttpError) || error.code !== "bad_record") return problemText(error);
  return recordProblem({ ...error.facts, line: Number(error.facts.line ?? 0) + before });
}

/** Describes an error in a record, with its position. */
function recordProblem(facts: Facts): string {
  const args = { ...facts };
  if (typeof facts.refusal === "string") {
    const reasonId = knows(`refused-${facts.refusal}`) ? `refused-${facts.refusal}` : "refused-other";
    args.reason = toastText({ key: 0, kind: "refused", id: reasonId, facts, clause: null });
  }
  const id = `record-error-${facts.error}`;
  if (!knows(id)) return t("problem-bad_record", args);
  return t("record-error-at", { line: facts.line ?? 0, column: facts.column ?? 0, problem: t(id, args) });
}
