import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Film } from "../../board";
import type { Evaluate, PositionView, Variation } from "../../generated/protocol";
import { Tries } from "./tries.svelte";

const start: PositionView = {
  ...{ at_sea: {}, lost: [], phase: "turn", pile: ["fiji", "samoa"], quiet_turns: 0, royal: {} },
  ...{ ships: { tonga: [{ red: 1 }, {}, {}, {}, {}, {}] }, supply: { red: 14, blue: 15 } },
  ...{ tiles: [{ id: "tonga", q: 0, r: 0, rotation: 0 }], turn: "red" },
};
const LEGAL = ["expand tonga.1", "expand tonga.2"];

let asked: string[][];
let refused: boolean;
let tries: Tries;

function variation(moves: readonly string[]): Variation {
  const frames = moves.map((move, i) => ({
    ...{ move, colour: "red" as const, turn: 1, happened: [] },
    change: { quiet_turns: i + 1 },
  }));
  return { frames, legal: LEGAL, routes: null, suggestion: null, end: null };
}

beforeEach(() => {
  asked = [];
  refused = false;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const moves = (JSON.parse(body) as Evaluate).moves ?? [];
    asked.push(moves);
    const facts = { refusal: "crown_not_alone", clause: "4", island: "tonga" };
    const [answer, status] = refused ? [{ code: "refused", facts }, 409] : [variation(moves), 200];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  tries = new Tries({ record: "x" }, new Film(), () => 0);
});

afterEach(() => vi.unstubAllGlobals());

it("plays moves one after the other, and takes them back", async () => {
  await tries.begin({ number: 7, position: start });
  expect(tries.decision.kind).toBe("act");
  tries.press({ kind: "beach", island: "tonga", beach: 1 }, false);
  await vi.waitFor(() => expect(tries.moves).toEqual(["expand tonga.1"]));
  expect(tries.position?.quiet_turns).toBe(1);
  tries.playAll(["expand tonga.2", "expand tonga.1"]);
  await vi.waitFor(() => expect(tries.moves).toHaveLength(3));
  tries.undo();
  await vi.waitFor(() => expect(tries.moves).toHaveLength(2));
  expect(asked.at(-1)).toEqual(["expand tonga.1", "expand tonga.2"]);
  tries.end();
  expect([tries.start, tries.position, tries.moves]).toEqual([null, null, []]);
});

it("says why a move is not allowed, and stays where it is", async () => {
  await tries.begin({ number: 7, position: start });
  refused = true;
  tries.play("crown tonga");
  await vi.waitFor(() => expect(tries.notes.all).toHaveLength(1));
  expect([tries.notes.all[0]?.kind, tries.notes.all[0]?.clause, tries.moves]).toEqual(["refused", "4", []]);
});

it("drops an answer that comes when the game is looked at again", async () => {
  const begun = tries.begin({ number: 7, position: start });
  tries.end();
  await begun;
  expect([tries.start, tries.position]).toEqual([null, null]);
});
