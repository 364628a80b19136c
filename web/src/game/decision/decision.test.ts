import { describe, expect, it } from "vitest";
import type { Target } from "../../board/model/types";
import type { GameView, PositionView } from "../../generated/protocol";
import { actionsOf, decisionOf, initialChoice, EMPTY_CHOICE, applyPress, type Choice } from "./decision";
import { displayHeldMove, displayDecision } from "./decisionDisplay";

const game = (legal: string[], position: Partial<PositionView> = {}): GameView => ({
  position: {
    at_sea: {},
    lost: [],
    phase: "turn",
    pile: [],
    quiet_turns: 0,
    royal: {},
    ships: {},
    supply: {},
    tiles: [],
    turn: "red",
    ...position,
  },
  to_move: "red",
  legal,
  routes: null,
  undo: false,
  end: null,
  shuffle: { commitment: "", pile: null, salt: null },
  clock: null,
  ends: null,
});

const beach = (island: string, number: number): Target => ({ kind: "beach", island, beach: number });
const island = (name: string): Target => ({ kind: "island", island: name });

/** Return the move that results from presses on these targets. */
function presses(legal: string[], targets: Target[], start: Partial<Choice> = {}): string | null {
  const decision = decisionOf(game(legal));
  let choice: Choice = { ...initialChoice(decision), ...start };
  let send: string | null = null;
  for (const target of targets) ({ choice, send } = applyPress(decision, choice, target));
  return send;
}

describe("a press", () => {
  it("settles with one press on a beach", () => {
    expect(presses(["settle tonga.0", "settle tonga.3"], [beach("tonga", 3)])).toBe("settle tonga.3");
  });

  it("expands immediately if there is only one possibility", () => {
    expect(presses(["expand fiji.0,1,2", "crown fiji"], [island("fiji")])).toBe("expand fiji.0,1,2");
  });

  const three = ["expand samoa.0,1", "expand samoa.0,2", "expand samoa.1,2", "expand tonga.0"];

  it("expands beach by beach, and is complete when all are chosen", () => {
    expect(presses(three, [island("samoa"), beach("samoa", 2)])).toBeNull();
    expect(presses(three, [island("samoa"), beach("samoa", 2), beach("samoa", 0)])).toBe("expand samoa.0,2");
  });

  it("deselects a chosen beach", () => {
    const targets = [island("samoa"), beach("samoa", 2), beach("samoa", 2), beach("samoa", 1), beach("samoa", 0)];
    expect(presses(three, targets)).toBe("expand samoa.0,1");
  });

  it("switches to another island", () => {
    expect(presses(three, [island("samoa"), beach("tonga", 0)])).toBe("expand tonga.0");
  });

  it("sends an illegal move, so that the server explains it", () => {
    expect(presses(three, [island("fiji")])).toBe("expand fiji.0");
    expect(presses(three, [island("fiji")], { action: "crown" })).toBe("crown fiji");
  });

  it("sails from a pier, or from a full beach that has only one", () => {
    const legal = ["sail rapa_nui:1", "sail rapa_nui:2", "sail tonga:4"];
    expect(presses(legal, [{ kind: "pier", island: "rapa_nui", side: 2 }])).toBe("sail rapa_nui:2");
    expect(presses(legal, [beach("tonga", 4)])).toBe("sail tonga:4");
    expect(presses(legal, [beach("rapa_nui", 0)])).toBeNull();
    expect(presses(legal, [beach("tonga", 1)])).toBe("sail tonga:1");
  });

  it("lands the chosen colour", () => {
    const legal = ["land blue fiji.0", "land red fiji.0", "land red fiji.1"];
    expect(presses(legal, [beach("fiji", 0)])).toBe("land blue fiji.0");
    expect(presses(legal, [beach("fiji", 1)], { colour: "red" })).toBe("land red fiji.1");
  });

  it("enters with two ships on Tonga, even on one beach, or with one ship elsewhere", () => {
    const legal = ["enter fiji.1", "enter tonga.0,0", "enter tonga.0,1", "enter tonga.1,1", "resettle"];
    expect(presses(legal, [beach("fiji", 1)])).toBe("enter fiji.1");
    expect(presses(legal, [beach("tonga", 1)])).toBeNull();
    expect(presses(legal, [beach("tonga", 1), beach("tonga", 0)])).toBe("enter tonga.0,1");
    expect(presses(legal, [beach("tonga", 1), beach("tonga", 1)])).toBe("enter tonga.1,1");
  });

  it("lays at an exit and takes a ship", () => {
    expect(presses(["lay w03:4"], [{ kind: "exit", tile: "w03", side: 4 }])).toBe("lay w03:4");
    expect(presses(["take fiji.0"], [beach("fiji", 0)])).toBe("take fiji.0");
  });
});

