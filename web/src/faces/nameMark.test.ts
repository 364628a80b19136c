import { describe, expect, it } from "vitest";
import { nameMark } from "./nameMark";

const drawn = (name: string): string => JSON.stringify(nameMark(name));

describe("the mark of a name", () => {
  it("is always the same", () => expect(drawn("Ana")).toBe(drawn("Ana")));

  it("is the same for a letter with an accent, however it is encoded", () =>
    expect(drawn("Jos\u00e9")).toBe(drawn("Jose\u0301")));

  it("differs between similar names", () => {
    const names = Array.from({ length: 4000 }, (_, number) => `Guest ${number}`);
    names.push(
      "Ana",
      "ana",
      "Anna",
      "Ana ",
      "Amy",
      "May",
      "Yam",
      "Mia",
      "Aim",
      "محمد",
      "محمود",
      "花",
      "花子",
      "𠮷",
      "👋",
    );
    expect(new Set(names.map(drawn)).size).toBe(names.length);
  });

  it("has two inks on a lighter ground, and lies in its square", () => {
    for (const name of ["", "A", "Ben", "W".repeat(36)]) {
      const { ground, ink, accent, inkPath, accentPath } = nameMark(name);
      expect(contrast(ground, ink)).toBeGreaterThan(4.5);
      expect(contrast(ground, accent)).toBeGreaterThan(2.5);
      expect(inkPath + accentPath).toMatch(/^(M[\d. L]+Z){16}$/);
      const numbers = (inkPath + accentPath).match(/[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(36);
    }
  });
});

/** Return the contrast of two colours as WCAG defines it, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
