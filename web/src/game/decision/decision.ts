/**
 * The decision that a player has to make, and the effect of a press on the board. A press changes the player's choice
 * or completes a move. This module does not know the rules: the server sends the legal moves.
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
  /** The colour of the player whose turn it is, and of the ships to place. */
  colour: string | null;
  /** The shortage of berths in a landing; null if there are enough. */
  shortage: BerthShortage | null;
}

/** The player's choices so far, for a move that takes several presses. */
export interface Choice {
  action: Action;
  island: string | null;
  beaches: number[];
  /** The colour of the next ship in a landing. */
  colour: string | null;
  /** A move that cannot be undone, shown after a first tap. A second tap plays it. */
  previewed: string | null;
}

/** The page on which decisions are made: a table or an analysis. */
export interface DecisionContext {
  readonly decision: Decision;
  choice: Choice;
  readonly toasts: Pick<Toasts, "notice">;
  play(move: string): void;
  /** Play moves one after the other. */
  playAll(moves: readonly string[]): void;
}

export interface Pier {
  island: string;
  side: number;
}

export interface PressResult {
  choice: Choice;
  /**
   * The text of the completed move; null if the choice is incomplete. An illegal move is also sent, so that the server
   * explains the reason.
   */
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

export const EMPTY_CHOICE: Choice = { action: "expand", island: null, beaches: [], colour: null, previewed: null };

/** Return the viewer's decision; its kind is "none" if the viewer has nothing to decide. */
export function decisionOf(game: Pick<GameView, "legal" | "position"> | null): Decision {
  const moves = (game?.legal ?? []).flatMap((text) => parseMove(text) ?? []);
  const first = moves[0];
  const shortage = first?.verb === "land" && game ? berthShortage(game.position, first.island) : null;
  return { kind: first ? KINDS[first.verb] : "none", moves, colour: game?.position.turn ?? null, shortage };
}

/** Return the legal actions of a turn. */
export function actionsOf(decision: Decision): Set<Action> {
  const actions = new Set<Action>();
  for (const { verb } of decision.moves) {
    if (verb === "expand" || verb === "enter") actions.add("expand");
    if (verb === "crown" || verb === "resettle") actions.add(verb);
  }
  return actions;
}

/** Return the initial choice of a decision: the first legal action, and the first colour that can land. */
export function initialChoice(decision: Decision, before: Choice = EMPTY_CHOICE): Choice {
  const actions = actionsOf(decision);
  const landing = coloursToLand(decision);
  return {
    ...EMPTY_CHOICE,
    action: ACTIONS.find((action) => actions.has(action)) ?? "expand",
    colour: before.colour && landing.includes(before.colour) ? before.colour : (landing[0] ?? null),
  };
}

/** Return a key that identifies the viewer's decision. A choice remains valid while the key is the same. */
export function questionKey(game: GameView | null): string {
  return game?.legal ? JSON.stringify([game.legal, game.position]) : "";
}

/** Return the colours that can land now. */
export function coloursToLand(decision: Decision): string[] {
  return [...new Set(decision.moves.flatMap((move) => (move.verb === "land" ? [move.colour] : [])))];
}

/**
 * Return the ships that go back to their owners if a ship of this colour takes the last free berth. Return null if more
 * than one berth is free, or if there are enough berths.
 */
export function shipsReturningHome({ shortage }: Decision, colour: string): Fleet | null {
  return shortage?.free === 1 ? addShips(shortage.fleet, { [colour]: 1 }, -1) : null;
}

/**
 * Apply a press on a target to a choice. On a touch screen, a move that cannot be undone is only shown by the first
 * tap.
 */
export function applyPress(decision: Decision, choice: Choice, target: Target, touch = false): PressResult {
  const complete = (move: Move): PressResult => ({
    choice: { ...choice, island: null, beaches: [], previewed: null },
    send: writeMove(move),
  });
  const preview = (move: Move): PressResult => {
    const text = writeMove(move);
    const legal = decision.moves.some((legalMove) => writeMove(legalMove) === text);
    return touch && legal && choice.previewed !== text
      ? { choice: { ...choice, previewed: text }, send: null }
      : complete(move);
  };
  const unpreviewed: PressResult = {
    choice: choice.previewed === null ? choice : { ...choice, previewed: null },
    send: null,
  };
  const at = targetBeach(target);
  switch (decision.kind) {
    case "settle":
      return at ? complete({ verb: "settle", ...at }) : { choice, send: null };
    case "take":
      return at ? complete({ verb: "take", ...at }) : { choice, send: null };
    case "land":
      if (!at || !choice.colour) return unpreviewed;
      return (shipsReturningHome(decision, choice.colour) ? preview : complete)({
        verb: "land",
        colour: choice.colour,
        ...at,
      });
    case "lay":
      return target.kind === "exit" ? preview({ verb: "lay", tile: target.tile, side: target.side }) : unpreviewed;
    case "sail": {
      const pier = pierOf(decision, target);
      return pier ? preview({ verb: "sail", ...pier }) : unpreviewed;
    }
    case "act":
      if (choice.action === "crown") {
        return "island" in target ? complete({ verb: "crown", island: target.island }) : { choice, send: null };
      }
      if (choice.action === "resettle" || !("island" in target)) return { choice, send: null };
      return isEntering(decision)
        ? pressToEnter(decision, choice, target, at, complete)
        : pressToExpand(decision, choice, target, at, complete);
    case "none":
      return { choice, send: null };
  }
}

/** Return the pier of the previewed sail; null if no sail is previewed. */
export function previewedPier({ previewed }: Choice): Pier | null {
  const move = previewed === null ? null : parseMove(previewed);
  return move?.verb === "sail" ? move : null;
}

/** Return the pier that a press selects: the target itself, or the only pier of a beach. */
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
  complete: (move: Move) => PressResult,
): PressResult {
  if (!at) return { choice, send: null };
  if (target.kind === "ship") return { choice: { ...choice, island: null, beaches: [] }, send: null };
  const beaches = at.island === choice.island ? [...choice.beaches, at.beach] : [at.beach];
  const possible = possiblePlacements(decision, { ...choice, island: at.island, beaches });
  if (possible.every((m) => m.beaches.length === beaches.length)) {
    return complete({ verb: "enter", island: at.island, beaches });
  }
  return { choice: { ...choice, island: at.island, beaches }, send: null };
}

