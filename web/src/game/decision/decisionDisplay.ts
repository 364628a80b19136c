/** The display of a decision: the targets and highlights on the board, and the prompt above it. */
import { fullBeaches, fullBeachesWith } from "../../board/model/fleets";
import type { PendingShip, Target, TargetKind } from "../../board/model/types";
import type { GameView } from "../../generated/protocol";
import {
  isEntering,
  shipsReturningHome,
  possiblePlacements,
  remainingBeaches,
  type Choice,
  type Decision,
} from "./decision";
import type { Phrase } from "../text/phrase";
import { parseMove } from "../text/moveNotation";
import { shipsIn } from "../text/names";

export interface DecisionDisplay {
  pick: TargetKind;
  targets: Target[];
  /** The target whose move is previewed; a second press plays the move. */
  chosen: Target | null;
  /** Full beaches, as "tonga.0". */
  pulsing: string[];
  /** The island that the decision is about. */
  active: string | null;
  pending: PendingShip[];
  prompt: Phrase;
}

/** Return what to display for a decision and the choices made so far. `last` is the move before the decision. */
export function displayDecision(
  decision: Decision,
  choice: Choice,
  game: { position: GameView["position"] },
  last: string | null = null,
): DecisionDisplay {
  const display: DecisionDisplay = {
    pick: "none",
    targets: [],
    chosen: null,
    pulsing: [],
    active: choice.island,
    pending: [],
    prompt: { id: "prompt-none" },
  };
  const { moves } = decision;
  const previewed = choice.previewed === null ? null : parseMove(choice.previewed);
  switch (decision.kind) {
    case "settle":
      display.pick = "beach";
      display.targets = moves.flatMap((m) => (m.verb === "settle" ? [beachTarget(m.island, m.beach)] : []));
      if (game.position.phase === "settle") display.active = firstIsland(display.targets);
      display.prompt = { id: display.active === null ? "prompt-setup" : "prompt-settle" };
      break;
    case "act":
      return displayAction(decision, choice, display);
    case "take":
      return displayTake(decision, last, display);
    case "sail":
      display.pick = "pier";
      display.targets = moves.flatMap((m) => (m.verb === "sail" ? [pierTarget(m.island, m.side)] : []));
      display.chosen = previewed?.verb === "sail" ? pierTarget(previewed.island, previewed.side) : null;
      display.pulsing = fullBeaches(game.position.ships);
      display.prompt = { id: "prompt-sail", args: { beaches: display.pulsing.length } };
      break;
    case "land":
      return displayLanding(decision, choice, game.position, display);
    case "lay":
      display.pick = "exit";
      display.targets = moves.flatMap((m): Target[] =>
        m.verb === "lay" ? [{ kind: "exit", tile: m.tile, side: m.side }] : [],
      );
      display.chosen = previewed?.verb === "lay" ? { kind: "exit", tile: previewed.tile, side: previewed.side } : null;
      display.prompt = { id: display.chosen ? "prompt-lay-looked" : "prompt-lay" };
      break;
    case "none":
  }
  return display;
}

/**
 * Display the decision from which beach to take a ship. The ship that the last move places is shown as a pending ship.
 */
function displayTake(decision: Decision, last: string | null, display: DecisionDisplay): DecisionDisplay {
  const from = last === null ? null : parseMove(last);
  const expansion = from?.verb === "expand" ? from : null;
  const targets = decision.moves.flatMap((m) => (m.verb === "take" ? [beachTarget(m.island, m.beach)] : []));
  const shown = { ...display, pick: "beach" as const, targets };
  if (!expansion) return { ...shown, prompt: { id: "prompt-take" } };
  const { island } = expansion;
  return {
    ...shown,
    active: island,
    pending: expansion.beaches.map((number) => ({ island, beach: number, colour: decision.colour ?? "" })),
    prompt: { id: "prompt-take-there", args: { island: { island } } },
  };
}

/**
 * Display a landing. Full beaches, whose fleets sail next, are highlighted. The prompt announces ships that have no
 * berth.
 */
