/** The text of a hint. */
import type { Fact, HintLine } from "../../generated/protocol";
import { listOf, t } from "../../i18n/i18n.svelte";
import { fleetText, placeName } from "./names";
import { type NameOf } from "./phrase";
import { parseMove, type Move } from "./moveNotation";

/** Return the texts of a line's facts. Facts of the same kind about the same player share a text. */
export function factTexts(facts: readonly Fact[], names: NameOf): string[] {
  const texts: string[] = [];
  for (let index = 0; index < facts.length;) {
    const about = groupKey(facts[index]!);
    const group = [facts[index++]!];
    while (index < facts.length && groupKey(facts[index]!) === about) group.push(facts[index++]!);
    texts.push(...factText(group[0]!, islandNames(group), names));
  }
  return texts;
}

/** Return a key that is the same for all facts that share a text. */
function groupKey(fact: Fact): string {
  const player =
    fact.kind === "drives" || fact.kind === "brings" ? fact.colour : fact.kind === "leaves" ? fact.to.join() : "";
  return `${fact.kind} ${player}`;
}

const islandNames = (facts: readonly Fact[]): string =>
  listOf(facts.flatMap((fact) => ("island" in fact ? [placeName(fact.island)] : [])));

function factText(fact: Fact, islands: string, names: NameOf): string[] {
  switch (fact.kind) {
    case "ends":
    case "resettles":
      return [t(`coach-${fact.kind}`)];
    case "draws": {
      const { kind: _, ending, ...numbers } = fact;
      const last = ending > 0 ? [t("coach-ending", { ending, tiles: fact.tiles })] : [];
      return [t("coach-draws", numbers), ...last];
    }
    case "crowns":
      return [t("coach-crowns", { island: islands })];
    case "drives":
    case "brings":
      return [t(`coach-${fact.kind}`, { who: names(fact.colour), islands })];
    case "reaches":
      return [t("coach-reaches", { islands })];
    case "leaves":
      return [
        fact.to.length > 0
          ? t("coach-leaves", { who: listOf(fact.to.map(names)), islands })
          : t("coach-abandons", { islands }),
      ];
    case "sinks":
      return [t("coach-sinks", { fleet: fleetText(fact.fleet) })];
    case "loses":
      return [t("coach-loses", { islands: listOf(fact.islands.map(placeName)) })];
    case "chain":
      return [t("coach-chain", { fleets: fact.fleets })];
    case "score": {
      const changed = Object.entries(fact.before).filter(([colour, before]) => before !== fact.after[colour]);
      const points = changed.map(([colour, before]) =>
        t("coach-points", { who: names(colour), before, after: fact.after[colour] ?? 0 }),
      );
      return [t("coach-score", { points: listOf(points) })];
    }
  }
}

/** Return the texts of a line's steps: the first move and each sail. Landings are visible on the board. */
export function stepTexts(line: Pick<HintLine, "moves">): string[] {
  const moves = line.moves.flatMap((text) => parseMove(text) ?? []);
  return moves.filter((move, i) => i === 0 || move.verb === "sail").map(stepText);
}

function stepText(move: Move): string {
  const place = "island" in move ? placeName(move.island) : "tile" in move ? placeName(move.tile) : "";
  return t("hint-step", { verb: move.verb, place });
}
