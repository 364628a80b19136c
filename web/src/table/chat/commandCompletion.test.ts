import { describe, expect, it } from "vitest";
import { complete, isWhole, type Words } from "./commandCompletion";

const WORDS: Words = {
  names: ["Ana", "Anna Maria", "Ben"],
  bots: ["greedy", "random"],
  colours: ["red", "blue"],
  languages: ["de", "en"],
};
const texts = (line: string): string[] => complete(line, WORDS).map((one) => one.text);

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
  ])("%j can go on as %j", (line, wanted) => expect(texts(line)).toEqual(wanted));

  it("offers every command at the slash, each once and with what it does", () => {
    const offered = complete("/", WORDS);
    expect(offered.length).toBeGreaterThan(15);
    expect(new Set(offered.map((one) => one.text)).size).toBe(offered.length);
    expect(offered.every((one) => one.about?.startsWith("command-"))).toBe(true);
  });

  it("knows what can be sent as it is", () => {
    expect([isWhole("/start"), isWhole("/sta"), isWhole("/join"), isWhole("/Start ")]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