describe("the display of a decision", () => {
  it("marks the islands, then the beaches of the chosen one", () => {
    const now = game(["expand samoa.0,1", "expand samoa.0,2", "expand tonga.0"]);
    const decision = decisionOf(now);
    expect(displayDecision(decision, EMPTY_CHOICE, now)).toMatchObject({
      pick: "island",
      targets: [island("samoa"), island("tonga")],
    });
    const chosen = displayDecision(decision, { ...EMPTY_CHOICE, island: "samoa", beaches: [1] }, now);
    expect(chosen).toMatchObject({
      pick: "beach",
      active: "samoa",
      targets: [0, 1, 2].map((b) => beach("samoa", b)),
      pending: [{ island: "samoa", beach: 1, colour: "red" }],
      prompt: { args: { left: 1 } },
    });
  });

  it("lets full beaches pulse while fleets must sail", () => {
    const ships: PositionView["ships"] = { nauru: [{ red: 2 }, { red: 1 }, {}] };
    const now = game(["sail nauru:1", "sail nauru:2"], { phase: "migration", ships });
    expect(displayDecision(decisionOf(now), EMPTY_CHOICE, now)).toMatchObject({ pick: "pier", pulsing: ["nauru.0"] });
  });

  it("offers the legal actions and starts with expanding", () => {
    const decision = decisionOf(game(["crown fiji", "expand fiji.0", "resettle"]));
    expect([...actionsOf(decision)].sort()).toEqual(["crown", "expand", "resettle"]);
    expect(initialChoice(decision).action).toBe("expand");
    expect(initialChoice(decisionOf(game(["resettle"]))).action).toBe("resettle");
  });

  it("keeps the landing colour while ships of it are left", () => {
    const decision = decisionOf(game(["land blue fiji.0", "land red fiji.0"]));
    expect(initialChoice(decision, { ...EMPTY_CHOICE, colour: "red" }).colour).toBe("red");
    expect(initialChoice(decision, { ...EMPTY_CHOICE, colour: "green" }).colour).toBe("blue");
  });

  it("is empty for spectators", () => {
    expect(decisionOf(null).kind).toBe("none");
    expect(decisionOf({ ...game([]), legal: null }).kind).toBe("none");
  });
});

describe("a touch, which cannot hover", () => {
  const legal = ["sail rapa_nui:1", "sail rapa_nui:2", "sail tonga:4"];
  const decision = decisionOf(game(legal));
  const pier = (side: number): Target => ({ kind: "pier", island: "rapa_nui", side });
  const tap = (target: Target, choice: Choice = initialChoice(decision)) => applyPress(decision, choice, target, true);

  it("shows a route with the first tap and sails with the second", () => {
    const first = tap(pier(1));
    expect(first).toMatchObject({ send: null, choice: { previewed: "sail rapa_nui:1" } });
    expect(tap(pier(1), first.choice)).toMatchObject({ send: "sail rapa_nui:1", choice: { previewed: null } });
  });

  it("shows another route when another pier is tapped, and none after a tap elsewhere", () => {
    const other = tap(pier(2), tap(pier(1)).choice);
    expect(other).toMatchObject({ send: null, choice: { previewed: "sail rapa_nui:2" } });
    expect(tap(island("samoa"), other.choice)).toMatchObject({ send: null, choice: { previewed: null } });
  });

  it("taps the beach of a single pier twice", () => {
    expect(tap(beach("tonga", 4), tap(beach("tonga", 4)).choice).send).toBe("sail tonga:4");
  });

  it("sends a tap on an illegal pier immediately", () => {
    expect(tap({ kind: "pier", island: "tonga", side: 0 }).send).toBe("sail tonga:0");
  });
});

