/**
 * What is to be decided, and what a press means: from the legal moves' texts and what was chosen so far to the move to
 * send. No rules: the legal moves say it all.
 */
import { addShips } from "../../board/model/fleets";
import { beachOfPier, islandFacts } from "../../board/model/tileFacts";
import type { Fleet, Target } from "../../board/model/types";
import type { GameView } from "../../generated/protocol";
import type { Toasts } from "../messages/toasts.svelte";
import { ACTIONS, type Action } from "./actions";
import { berthShortage, type BerthShortage } from "./landing";
import { parseMove, writeMove, type Move } from "../text/moveNotation";

export type Kind = "settle" | "act" | "take" | "sail" | "land" | "lay" | "none";

export interface Decision {
  kind: Kind;
  moves: Move[];
  /** Whose ships are put down. */
  colour: string | null;
  /** A landing of more ships than find a berth. */
  scarce: BerthShortage | null;
}

/** What the player has chosen so far of a move that takes several presses. */
export interface Choice {
  action: Action;
  island: string | null;
  beaches: number[];
  /** Landing: the colour of the next ship. */
  colour: string | null;
  /** A move that can't be taken back, which a finger looks at first; a second tap makes it. */
  looked: string | null;
}

/** Where decisions are made: at a table, or where moves are tried. */
export interface DecisionContext {
  readonly decision: Decision;
  choice: Choice;
  readonly notes: Pick<Toasts, "notice">;
  play(move: string): void;
  /** Plays moves one after the other. */
  playAll(moves: readonly string[]): void;
}

export interface Pier {
  island: string;
  side: number;
}

export interface PressResult {
  choice: Choice;
  /** The move's text, when the choice is complete (or can't be right, for the server to say why). */
  send: string | null;
}

const KINDS: Record<Move["verb"], Kind> = {
  settle: "settle",
  expand: "act",
  enter: "act",
  crown: "act",
  resettle: "act",
  take: "take",
  sail: "sail",
  land: "land",
  lay: "lay",
  draw: "none",
};

export const EMPTY_CHOICE: Choice = { action: "expand", island: null, beaches: [], colour: null, looked: null };