function pressToExpand(
  decision: Decision,
  choice: Choice,
  target: Target,
  at: Place | null,
  complete: (move: Move) => PressResult,
): PressResult {
  if (!("island" in target)) return { choice, send: null };
  const { island } = target;
  const possible = possiblePlacements(decision, { ...choice, island, beaches: [] });
  const only = possible.length === 1 ? possible[0] : undefined;
  if (only) return complete(only);
  if (possible.length === 0) return complete({ verb: "expand", island, beaches: [at?.beach ?? 0] });
  if (!at) {
    const again = island === choice.island;
    return { choice: { ...choice, island: again ? null : island, beaches: [] }, send: null };
  }
  const before = island === choice.island ? choice.beaches : [];
  const beaches = before.includes(at.beach) ? before.filter((b) => b !== at.beach) : [...before, at.beach];
  if (beaches.length === possible[0]!.beaches.length) return complete({ verb: "expand", island, beaches });
  return { choice: { ...choice, island, beaches }, send: null };
}

/** Return the legal moves to expand or enter that match the choice so far. */
export function possiblePlacements(decision: Decision, choice: Choice) {
  return decision.moves.flatMap((m) =>
    (m.verb === "expand" || m.verb === "enter") &&
    (choice.island === null || m.island === choice.island) &&
    remainingBeaches(m.beaches, choice.beaches).length === m.beaches.length - choice.beaches.length
      ? [m]
      : [],
  );
}

/** Return whether the decision is to enter the game again. */
export const isEntering = (decision: Decision): boolean => decision.moves.some((m) => m.verb === "enter");

/** Return the beaches of a move, except those already chosen. Each chosen beach is removed once. */
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
