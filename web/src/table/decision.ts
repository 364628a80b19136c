/**
 * What is to be decided, and what a press means: from the legal moves' texts and what was chosen so far to the
 * places that can be pressed, the words above the board, and the move to send. No rules: the legal moves say it all.
 */
import { fullBeaches } from "../board/after";
import { beachOfPier, island as islandFacts } from "../board/tiles";
import type { PendingShip, Pick, Target } from "../board/types";
import type { GameView } from "../generated/protocol";
import { parseMove, writeMove, type Move } from "./moves";
import type { Line } from "./line";

/** The three actions of the lens; entering the game again is the red ship's, too. */
export type Action = "expand" | "crown" | "resettle";
export const ACTIONS: readonly Action[] = ["expand", "crown", "resettle"];

export type Kind = "settle" | "act" | "take" | "sail" | "land" | "lay" | "none";

export interface Decision {
  kind: Kind;
  moves: Move[];
  /** Whose ships are put down. */
  colour: string | null;
}

/** What the player has chosen so far of a move that takes several presses. */
export interface Choice {
  action: Action;
  island: string | null;
  beaches: number[];
  /** Landing: the colour of the next ship. */
  colour: string | null;
}

export interface Pressed {
  choice: Choice;
  /** The move's text, when the choice is complete (or can't be right, for the server to say why). */
  send: string | null;
}

export interface Scene {
  pick: Pick;
  targets: Target[];
  /** Full beaches, as "tonga.0". */
  pulsing: string[];
  /** The island in play. */
  active: string | null;
  pending: PendingShip[];
  prompt: Line;
}

const KINDS: Record<Move["verb"], Kind> = {
  settle: "settle", expand: "act", enter: "act", crown: "act", resettle: "act",
  take: "take", sail: "sail", land: "land", lay: "lay", draw: "none",
};

export const NOTHING: Choice = { action: "expand", island: null, beaches: [], colour: null };

/** The decision that the game asks of this viewer; kind "none" when it asks none. */
export function decisionOf(game: GameView | null): Decision {
  const moves = (game?.legal ?? []).flatMap((text) => parseMove(text) ?? []);
  const first = moves[0];
  return { kind: first ? KINDS[first.verb] : "none", moves, colour: game?.position.turn ?? null };
}

/** The actions of the lens that are legal. */
export function actionsOf(decision: Decision): Set<Action> {
  const actions = new Set<Action>();
  for (const { verb } of decision.moves) {
    if (verb === "expand" || verb === "enter") actions.add("expand");
    if (verb === "crown" || verb === "resettle") actions.add(verb);
  }
  return actions;
}

/** Where a new decision starts: the red ship if it is legal, and the first colour that may land. */
export function firstChoice(decision: Decision, before: Choice = NOTHING): Choice {
  const actions = actionsOf(decision);
  const landing = coloursToLand(decision);
  return {
    ...NOTHING,
    action: ACTIONS.find((action) => actions.has(action)) ?? "expand",
    colour: before.colour && landing.includes(before.colour) ? before.colour : (landing[0] ?? null),
  };
}

/** The colours of which a ship may land now. */
export function coloursToLand(decision: Decision): string[] {
  return unique(decision.moves.flatMap((move) => (move.verb === "land" ? [move.colour] : [])));
}

/** What to show for a decision and what was chosen of it. */
export function sceneOf(decision: Decision, choice: Choice, game: GameView): Scene {
  const scene: Scene = { pick: "none", targets: [], pulsing: [], active: choice.island, pending: [], prompt: { id: "prompt-none" } };
  const { moves } = decision;
  switch (decision.kind) {
    case "settle":
      scene.pick = "beach";
      scene.targets = moves.flatMap((m) => (m.verb === "settle" ? [beach(m.island, m.beach)] : []));
      scene.prompt = { id: game.position.phase === "setup" ? "prompt-setup" : "prompt-settle" };
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
      scene.prompt = { id: "prompt-land", args: { colour: { colour: choice.colour ?? "" }, island: { island: scene.active } } };
      break;
    case "lay":
      scene.pick = "exit";
      scene.targets = moves.flatMap((m): Target[] => (m.verb === "lay" ? [{ kind: "exit", tile: m.tile, side: m.side }] : []));
      scene.prompt = { id: "prompt-lay" };
      break;
    case "none":
  }
  return scene;
}

