import type { TournamentCard } from "../generated/protocol";
import { t } from "../i18n/i18n.svelte";

/** Return the name of a tournament: its format and its host. */
export function tournamentName({ kind, size, host }: Pick<TournamentCard, "kind" | "size" | "host">): string {
  const format = t("tournament-kind-short", { kind, size });
  return host === null ? format : t("tournament-name", { kind: format, host });
}