/** The decision that the game asks of this viewer; kind "none" when it asks none. */
export function decisionOf(game: Pick<GameView, "legal" | "position"> | null): Decision {
  const moves = (game?.legal ?? []).flatMap((text) => parseMove(text) ?? []);
  const first = moves[0];
  const scarce = first?.verb === "land" && game ? berthShortage(game.position, first.island) : null;
  return { kind: first ? KINDS[first.verb] : "none", moves, colour: game?.position.turn ?? null, scarce };
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
export function initialChoice(decision: Decision, before: Choice = EMPTY_CHOICE): Choice {
  const actions = actionsOf(decision);
  const landing = coloursToLand(decision);
  return {
    ...EMPTY_CHOICE,
    action: ACTIONS.find((action) => actions.has(action)) ?? "expand",
    colour: before.colour && landing.includes(before.colour) ? before.colour : (landing[0] ?? null),
  };
}

/** What a game asks of the viewer: the same text as long as a choice that was begun fits. */
export function questionKey(game: GameView | null): string {
  return game?.legal ? JSON.stringify([game.legal, game.position]) : "";
}

/** The colours of which a ship may land now. */
export function coloursToLand(decision: Decision): string[] {
  return [...new Set(decision.moves.flatMap((move) => (move.verb === "land" ? [move.colour] : [])))];
}

/** The ships that return home if one of this colour lands now, on the last berth; null where all find one. */
export function shipsReturningHome({ scarce }: Decision, colour: string): Fleet | null {
  return scarce?.free === 1 ? addShips(scarce.fleet, { [colour]: 1 }, -1) : null;
}

/** What a press on the board means; a finger, which can't hover, looks first at what can't be taken back. */
export function applyPress(decision: Decision, choice: Choice, target: Target, touch = false): PressResult {
  const sent = (move: Move): PressResult => ({
    choice: { ...choice, island: null, beaches: [], looked: null },
    send: writeMove(move),
  });
  const lookFirst = (move: Move): PressResult => {
    const text = writeMove(move);
    const legal = decision.moves.some((one) => writeMove(one) === text);
    return touch && legal && choice.looked !== text ? { choice: { ...choice, looked: text }, send: null } : sent(move);
  };
  const away: PressResult = { choice: choice.looked === null ? choice : { ...choice, looked: null }, send: null };
  const at = targetBeach(target);
  switch (decision.kind) {
    case "settle":
      return at ? sent({ verb: "settle", ...at }) : { choice, send: null };
    case "take":
      return at ? sent({ verb: "take", ...at }) : { choice, send: null };
    case "land":
      if (!at || !choice.colour) return away;
      return (shipsReturningHome(decision, choice.colour) ? lookFirst : sent)({
        verb: "land",
        colour: choice.colour,
        ...at,
      });
    case "lay":
      return target.kind === "exit" ? lookFirst({ verb: "lay", tile: target.tile, side: target.side }) : away;
    case "sail": {
      const pier = pierOf(decision, target);
      return pier ? lookFirst({ verb: "sail", ...pier }) : away;
    }
    case "act":
      if (choice.action === "crown") {
        return "island" in target ? sent({ verb: "crown", island: target.island }) : { choice, send: null };
      }
      if (choice.action === "resettle" || !("island" in target)) return { choice, send: null };
      return isEntering(decision)
        ? pressToEnter(decision, choice, target, at, sent)
        : pressToExpand(decision, choice, target, at, sent);
    case "none":
      return { choice, send: null };
  }
}

/** The pier whose way is being looked at. */
export function previewedPier({ looked }: Choice): Pier | null {
  const move = looked === null ? null : parseMove(looked);
  return move?.verb === "sail" ? move : null;
}

/** The pier that a press means: itself, or the only one of a beach. */
function pierOf(decision: Decision, target: Target): Pier | null {
  if (target.kind === "pier") return { island: target.island, side: target.side };
  const at = targetBeach(target);
  const facts = at && islandFacts(at.island);
  if (!at || !facts) return null;
  const sides = decision.moves.flatMap((m) =>
    m.verb === "sail" && m.island === at.island && beachOfPier(facts, m.side) === at.beach ? [m.side] : [],
  );
  const side = sides.length === 0 ? facts.beaches[at.beach]?.piers[0] : sides.length === 1 ? sides[0] : undefined;
  return side === undefined ? null : { island: at.island, side };
}

function pressToEnter(
  decision: Decision,
  choice: Choice,
  target: Target,
  at: Place | null,
  sent: (move: Move) => PressResult,
): PressResult {
  if (!at) return { choice, send: null };
  if (target.kind === "ship") return { choice: { ...choice, island: null, beaches: [] }, send: null };
  const beaches = at.island === choice.island ? [...choice.beaches, at.beach] : [at.beach];
  const open = possiblePlacements(decision, { ...choice, island: at.island, beaches });
  if (open.every((m) => m.beaches.length === beaches.length)) {
    return sent({ verb: "enter", island: at.island, beaches });
  }
  return { choice: { ...choice, island: at.island, beaches }, send: null };
}

function pressToExpand(
  decision: Decision,
  choice: Choice,
  target: Target,
  at: Place | null,
  sent: (move: Move) => PressResult,
): PressResult {
  if (!("island" in target)) return { choice, send: null };
  const { island } = target;
  const open = possiblePlacements(decision, { ...choice, island, beaches: [] });
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
export function possiblePlacements(decision: Decision, choice: Choice) {
  return decision.moves.flatMap((m) =>
    (m.verb === "expand" || m.verb === "enter") &&
    (choice.island === null || m.island === choice.island) &&
    remainingBeaches(m.beaches, choice.beaches).length === m.beaches.length - choice.beaches.length
      ? [m]
      : [],
  );
}

export const isEntering = (decision: Decision): boolean => decision.moves.some((m) => m.verb === "enter");

/** The beaches of a move without those already chosen, each taken off once. */
export function remainingBeaches(beaches: readonly number[], chosen: readonly number[]): number[] {
  const left = [...beaches];
  for (const b of chosen) {
    const i = left.indexOf(b);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

interface Place {
  island: string;
  beach: number;
}

const targetBeach = (target: Target): Place | null =>
  target.kind === "beach" || target.kind === "ship" ? { island: target.island, beach: target.beach } : null;