describe("a move that cannot be undone", () => {
  const exit = (side: number): Target => ({ kind: "exit", tile: "w01", side });

  it("lays a tile with the second tap, or with the first mouse click", () => {
    const decision = decisionOf(game(["lay w01:1", "lay w01:2"], { phase: "lay" }));
    const first = applyPress(decision, EMPTY_CHOICE, exit(1), true);
    expect(first).toMatchObject({ send: null, choice: { previewed: "lay w01:1" } });
    expect(applyPress(decision, first.choice, exit(1), true).send).toBe("lay w01:1");
    expect(applyPress(decision, first.choice, exit(2), true)).toMatchObject({
      send: null,
      choice: { previewed: "lay w01:2" },
    });
    expect(applyPress(decision, EMPTY_CHOICE, exit(1)).send).toBe("lay w01:1");
    const now = game([], {});
    expect(displayDecision(decision, first.choice, now)).toMatchObject({
      chosen: exit(1),
      prompt: { id: "prompt-lay-looked" },
    });
  });

  it("announces ships without a berth, and asks for confirmation", () => {
    // Oahu has beaches with three, five and three berths. Only one berth is free.
    const ships = { oahu: [{ blue: 2 }, { blue: 5 }, { blue: 3 }] };
    const now = game(["land red oahu.0"], { phase: "landing", ships, fleet: { red: 3 } });
    const decision = decisionOf(now);
    const choice = initialChoice(decision);
    expect(displayDecision(decision, choice, now).prompt).toMatchObject({
      id: "prompt-land-scarce",
      args: { free: 1, count: 3 },
    });
    const previewed = applyPress(decision, choice, beach("oahu", 0), true);
    expect(previewed.send).toBeNull();
    expect(displayDecision(decision, previewed.choice, now)).toMatchObject({
      prompt: { id: "prompt-land-home", args: { fleet: { fleet: { red: 2 } } } },
      pending: [{ island: "oahu", beach: 0, colour: "red" }],
    });
    expect(applyPress(decision, previewed.choice, beach("oahu", 0), true).send).toBe("land red oahu.0");
  });

  it("shows the berth for a ship that is taken", () => {
    const now = game(["take tonga.1"], { phase: "take" });
    expect(displayDecision(decisionOf(now), EMPTY_CHOICE, now, "expand fiji.2")).toMatchObject({
      active: "fiji",
      pending: [{ island: "fiji", beach: 2, colour: "red" }],
      prompt: { id: "prompt-take-there", args: { island: { island: "fiji" } } },
    });
    expect(displayDecision(decisionOf(now), EMPTY_CHOICE, now).prompt.id).toBe("prompt-take");
  });
});

describe("a display", () => {
  it("highlights a new island while it is settled, and none during the setup", () => {
    const settling = game(["settle fiji.0", "settle fiji.1"], { phase: "settle" });
    expect(displayDecision(decisionOf(settling), EMPTY_CHOICE, settling).active).toBe("fiji");
    const start = game(["settle tonga.0"], { phase: "setup" });
    expect(displayDecision(decisionOf(start), EMPTY_CHOICE, start).active).toBeNull();
  });

  it("counts the ships of a colour that have to land", () => {
    const legal = ["land red fiji.0", "land red fiji.1"];
    const prompt = (red: number) => {
      const now = game(legal, { phase: "landing", fleet: { red } });
      return displayDecision(decisionOf(now), initialChoice(decisionOf(now)), now).prompt;
    };
    expect(prompt(1).id).toBe("prompt-land");
    expect(prompt(3)).toMatchObject({ id: "prompt-land-several", args: { count: 3 } });
  });

  it("shows a held move without other targets", () => {
    const now = game(["expand samoa.0,1", "expand samoa.0,2", "expand samoa.1,2"]);
    const decision = decisionOf(now);
    const held = displayHeldMove("expand samoa.0,2", decision, displayDecision(decision, EMPTY_CHOICE, now));
    expect(held).toMatchObject({ targets: [], active: "samoa", prompt: { id: "confirm-title" } });
    expect(held.pending).toEqual([0, 2].map((number) => ({ island: "samoa", beach: number, colour: "red" })));
    const landing = displayHeldMove("land blue fiji.1", decisionOf(game(["land blue fiji.1"])), held);
    expect(landing.pending).toEqual([{ island: "fiji", beach: 1, colour: "blue" }]);
    expect(displayHeldMove("crown samoa", decision, held).pending).toEqual([]);
  });
});
