/** What to show of a decision: the places that can be pressed, what pulses and glows, and the words above the board. */
import { fullBeaches } from "../board/after";
import type { PendingShip, Pick, Target } from "../board/types";
import type { GameView } from "../generated/protocol";
import { entering, placings, rest, type Choice, type Decision } from "./decision";
import type { Phrase } from "./phrase";
import { parseMove } from "./moves";

export interface Scene {
  pick: Pick;
  targets: Target[];
  /** Full beaches, as "tonga.0". */
  pulsing: string[];
  /** The island in play. */
  active: string | null;
  pending: PendingShip[];
  prompt: Phrase;
}

/** What to show for a decision and what was chosen of it. */
export function sceneOf(decision: Decision, choice: Choice, game: { position: GameView["position"] }): Scene {
  const scene: Scene = {
    pick: "none",
    targets: [],
    pulsing: [],
    active: choice.island,
    pending: [],
    prompt: { id: "prompt-none" },
  };
  const { moves } = decision;
  switch (decision.kind) {
    case "settle":
      scene.pick = "beach";
      scene.targets = moves.flatMap((m) => (m.verb === "settle" ? [beach(m.island, m.beach)] : []));
      if (game.position.phase === "settle") scene.active = firstIsland(scene.targets);
      scene.prompt = { id: scene.active === null ? "prompt-setup" : "prompt-settle" };
      break;
    case "act":
      return actScene(decision, choice, scene);
    case "take":
      scene.pick = "beach";
      scene.targets = moves.flatMap((m) => (m.verb === "take" ? [beach(m.island, m.beach)] : []));
      scene.prompt = { id: "prompt-take" };
      break;
    case "sail":
      scene.pick = "pier";
      scene.targets = moves.flatMap((m) => (m.verb === "sail" ? [pier(m.island, m.side)] : []));
      scene.pulsing = fullBeaches(game.position.ships);
      scene.prompt = { id: "prompt-sail", args: { beaches: scene.pulsing.length } };
      break;
    case "land":
      scene.pick = "beach";
      scene.targets = moves.flatMap((m) =>
        m.verb === "land" && m.colour === choice.colour ? [beach(m.island, m.beach)] : [],
      );
      scene.active = firstIsland(scene.targets);
      scene.prompt = landPrompt(choice.colour ?? "", game.position.fleet?.[choice.colour ?? ""] ?? 1, scene.active);
      break;
    case "lay":
      scene.pick = "exit";
      scene.targets = moves.flatMap((m): Target[] =>
        m.verb === "lay" ? [{ kind: "exit", tile: m.tile, side: m.side }] : [],
      );
      scene.prompt = { id: "prompt-lay" };
      break;
    case "none":
  }
  return scene;
}

function landPrompt(colour: string, count: number, island: string): Phrase {
  const args = { colour: { colour }, island: { island } };
  return count > 1 ? { id: "prompt-land-several", args: { ...args, count } } : { id: "prompt-land", args };
}

/** What to show while a move waits for the player's word that the turn may end. */
export function heldScene(text: string, decision: Decision, scene: Scene): Scene {
  const move = parseMove(text);
  const held = { ...scene, targets: [], pulsing: [], pending: [], prompt: { id: "confirm-title" } };
  if (move === null || !("island" in move)) return held;
  const { island } = move;
  const colour = move.verb === "land" ? move.colour : (decision.colour ?? "");
  const beaches = "beaches" in move ? move.beaches : "beach" in move && move.verb !== "take" ? [move.beach] : [];
  return { ...held, active: island, pending: beaches.map((beach) => ({ island, beach, colour })) };
}

function actScene(decision: Decision, choice: Choice, scene: Scene): Scene {
  const { moves } = decision;
  if (choice.action === "crown") {
    scene.pick = "island";
    scene.targets = moves.flatMap((m) => (m.verb === "crown" ? [isle(m.island)] : []));
    scene.prompt = { id: scene.targets.length > 0 ? "prompt-crown" : "prompt-crown-none" };
  } else if (choice.action === "resettle") {
    scene.prompt = { id: "prompt-resettle" };
  } else if (entering(decision)) {
    scene.pick = "beach";
    const open = placings(decision, choice);
    scene.targets = uniqueTargets(open.flatMap((m) => rest(m.beaches, choice.beaches).map((b) => beach(m.island, b))));
    scene.prompt = { id: choice.island === null ? "prompt-enter" : "prompt-enter-second" };
  } else if (choice.island === null) {
    scene.pick = "island";
    scene.targets = uniqueTargets(placings(decision, choice).map((m) => isle(m.island)));
    scene.prompt = { id: "prompt-expand" };
  } else {
    const open = placings(decision, { ...choice, beaches: [] });
    scene.pick = "beach";
    scene.targets = uniqueTargets(open.flatMap((m) => m.beaches.map((b) => beach(m.island, b))));
    scene.prompt = {
      id: "prompt-expand-beaches",
      args: { island: { island: choice.island }, left: (open[0]?.beaches.length ?? 0) - choice.beaches.length },
    };
  }
  scene.pending = choice.beaches.map((b) => ({ island: choice.island!, beach: b, colour: decision.colour ?? "" }));
  return scene;
}

const beach = (island: string, number: number): Target => ({ kind: "beach", island, beach: number });
const isle = (island: string): Target => ({ kind: "island", island });
const pier = (island: string, side: number): Target => ({ kind: "pier", island, side });

const firstIsland = (targets: Target[]): string => {
  const first = targets[0];
  return first && "island" in first ? first.island : "";
};

function uniqueTargets(targets: Target[]): Target[] {
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
}
