import { describe, expect, it } from "vitest";
import { completeCommand, isCompleteCommand, type ArgumentValues } from "./commandCompletion";

const VALUES: ArgumentValues = {
  names: ["Ana", "Anna Maria", "Ben"],
  bots: ["greedy", "random"],
  colours: ["red", "blue"],
  languages: ["de", "en"],
};
const texts = (line: string): string[] => completeCommand(line, VALUES).map(({ text }) => text);

describe("completion", () => {
  it.each([
    ["hello", []],
    ["/jo", ["/join "]],
    ["/start", ["/startnosave"]],
    ["/acc", ["/accept"]],
    ["/accept", []],
    ["/ACC", ["/accept"]],
    ["/dance", []],
    ["/bot ", ["/bot greedy", "/bot random"]],
    ["/bot r", ["/bot random"]],
    ["/bot random x", []],
    ["/join 2 b", ["/join 2 blue"]],
    ["/kick an", ["/kick Ana", "/kick Anna Maria"]],
    ["/tell b", ["/tell Ben "]],
    ["/lang d", ["/lang de"]],
    ["/option draws", ["/option drawseat "]],
    ["/option drawseat ", ["/option drawseat on", "/option drawseat off"]],
    ["/option start ", ["/option start off"]],
    ["/option seats ", []],
    ["/option timeout ", ["/option timeout move", "/option timeout seat"]],
    ["/option clock ", ["/option clock off", "/option clock move ", "/option clock budget ", "/option clock days "]],
    ["/option clock b", ["/option clock budget "]],
    ["/option standin r", ["/option standin random"]],
    ["/standin b", ["/standin Ben"]],
  ])("completes %j with %j", (line, wanted) => expect(texts(line)).toEqual(wanted));

  it("suggests every command after the slash, once and with a description", () => {
    const offered = completeCommand("/", VALUES);
    expect(offered.length).toBeGreaterThan(15);
    expect(new Set(offered.map(({ text }) => text)).size).toBe(offered.length);
    expect(offered.every(({ about }) => about?.startsWith("command-"))).toBe(true);
  });

  it("recognizes commands that need no further arguments", () => {
    expect([
      isCompleteCommand("/start"),
      isCompleteCommand("/sta"),
      isCompleteCommand("/join"),
      isCompleteCommand("/Start "),
    ]).toEqual([true, false, true, true]);
  });
});