function displayLanding(
  decision: Decision,
  choice: Choice,
  position: GameView["position"],
  display: DecisionDisplay,
): DecisionDisplay {
  const colour = choice.colour ?? "";
  const targets = decision.moves.flatMap((m) =>
    m.verb === "land" && m.colour === colour ? [beachTarget(m.island, m.beach)] : [],
  );
  const island = firstIsland(targets);
  const previewed = choice.previewed === null ? null : parseMove(choice.previewed);
  const pending = previewed?.verb === "land" ? [{ island: previewed.island, beach: previewed.beach, colour }] : [];
  const returning = pending.length > 0 ? shipsReturningHome(decision, colour) : null;
  return {
    ...display,
    pick: "beach",
    targets,
    pending,
    pulsing: fullBeachesWith(position.ships, pending),
    active: island,
    prompt: returning
      ? { id: "prompt-land-home", args: { fleet: { fleet: { ...returning } }, island: { island } } }
      : landingPrompt(decision, colour, position.fleet?.[colour] ?? 1, island),
  };
}

function landingPrompt({ shortage }: Decision, colour: string, count: number, island: string): Phrase {
  const args = { colour: { colour }, island: { island } };
  if (shortage) {
    return { id: "prompt-land-scarce", args: { ...args, free: shortage.free, count: shipsIn(shortage.fleet) } };
  }
  return count > 1 ? { id: "prompt-land-several", args: { ...args, count } } : { id: "prompt-land", args };
}

/** Return the display of a move that waits for the player's confirmation. */
export function displayHeldMove(text: string, decision: Decision, display: DecisionDisplay): DecisionDisplay {
  const move = parseMove(text);
  const held = { ...display, targets: [], pulsing: [], pending: [], prompt: { id: "confirm-title" } };
  if (move === null || !("island" in move)) return held;
  const { island } = move;
  const colour = move.verb === "land" ? move.colour : (decision.colour ?? "");
  const beaches = "beaches" in move ? move.beaches : "beach" in move && move.verb !== "take" ? [move.beach] : [];
  return { ...held, active: island, pending: beaches.map((beach) => ({ island, beach, colour })) };
}

function displayAction(decision: Decision, choice: Choice, display: DecisionDisplay): DecisionDisplay {
  const { moves } = decision;
  if (choice.action === "crown") {
    display.pick = "island";
    display.targets = moves.flatMap((m) => (m.verb === "crown" ? [islandTarget(m.island)] : []));
    display.prompt = { id: "prompt-crown" };
  } else if (choice.action === "resettle") {
    display.prompt = { id: "prompt-resettle" };
  } else if (isEntering(decision)) {
    display.pick = "beach";
    const possible = possiblePlacements(decision, choice);
    display.targets = uniqueTargets(
      possible.flatMap((m) => remainingBeaches(m.beaches, choice.beaches).map((b) => beachTarget(m.island, b))),
    );
    display.prompt = { id: choice.island === null ? "prompt-enter" : "prompt-enter-second" };
  } else if (choice.island === null) {
    display.pick = "island";
    display.targets = uniqueTargets(possiblePlacements(decision, choice).map((m) => islandTarget(m.island)));
    display.prompt = { id: "prompt-expand" };
  } else {
    const possible = possiblePlacements(decision, { ...choice, beaches: [] });
    display.pick = "beach";
    display.targets = uniqueTargets(possible.flatMap((m) => m.beaches.map((b) => beachTarget(m.island, b))));
    display.prompt = {
      id: "prompt-expand-beaches",
      args: { island: { island: choice.island }, left: (possible[0]?.beaches.length ?? 0) - choice.beaches.length },
    };
  }
  display.pending = choice.beaches.map((b) => ({ island: choice.island!, beach: b, colour: decision.colour ?? "" }));
  return display;
}

const beachTarget = (island: string, number: number): Target => ({ kind: "beach", island, beach: number });
const islandTarget = (island: string): Target => ({ kind: "island", island });
const pierTarget = (island: string, side: number): Target => ({ kind: "pier", island, side });

const firstIsland = (targets: Target[]): string => {
  const first = targets[0];
  return first && "island" in first ? first.island : "";
};

function uniqueTargets(targets: Target[]): Target[] {
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
}
