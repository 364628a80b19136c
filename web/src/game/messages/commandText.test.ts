import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n/i18n.svelte";
import { COMMANDS } from "./commands";
import { typeableColours, localizedUsage, levelNames, translateCommand } from "./commandText";

afterEach(() => setLanguage("en"));

describe("a command in German", () => {
  it("accepts translated and English names of colours and bots", async () => {
    await setLanguage("de");
    expect(translateCommand("/colour Rot")).toBe("/colour red");
    expect(translateCommand("/colour red")).toBe("/colour red");
    expect(translateCommand("/join 2 grün Ana Blau")).toBe("/join 2 green Ana Blau");
    expect(translateCommand("/join lila")).toBe("/join purple");
    expect(translateCommand("/bot Matrose")).toBe("/bot greedy");
    expect(translateCommand("/option standin treibgut")).toBe("/option standin random");
  });

  it("does not change other lines, or names that look like colours", async () => {
    await setLanguage("de");
    for (const line of [
      "rot",
      "/name Rot",
      "/option seats 3",
      "/kick Grün",
      "/join 2 Ana Rot",
      "/colour rosa",
      "/colour",
      "/",
    ]) {
      expect(translateCommand(line)).toBe(line);
    }
  });

  it("has its usage and lists in German", async () => {
    await setLanguage("de");
    expect(localizedUsage("/colour COLOUR")).toBe("/colour FARBE");
    expect(localizedUsage("/kick SEAT|NAME")).toBe("/kick PLATZ|NAME");
    expect(typeableColours()).toContain("grün");
    expect(levelNames()).toContain("Matrose");
  });
});

it("every placeholder is in the catalogue", async () => {
  await setLanguage("ja");
  expect(COMMANDS.map(([form]) => localizedUsage(form)).filter((form) => /[A-Z]/.test(form))).toEqual([]);
});