function actScene(decision: Decision, choice: Choice, scene: Scene): Scene {
  const { moves } = decision;
  if (choice.action === "crown") {
    scene.pick = "island";
    scene.targets = moves.flatMap((m) => (m.verb === "crown" ? [isle(m.island)] : []));
    scene.prompt = { id: "prompt-crown" };
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

/** What a press on the board means. */
export function press(decision: Decision, choice: Choice, target: Target): Pressed {
  const sent = (move: Move): Pressed => ({ choice: { ...choice, island: null, beaches: [] }, send: writeMove(move) });
  const at = targetBeach(target);
  switch (decision.kind) {
    case "settle":
      return at ? sent({ verb: "settle", ...at }) : { choice, send: null };
    case "take":
      return at ? sent({ verb: "take", ...at }) : { choice, send: null };
    case "land":
      return at && choice.colour ? sent({ verb: "land", colour: choice.colour, ...at }) : { choice, send: null };
    case "lay":
      return target.kind === "exit" ? sent({ verb: "lay", tile: target.tile, side: target.side }) : { choice, send: null };
    case "sail":
      return pressToSail(decision, choice, target, sent);
    case "act":
      if (choice.action === "crown") {
        return "island" in target ? sent({ verb: "crown", island: target.island }) : { choice, send: null };
      }
      if (choice.action === "resettle" || !("island" in target)) return { choice, send: null };
      return entering(decision)
        ? pressToEnter(decision, choice, target, at, sent)
        : pressToExpand(decision, choice, target, at, sent);
    case "none":
      return { choice, send: null };
  }
}

function pressToSail(decision: Decision, choice: Choice, target: Target, sent: (move: Move) => Pressed): Pressed {
  if (target.kind === "pier") return sent({ verb: "sail", island: target.island, side: target.side });
  const at = targetBeach(target);
  const facts = at && islandFacts(at.island);
  if (!at || !facts) return { choice, send: null };
  const sides = decision.moves.flatMap((m) =>
    m.verb === "sail" && m.island === at.island && beachOfPier(facts, m.side) === at.beach ? [m.side] : [],
  );
  const wanted = sides.length === 0 ? facts.beaches[at.beach]?.piers[0] : sides.length === 1 ? sides[0] : undefined;
  return wanted === undefined ? { choice, send: null } : sent({ verb: "sail", island: at.island, side: wanted });
}

function pressToEnter(
  decision: Decision, choice: Choice, target: Target, at: Place | null, sent: (move: Move) => Pressed,
): Pressed {
  if (!at) return { choice, send: null };
  if (target.kind === "ship") return { choice: { ...choice, island: null, beaches: [] }, send: null };
  const beaches = at.island === choice.island ? [...choice.beaches, at.beach] : [at.beach];
  const open = placings(decision, { ...choice, island: at.island, beaches });
  if (open.every((m) => m.beaches.length === beaches.length)) {
    return sent({ verb: "enter", island: at.island, beaches });
  }
  return { choice: { ...choice, island: at.island, beaches }, send: null };
}

function pressToExpand(
  decision: Decision, choice: Choice, target: Target, at: Place | null, sent: (move: Move) => Pressed,
): Pressed {
  if (!("island" in target)) return { choice, send: null };
  const { island } = target;
  const open = placings(decision, { ...choice, island, beaches: [] });
  const only = open.length === 1 ? open[0] : undefined;
  if (only) return sent(only);
  if (open.length === 0) return sent({ verb: "expand", island, beaches: [at?.beach ?? 0] });
  if (!at) {
    const again = island === choice.island;
    return { choice: { ...choice, island: again ? null : island, beaches: [] }, send: null };
  }
  const before = island === choice.island ? choice.beaches : [];
  const beaches = before.includes(at.beach) ? before.filter((b) => b !== at.beach) : [...before, at.beach];
  if (beaches.length === open[0]!.beaches.length) return sent({ verb: "expand", island, beaches });
  return { choice: { ...choice, island, beaches }, send: null };
}

/** The expansions or entries that what was chosen may still become. */
function placings(decision: Decision, choice: Choice) {
  return decision.moves.flatMap((m) =>
    (m.verb === "expand" || m.verb === "enter") &&
    (choice.island === null || m.island === choice.island) &&
    rest(m.beaches, choice.beaches).length === m.beaches.length - choice.beaches.length
      ? [m]
      : [],
  );
}

const entering = (decision: Decision): boolean => decision.moves.some((m) => m.verb === "enter");

/** The beaches of a move without those already chosen, each taken off once. */
function rest(beaches: readonly number[], chosen: readonly number[]): number[] {
  const left = [...beaches];
  for (const b of chosen) {
    const i = left.indexOf(b);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

export const shipsIn = (fleet: { [colour: string]: number | undefined } | undefined): number =>
  Object.values(fleet ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

interface Place {
  island: string;
  beach: number;
}

const targetBeach = (target: Target): Place | null =>
  target.kind === "beach" || target.kind === "ship" ? { island: target.island, beach: target.beach } : null;

const beach = (island: string, number: number): Target => ({ kind: "beach", island, beach: number });
const isle = (island: string): Target => ({ kind: "island", island });
const pier = (island: string, side: number): Target => ({ kind: "pier", island, side });
const unique = <T>(values: T[]): T[] => [...new Set(values)];

const firstIsland = (targets: Target[]): string => {
  const first = targets[0];
  return first && "island" in first ? first.island : "";
};

function uniqueTargets(targets: Target[]): Target[] {
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
}
