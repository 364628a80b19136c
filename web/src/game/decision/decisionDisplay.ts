/** What to show of a decision: the places that can be pressed, what pulses and glows, and the words above the board. */
import { addShips, fullBeaches } from "../../board/model/fleets";
import type { PendingShip, TargetKind, Position, Target } from "../../board/model/types";
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
  /** The target that is looked at; pressed again, it is taken. */
  chosen: Target | null;
  /** Full beaches, as "tonga.0". */
  pulsing: string[];
  /** The island in play. */
  active: string | null;
  pending: PendingShip[];
  prompt: Phrase;
}

/** What to show for a decision and what was chosen of it; `last` is the move that led to it. */
export function displayDecision(
  decision: Decision,
  choice: Choice,
  game: { position: GameView["position"] },
  last: string | null = null,
): DecisionDisplay {
  const scene: DecisionDisplay = {
    pick: "none",
    targets: [],
    chosen: null,
    pulsing: [],
    active: choice.island,
    pending: [],
    prompt: { id: "prompt-none" },
  };
  const { moves } = decision;
  const looked = choice.looked === null ? null : parseMove(choice.looked);
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
      return takeScene(decision, last, scene);
    case "sail":
      scene.pick = "pier";
      scene.targets = moves.flatMap((m) => (m.verb === "sail" ? [pier(m.island, m.side)] : []));
      scene.chosen = looked?.verb === "sail" ? pier(looked.island, looked.side) : null;
      scene.pulsing = fullBeaches(game.position.ships);
      scene.prompt = { id: "prompt-sail", args: { beaches: scene.pulsing.length } };
      break;
    case "land":
      return landScene(decision, choice, game.position, scene);
    case "lay":
      scene.pick = "exit";
      scene.targets = moves.flatMap((m): Target[] =>
        m.verb === "lay" ? [{ kind: "exit", tile: m.tile, side: m.side }] : [],
      );
      scene.chosen = looked?.verb === "lay" ? { kind: "exit", tile: looked.tile, side: looked.side } : null;
      scene.prompt = { id: scene.chosen ? "prompt-lay-looked" : "prompt-lay" };
      break;
    case "none":
  }
  return scene;
}

/** "There" is where the last move wanted a ship to be put: it waits as a ghost for one to come. */
function takeScene(decision: Decision, last: string | null, scene: DecisionDisplay): DecisionDisplay {
  const from = last === null ? null : parseMove(last);
  const there = from?.verb === "expand" ? from : null;
  const targets = decision.moves.flatMap((m) => (m.verb === "take" ? [beach(m.island, m.beach)] : []));
  const waits = { ...scene, pick: "beach" as const, targets };
  if (!there) return { ...waits, prompt: { id: "prompt-take" } };
  const { island } = there;
  return {
    ...waits,
    active: island,
    pending: there.beaches.map((number) => ({ island, beach: number, colour: decision.colour ?? "" })),
    prompt: { id: "prompt-take-there", args: { island: { island } } },
  };
}

/** A landing: the beaches that are full, and so sail next, pulse; ships that find no berth are told of beforehand. */
function landScene(
  decision: Decision,
  choice: Choice,
  position: GameView["position"],
  scene: DecisionDisplay,
): DecisionDisplay {
  const colour = choice.colour ?? "";
  const targets = decision.moves.flatMap((m) =>
    m.verb === "land" && m.colour === colour ? [beach(m.island, m.beach)] : [],
  );
  const island = firstIsland(targets);
  const looked = choice.looked === null ? null : parseMove(choice.looked);
  const pending = looked?.verb === "land" ? [{ island: looked.island, beach: looked.beach, colour }] : [];
  const home = pending.length > 0 ? shipsReturningHome(decision, colour) : null;
  return {
    ...scene,
    pick: "beach",
    targets,
    pending,
    pulsing: fullBeachesWith(position.ships, pending),
    active: island,
    prompt: home
      ? { id: "prompt-land-home", args: { fleet: { fleet: { ...home } }, island: { island } } }
      : landPrompt(decision, colour, position.fleet?.[colour] ?? 1, island),
  };
}

/** The beaches that are full once these ships are down. */
export function fullBeachesWith(ships: Position["ships"], pending: readonly PendingShip[]): string[] {
  const down = Object.fromEntries(
    Object.entries(ships).map(([id, beaches]) => [
      id,
      beaches.map((fleet, number) =>
        pending
          .filter((ship) => ship.island === id && ship.beach === number)
          .reduce((all, ship) => addShips(all, { [ship.colour]: 1 }, 1), fleet),
      ),
    ]),
  );
  return fullBeaches(down);
}

function landPrompt({ scarce }: Decision, colour: string, count: number, island: string): Phrase {
  const args = { colour: { colour }, island: { island } };
  if (scarce) {
    return { id: "prompt-land-scarce", args: { ...args, free: scarce.free, count: shipsIn(scarce.fleet) } };
  }
  return count > 1 ? { id: "prompt-land-several", args: { ...args, count } } : { id: "prompt-land", args };
}

/** What to show while a move waits for the player's word that the turn may end. */
export function displayHeldMove(text: string, decision: Decision, scene: DecisionDisplay): DecisionDisplay {
  const move = parseMove(text);
  const held = { ...scene, targets: [], pulsing: [], pending: [], prompt: { id: "confirm-title" } };
  if (move === null || !("island" in move)) return held;
  const { island } = move;
  const colour = move.verb === "land" ? move.colour : (decision.colour ?? "");
  const beaches = "beaches" in move ? move.beaches : "beach" in move && move.verb !== "take" ? [move.beach] : [];
  return { ...held, active: island, pending: beaches.map((beach) => ({ island, beach, colour })) };
}

function actScene(decision: Decision, choice: Choice, scene: DecisionDisplay): DecisionDisplay {
  const { moves } = decision;
  if (choice.action === "crown") {
    scene.pick = "island";
    scene.targets = moves.flatMap((m) => (m.verb === "crown" ? [isle(m.island)] : []));
    scene.prompt = { id: "prompt-crown" };
  } else if (choice.action === "resettle") {
    scene.prompt = { id: "prompt-resettle" };
  } else if (isEntering(decision)) {
    scene.pick = "beach";
    const open = possiblePlacements(decision, choice);
    scene.targets = uniqueTargets(
      open.flatMap((m) => remainingBeaches(m.beaches, choice.beaches).map((b) => beach(m.island, b))),
    );
    scene.prompt = { id: choice.island === null ? "prompt-enter" : "prompt-enter-second" };
  } else if (choice.island === null) {
    scene.pick = "island";
    scene.targets = uniqueTargets(possiblePlacements(decision, choice).map((m) => isle(m.island)));
    scene.prompt = { id: "prompt-expand" };
  } else {
    const open = possiblePlacements(decision, { ...choice, beaches: [] });
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
